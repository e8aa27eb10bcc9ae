import { expect, it, vi } from 'vitest';
import { createLeaveBlocker } from './leave-blocker.ts';

const form = { pathname: '/document' };
const tags = { pathname: '/tags' };
const trash = { pathname: '/trash' };

function setUp(...answers: boolean[]) {
  const isBlocked = createLeaveBlocker();
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? false));
  const question = { ask, withdraw: vi.fn<() => void>() };
  return {
    ...question,
    go: (current: typeof form, next: typeof form) => isBlocked({ current, next }, question),
  };
}

it('blocks a navigation until the user leaves', async () => {
  const { go, ask } = setUp(false, true);
  expect(await go(form, tags)).toBe(true);
  expect(await go(form, tags)).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not ask about a page that was left and is shown until the next one is loaded', async () => {
  const { go, ask } = setUp(true);
  await go(form, tags);
  expect([await go(tags, trash), await go(trash, form)]).toEqual([false, false]);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again once the user is back', async () => {
  const { go, ask } = setUp(true, false);
  await go(form, tags);
  await go(tags, form);
  expect(await go(form, tags)).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks again where another question of the page kept the user on it', async () => {
  const { go } = setUp(true, false);
  await go(form, tags);
  expect(await go(form, tags)).toBe(true);
});

it('withdraws the question when the user goes forward again', async () => {
  const { go, ask, withdraw } = setUp();
  await go(form, { ...form });
  expect(withdraw).not.toHaveBeenCalled();
  ask.mockReturnValueOnce(new Promise(() => undefined));
  void go(form, tags);
  expect(await go(form, form)).toBe(false);
  expect(withdraw).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createByteBudget, OverloadError, type ByteShare } from './byte-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Budget = ReturnType<typeof createByteBudget>;

const newBudget = () => createByteBudget({ capacity: 100, patience: 1000, longestWait: 10_000 });

function ask(budget: Budget, owner: string, bytes: number) {
  const share = budget.open(owner);
  const asked = { share, state: 'waiting' };
  const set = (state: string) => () => void (asked.state = state);
  void share.grow(bytes).then(set('entered'), set('refused'));
  void share.whileHeld(new Promise(() => undefined)).catch(set('revoked'));
  return asked;
}

/** Touches the shares while time passes, so that they are not regarded as lost. */
async function pass(milliseconds: number, ...shares: ByteShare[]) {
  for (let left = milliseconds; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    for (const share of shares) share.touch();
  }
  await vi.advanceTimersByTimeAsync(0);
}

it('lets shares in at once while there is room', async () => {
  const budget = newBudget();
  const asked = [ask(budget, 'a', 60), ask(budget, 'b', 40)];
  await pass(0);
  expect(asked.map(({ state }) => state)).toEqual(['entered', 'entered']);
});

it('lets a share wait until another one is released or shrinks', async () => {
  const budget = newBudget();
  const first = ask(budget, 'a', 100);
  const [second, third] = [ask(budget, 'a', 50), ask(budget, 'a', 50)];
  first.share.shrink(50);
  await pass(0);
  expect([second.state, third.state]).toEqual(['entered', 'waiting']);
  first.share.release();
  await pass(0);
  expect(third.state).toBe('entered');
});

it('serves the owner with the least first', async () => {
  const budget = newBudget();
  const held = [ask(budget, 'a', 50), ask(budget, 'b', 50)];
  const own = ask(budget, 'a', 50);
  const others = ask(budget, 'c', 50);
  held[1]?.share.release();
  await pass(0);
  expect([own.state, others.state]).toEqual(['waiting', 'entered']);
});

it('makes the oldest share of the owner with the most give way', async () => {
  const budget = newBudget();
  const small = ask(budget, 'b', 20);
  const old = ask(budget, 'a', 40);
  await pass(500);
  const young = ask(budget, 'a', 40);
  const next = ask(budget, 'c', 30);
  await pass(900);
  expect(next.state).toBe('waiting');
  await pass(600);
  expect([small, old, young, next].map(({ state }) => state)).toEqual([
    'entered',
    'revoked',
    'entered',
    'entered',
  ]);
});

it('makes no share give way to one of an owner who holds as much', async () => {
  const budget = newBudget();
  const held = [ask(budget, 'a', 50), ask(budget, 'b', 50)];
  const next = ask(budget, 'a', 50);
  await pass(9900, ...held.map(({ share }) => share));
  expect([...held, next].map(({ state }) => state)).toEqual(['entered', 'entered', 'waiting']);
  await pass(200);
  expect(next.state).toBe('refused');
});

it('makes no share give way that was renewed or is settled', async () => {
  const budget = newBudget();
  const settled = ask(budget, 'a', 50);
  const renewed = ask(budget, 'b', 50);
  settled.share.settle();
  const next = ask(budget, 'c', 50);
  for (let count = 0; count < 18; count += 1) {
    await pass(500);
    renewed.share.renew();
  }
  expect([settled, renewed, next].map(({ state }) => state)).toEqual([
    'entered',
    'entered',
    'waiting',
  ]);
});

it('keeps room for other owners while one has settled shares', async () => {
  const options = { capacity: 100, ownerCapacity: 70, patience: 1000, longestWait: 10_000 };
  const budget = createByteBudget(options);
  const own = [1, 2, 3].map(() => ask(budget, 'a', 35));
  for (const { share } of own) share.settle();
  const other = ask(budget, 'b', 30);
  await pass(0);
  expect([...own, other].map(({ state }) => state)).toEqual([
    'entered',
    'entered',
    'waiting',
    'entered',
  ]);
  // An owner that waits because of its own shares neither makes others release memory nor makes
  // them wait behind it.
  other.share.release();
  const late = ask(budget, 'c', 30);
  await pass(5000, ...own.map(({ share }) => share), late.share);
  expect([own[2]?.state, late.state]).toEqual(['waiting', 'entered']);
  own[0]?.share.release();
  await pass(0);
  expect(own[2]?.state).toBe('entered');
});

it('lets the only share of an owner take all there is', async () => {
  const options = { capacity: 100, ownerCapacity: 70, patience: 1000, longestWait: 10_000 };
  const large = ask(createByteBudget(options), 'a', 100);
  await pass(0);
  expect(large.state).toBe('entered');
});

it('gives the room of a share away that has been silent for 90 seconds, as its request may be gone', async () => {
  const budget = newBudget();
  const silent = ask(budget, 'a', 100);
  silent.share.settle();
  await pass(89_000);
  const early = ask(budget, 'a', 100);
  await pass(900);
  expect(early.state).toBe('waiting');
  await pass(1500);
  expect(early.state).toBe('entered');
});

it('takes the room of a share once, however it ends', async () => {
  const budget = newBudget();
  const revoked = ask(budget, 'a', 100);
  await pass(1000);
  const next = ask(budget, 'b', 100);
  await pass(1000);
  expect([revoked.state, next.state]).toEqual(['revoked', 'entered']);
  revoked.share.release();
  const third = ask(budget, 'b', 1);
  await pass(0);
  expect(third.state).toBe('waiting');
  await expect(revoked.share.whileHeld(Promise.resolve())).rejects.toThrow(OverloadError);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { collectEarlyKeys } from './early-keys.ts';

const target = new EventTarget();
beforeEach(() => vi.stubGlobal('window', target));

function press(...keys: string[]): string[] {
  return keys.filter((key) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
    return target.dispatchEvent(event);
  });
}

it('collects what is typed before the field has the focus, and none of it reaches the page', () => {
  const keys = collectEarlyKeys(() => undefined);
  expect(press('o', 'a', 'x', 'Backspace', 'k', 'Tab')).toEqual(['Tab']);
  expect(keys.take()).toEqual({ text: 'oak', isEntered: false });
  expect(press('s')).toEqual(['s']);
});

it('remembers Enter, unless something was typed after it', () => {
  const entered = collectEarlyKeys(() => undefined);
  expect(press('o', 'Enter')).toEqual([]);
  expect(entered.take()).toEqual({ text: 'o', isEntered: true });
  const changed = collectEarlyKeys(() => undefined);
  press('o', 'Enter', 'a');
  expect(changed.take()).toEqual({ text: 'oa', isEntered: false });
});

it('gives up on Escape', () => {
  const onEscape = vi.fn<() => void>();
  collectEarlyKeys(onEscape);
  press('o', 'Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(press('a')).toEqual(['a']);
});

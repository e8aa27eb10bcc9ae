import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeysInView } from './keys-in-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs a key at once that is pressed after a glance', () => {
  const keys = createKeysInView();
  const confirm = vi.fn();
  vi.advanceTimersByTime(300);
  keys.press('c', confirm);
  expect(confirm).toHaveBeenCalledOnce();
});

it('runs a key later that is pressed right after navigating', () => {
  const keys = createKeysInView();
  const skip = vi.fn();
  vi.advanceTimersByTime(50);
  keys.press('s', skip);
  expect(skip).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(skip).toHaveBeenCalledOnce();
});

it('ignores a key that is pressed twice, also where the next document is shown in between', () => {
  const keys = createKeysInView();
  const confirm = vi.fn();
  vi.advanceTimersByTime(400);
  keys.press('c', confirm);
  const next = createKeysInView();
  vi.advanceTimersByTime(100);
  next.press('c', confirm);
  vi.advanceTimersByTime(1000);
  expect(confirm).toHaveBeenCalledOnce();
});

it('forgets a key of a document that is left before it was seen', () => {
  const keys = createKeysInView();
  const skip = vi.fn();
  const leave = keys.show('doc_1');
  keys.press('s', skip);
  leave();
  vi.advanceTimersByTime(1000);
  expect(skip).not.toHaveBeenCalled();
});

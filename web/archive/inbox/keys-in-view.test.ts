import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeysInView, forgetKeptKey, keepKey } from './keys-in-view.ts';

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
  const leave = keys.show('doc_1', () => undefined);
  keys.press('s', skip);
  leave();
  vi.advanceTimersByTime(1000);
  expect(skip).not.toHaveBeenCalled();
});

it('runs a key that was pressed while its document was loaded, once that can be seen', () => {
  const run = vi.fn();
  keepKey('doc_1', 'c');
  vi.advanceTimersByTime(400);
  keepKey('doc_1', 's');
  vi.advanceTimersByTime(100);
  createKeysInView().show('doc_1', run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(run.mock.calls).toEqual([['s']]);
  createKeysInView().show('doc_1', run);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it('ignores a key that is pressed twice, also where the next document is still loaded', () => {
  const run = vi.fn();
  createKeysInView().press('c', () => undefined);
  vi.advanceTimersByTime(100);
  keepKey('doc_2', 'c');
  createKeysInView().show('doc_2', run);
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});

it('keeps no key for another document, nor for one that was loaded in vain', () => {
  const run = vi.fn();
  keepKey('doc_1', 'c');
  createKeysInView().show('doc_2', run);
  forgetKeptKey();
  createKeysInView().show('doc_1', run);
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDrag } from './watch-drag.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends without an event of its own once nothing is dragged over the page any more', () => {
  const onChange = vi.fn<(isDragging: boolean) => void>();
  const drag = watchDrag(onChange);
  for (let time = 0; time < 10; time += 1) {
    drag.note();
    vi.advanceTimersByTime(350);
  }
  expect(onChange.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(700);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  drag.note();
  expect(onChange.mock.lastCall).toEqual([true]);
});

it('ends at once when something is dropped, and not again', () => {
  const onChange = vi.fn<(isDragging: boolean) => void>();
  const drag = watchDrag(onChange);
  drag.note();
  drag.end();
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSingleFlight, ignoreRepetition, noteKey, notePress } from './single-flight.ts';

/** After this time, a press is a separate one. */
const later = () => vi.advanceTimersByTimeAsync(310);
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeAll(() => void vi.useFakeTimers());
beforeEach(later);
afterAll(() => void vi.useRealTimers());

function guarded(action: () => unknown) {
  const fly = createSingleFlight();
  return (event: { detail?: number; repeat?: boolean; timeStamp?: number }) => {
    const preventDefault = vi.fn<() => void>();
    const timeStamp = performance.now();
    if (!ignoreRepetition({ timeStamp, ...event, preventDefault })) void fly(action);
    return { isPrevented: preventDefault.mock.calls.length > 0 };
  };
}

describe('a guarded action', () => {
  it('runs once for a double click, although it has finished in between', async () => {
    const send = vi.fn(() => Promise.resolve());
    const click = guarded(send);
    expect(click({ detail: 1 })).toEqual({ isPrevented: false });
    await Promise.resolve();
    expect(click({ detail: 2 })).toEqual({ isPrevented: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('runs once for a double click without a promise', () => {
    const open = vi.fn();
    const click = guarded(open);
    click({ detail: 1 });
    click({ detail: 2 });
    click({ detail: 3 });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('runs for each of two separate clicks, without a pause', async () => {
    const send = vi.fn(() => Promise.resolve());
    const click = guarded(send);
    click({ detail: 1 });
    await soon();
    click({ detail: 1 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('runs once while Enter is held, and again when it is pressed again', async () => {
    const send = vi.fn(() => Promise.resolve());
    const press = guarded(send);
    press({ repeat: false });
    await soon();
    expect(press({ repeat: true })).toEqual({ isPrevented: true });
    expect(send).toHaveBeenCalledTimes(1);
    await later();
    press({ repeat: false });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('runs for an Enter after another key, as in a menu that Enter has opened', () => {
    const [open, choose] = [vi.fn(), vi.fn()];
    for (const [key, press] of [
      ['Enter', guarded(open)],
      ['ArrowDown', undefined],
      ['Enter', guarded(choose)],
    ] as const) {
      noteKey(key);
      press?.({ repeat: false });
    }
    expect(choose).toHaveBeenCalledOnce();
  });

  it('runs once where Enter is pressed twice, although it has finished in between', async () => {
    const [send, other] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    const [press, pressOther] = [guarded(send), guarded(other)];
    press({ repeat: false });
    await vi.advanceTimersByTimeAsync(30);
    expect(press({ repeat: false })).toEqual({ isPrevented: true });
    // The focus may have moved to another button by then.
    expect(pressOther({ repeat: false })).toEqual({ isPrevented: true });
    expect(send).toHaveBeenCalledTimes(1);
    await later();
    pressOther({ repeat: false });
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('counts from when keys were pressed, however late a busy page handles them', async () => {
    const send = vi.fn();
    const press = guarded(send);
    const timeStamp = performance.now();
    press({ repeat: false, timeStamp });
    await later();
    press({ repeat: false, timeStamp: timeStamp + 100 });
    expect(send).toHaveBeenCalledTimes(1);
    press({ repeat: false, timeStamp: timeStamp + 400 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not submit what the first press has opened', async () => {
    const submit = guarded(vi.fn());
    notePress({ timeStamp: performance.now() });
    expect(submit({ repeat: false })).toEqual({ isPrevented: true });
    await later();
    expect(submit({ repeat: false })).toEqual({ isPrevented: false });
  });

  it('runs once while it is pending, however often and late it is called', async () => {
    const response = Promise.withResolvers<void>();
    const send = vi.fn(() => response.promise);
    const click = guarded(send);
    click({ detail: 1 });
    click({ detail: 1 });
    click({ detail: 0 });
    expect(send).toHaveBeenCalledTimes(1);
    response.resolve();
    await soon();
    click({ detail: 1 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('runs again after a failure, which is shown elsewhere', async () => {
    const fly = createSingleFlight();
    await fly(() => Promise.reject(new Error('Refused')));
    const action = vi.fn();
    void fly(action);
    expect(action).toHaveBeenCalledTimes(1);
  });
});

it('counts a key once, however often it is asked of the same event', () => {
  const timeStamp = performance.now();
  const event = { repeat: false, timeStamp, preventDefault: vi.fn<() => void>() };
  expect([ignoreRepetition(event), ignoreRepetition(event)]).toEqual([false, false]);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

import { describe, expect, it, vi } from 'vitest';
import { createSingleFlight, ignoreRepetition } from './single-flight.ts';

/** A button that guards its action, as `Button` does. */
function guarded(action: () => unknown) {
  const fly = createSingleFlight();
  return (event: { detail?: number; repeat?: boolean }) => {
    const preventDefault = vi.fn<() => void>();
    if (!ignoreRepetition({ ...event, preventDefault })) void fly(action);
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
    await new Promise((resolve) => setTimeout(resolve));
    click({ detail: 1 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('runs once while Enter is held, and again when it is pressed again', async () => {
    const send = vi.fn(() => Promise.resolve());
    const press = guarded(send);
    press({ repeat: false });
    await new Promise((resolve) => setTimeout(resolve));
    expect(press({ repeat: true })).toEqual({ isPrevented: true });
    expect(send).toHaveBeenCalledTimes(1);
    press({ repeat: false });
    expect(send).toHaveBeenCalledTimes(2);
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
    await new Promise((resolve) => setTimeout(resolve));
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

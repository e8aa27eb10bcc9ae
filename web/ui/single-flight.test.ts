import { expect, it, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

const click = (
  flight: ReturnType<typeof createSingleFlight>,
  action: () => unknown,
  time: number,
) => flight.run(action, time);

it('ignores a repetition while the action runs, however long it takes', async () => {
  const flight = createSingleFlight();
  const response = Promise.withResolvers<void>();
  const action = vi.fn(() => response.promise);
  const running = click(flight, action, 0);
  void click(flight, action, 0);
  void click(flight, action, 60_000);
  expect(action).toHaveBeenCalledTimes(1);

  response.resolve();
  await running;
  void click(flight, action, 60_001);
  expect(action).toHaveBeenCalledTimes(2);
});

it('ignores the second half of a double click although the action has finished', async () => {
  const flight = createSingleFlight();
  const action = vi.fn(() => Promise.resolve());
  await click(flight, action, 0);
  void click(flight, action, 200);
  expect(action).toHaveBeenCalledTimes(1);
  void click(flight, action, 600);
  expect(action).toHaveBeenCalledTimes(2);
});

it('ignores the second half of a double click on an action without a promise', () => {
  const flight = createSingleFlight();
  const action = vi.fn();
  void click(flight, action, 0);
  void click(flight, action, 80);
  expect(action).toHaveBeenCalledTimes(1);
});

it('runs again at once after a change', async () => {
  const flight = createSingleFlight();
  const action = vi.fn(() => Promise.resolve());
  await click(flight, action, 0);
  flight.allowRepeat();
  void click(flight, action, 50);
  expect(action).toHaveBeenCalledTimes(2);
});

it('runs again after a failure, which is shown elsewhere', async () => {
  const flight = createSingleFlight();
  await click(flight, () => Promise.reject(new Error('Refused')), 0);
  const action = vi.fn();
  void click(flight, action, 1000);
  expect(action).toHaveBeenCalledTimes(1);
});

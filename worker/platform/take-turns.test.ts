import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs one work after another, also after one that failed', async () => {
  const inTurn = takeTurns(1000);
  const steps: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b'), work('c')]);
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('does not wait for ever for a work that is dead', async () => {
  const inTurn = takeTurns(1000);
  void inTurn(() => new Promise(() => undefined));
  let isRun = false;
  const second = inTurn(async () => {
    isRun = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isRun).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(isRun).toBe(true);
});

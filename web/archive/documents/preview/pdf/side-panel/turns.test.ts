import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('does one piece of work at a time, also after one that fails', async () => {
  const takeTurn = createTurns();
  const first = Promise.withResolvers<void>();
  const begun: number[] = [];
  takeTurn(async () => {
    begun.push(1);
    await first.promise;
  });
  takeTurn(async () => {
    begun.push(2);
  });
  await settle();
  expect(begun).toEqual([1]);
  first.reject(new Error('damaged page'));
  await settle();
  expect(begun).toEqual([1, 2]);
});

it('never begins what is cancelled before its turn, and tells what has begun', async () => {
  const takeTurn = createTurns();
  const begun: AbortSignal[] = [];
  const cancels = Array.from({ length: 100 }, () =>
    takeTurn(async (signal) => {
      begun.push(signal);
      await settle();
    }),
  );
  await settle();
  for (const cancel of cancels.slice(0, -1)) cancel();
  await settle();
  await settle();
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
});

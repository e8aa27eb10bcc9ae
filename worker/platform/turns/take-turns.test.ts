import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoTurn, takeTurns, takeTurnsByKey } from './take-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const dead = () => new Promise<never>(() => undefined);

it('runs one work after another in their order, also after one that failed', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 1000 });
  const steps: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b'), work('c'), work('d')]);
  expect(steps).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

it('begins exactly one of those that wait when a work is dead', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 5000 });
  void inTurn(dead);
  const begun: number[] = [];
  for (const place of [1, 2, 3]) {
    void inTurn(() => {
      begun.push(place);
      return dead();
    });
  }
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([1, 2]);
});

it('refuses a work that comes with a shorter wait before the others', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 5000 });
  void inTurn(dead);
  const patient = inTurn(() => Promise.resolve('patient'));
  const refused = expect(inTurn(dead, 400)).rejects.toThrow(NoTurn);
  await vi.advanceTimersByTimeAsync(400);
  await refused;
  await vi.advanceTimersByTimeAsync(600);
  expect(await patient).toBe('patient');
});

it('begins work that waits before work that arrives when a turn ends', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 1000 });
  const begun: string[] = [];
  const repeat = async (name: string) => {
    for (let round = 1; round <= 3; round += 1) {
      await inTurn(async () => {
        begun.push(`${name}${round}`);
        await Promise.resolve();
      });
    }
  };
  const all = Promise.all([repeat('a'), repeat('b'), repeat('c')]);
  await vi.advanceTimersByTimeAsync(100);
  await all;
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
});

it('lets whoever comes begin soon if those that wait have ended without a word', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 5000 });
  void inTurn(dead);
  // The timers of a request that has ended never fire.
  const timers = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  void inTurn(dead);
  timers.mockRestore();
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 1000);
  const work = vi.fn(() => Promise.resolve());
  void inTurn(work);
  await vi.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledOnce();
});

it('counts the time of a turn from its begin, not from its arrival', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 5000 });
  let active = 0;
  let most = 0;
  const works = Array.from({ length: 5 }, () =>
    inTurn(async () => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setTimeout(resolve, 900));
      active -= 1;
    }),
  );
  await vi.advanceTimersByTimeAsync(4500);
  await Promise.all(works);
  expect(most).toBe(1);
});

it('refuses a work that has waited too long, without running it', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 400 });
  void inTurn(dead);
  const work = vi.fn(() => Promise.resolve());
  const refused = expect(inTurn(work)).rejects.toThrow(NoTurn);
  await vi.advanceTimersByTimeAsync(400);
  await refused;
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  await inTurn(work);
  expect(work).toHaveBeenCalledOnce();
});

it('says how much of a turn is left, and a dead work that ends late does not end the turn of another', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 5000 });
  const late = inTurn(async (turn) => {
    const atBegin = turn.left();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return [atBegin, turn.left()];
  });
  void inTurn(dead);
  const third = vi.fn(() => Promise.resolve());
  void inTurn(third);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await late).toEqual([1000, -500]);
  expect(third).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(third).toHaveBeenCalledOnce();
});

it('refuses at once what finds too many waiting, and forgets those that waited too long', async () => {
  const inTurn = takeTurns({ longestTurn: 1000, longestWait: 400, mostWaiting: 2 });
  void inTurn(dead);
  const waiting = [inTurn(dead), inTurn(dead)];
  const refused = waiting.map((work) => expect(work).rejects.toThrow(NoTurn));
  await expect(inTurn(dead)).rejects.toThrow(NoTurn);
  await vi.advanceTimersByTimeAsync(400);
  await Promise.all(refused);
  const next = expect(inTurn(dead)).rejects.toThrow(NoTurn);
  await vi.advanceTimersByTimeAsync(400);
  await next;
  await vi.advanceTimersByTimeAsync(200);
  expect(await inTurn(() => Promise.resolve('after'))).toBe('after');
});

it('runs works of different keys side by side, and those of one key one after another', async () => {
  const inTurn = takeTurnsByKey({ longestTurn: 1000, longestWait: 1000, mostWaiting: 1 });
  void inTurn('a', dead);
  expect(await inTurn('b', () => Promise.resolve('b'))).toBe('b');
  const waiting = inTurn('a', () => Promise.resolve('a'));
  await expect(inTurn('a', dead)).rejects.toThrow(NoTurn);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBe('a');
});

import { expect, it } from 'vitest';
import { takeTurnsInLanes } from './take-turns-in-lanes.ts';

it('runs as many works at once as there are lanes, each where the fewest wait', async () => {
  const inTurn = takeTurnsInLanes(2, { longestTurn: 10_000, longestWait: 10_000 });
  const begun: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const works = ends.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[1]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 3]);
  ends[3]?.resolve();
  await works[3];
  await inTurn(() => Promise.resolve());
  ends[0]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 3, 2]);
  ends[2]?.resolve();
  await Promise.all(works);
});

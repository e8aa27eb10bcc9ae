import { beforeAll, expect, it, vi } from 'vitest';
import { runSchedule } from '../faults/run-schedule.ts';

// `npm run faults` runs 10,000 schedules.
const schedules = Number(process.env.FAULT_SCHEDULES ?? 40);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
const perTest = 20;

// The product logs failures that are intended here.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const groups = Array.from({ length: Math.ceil(schedules / perTest) }, (_, group) => ({
  first: firstSeed + group * perTest,
  end: firstSeed + Math.min(schedules, (group + 1) * perTest),
}));

it.each(groups)('an archive is whole after faults, seeds from $first', async ({ first, end }) => {
  const failures: Record<number, string[]> = {};
  for (let seed = first; seed < end; seed += 1) {
    const wrong = await runSchedule(seed);
    if (wrong.length > 0) failures[seed] = wrong;
  }
  expect(failures).toEqual({});
});

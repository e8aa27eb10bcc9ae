import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenariosOf } from '../simulation/scenarios.ts';
import { simulateLanes } from '../simulation/simulate-lanes.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const pages = 500;
const { one, hundred, greedy, faulty } = scenariosOf(pages);
/** Seconds. */
const longestPage = 6;
const nothingLeft = { documentsLeft: 0, jobsLeft: 0 };

it.each([
  ['one organization has', one],
  ['a hundred organizations share', hundred],
])('%s all places for pages, and nobody is idle in between', async (_, scenario) => {
  const { groups, ...result } = await simulateLanes(scenario);
  expect(result).toMatchObject(nothingLeft);
  expect(result.shareUsed).toBeGreaterThan(0.9);
  expect(groups[0]?.slowest).toBeLessThan((pages / scenario.places + 1) * longestPage);
  expect(groups[0]?.longestWait).toBeLessThan(longestPage);
});

it('small organizations wait for a page of the one that has all places, and not for its documents', async () => {
  const { groups, ...result } = await simulateLanes(greedy);
  expect(result).toMatchObject(nothingLeft);
  expect(result.shareUsed).toBeGreaterThan(0.9);
  const [, small] = groups;
  expect(small?.longestWait).toBeLessThan(longestPage);
  expect(small?.slowest).toBeLessThan(3 * longestPage);
});

it('loses no page and no place where consumers crash, and messages are lost or come twice', async () => {
  expect(await simulateLanes(faulty)).toMatchObject(nothingLeft);
});

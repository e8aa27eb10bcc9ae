import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Measured } from '../bench/costs/month.ts';
import { billOf, usageOf } from '../bench/costs/month.ts';
import { profiles } from '../bench/costs/profiles.ts';
import { actionTable, costTable, totalOf } from '../bench/costs/tables.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const measured = JSON.parse(read('tests/bench/costs/measured.json')) as Measured;

/** Returns the cells of all tables, without padding. */
const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the costs of a month', () => {
  it('are those of the guide', () => {
    const tables = `${costTable(measured)}\n${actionTable(measured)}`;
    expect(cellsOf(read('.docs/guides/costs.md')), 'npm run costs').toEqual(cellsOf(tables));
  });

  it('are those of the README, up to five dollars', () => {
    const [team, teams, large] = profiles.map(
      (profile) => Math.ceil(totalOf(profile, measured) / 5) * 5,
    );
    const text = read('README.md').replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      `about $${team} a month for a team, $${teams} for a thousand teams with 2,000 documents each, and $${large} for an organization with 400,000 documents`,
    );
  });

  it('of a thousand teams are below $180, and of their log below $10', () => {
    const [, teams = profiles[0]] = profiles;
    if (!teams) throw new Error('No profile');
    const bill = billOf(usageOf(teams, measured));
    expect(totalOf(teams, measured)).toBeLessThan(180);
    expect(bill.logGb + bill.storedLogGb).toBeLessThanOrEqual(10);
  });

  it('charge nothing for what the plan includes', () => {
    const [team] = profiles;
    expect(team && totalOf(team, measured)).toBe(5);
  });
});

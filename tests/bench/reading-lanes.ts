import { parseArgs } from 'node:util';
import { scenariosOf } from '../simulation/scenarios.ts';
import { simulateLanes } from '../simulation/simulate-lanes.ts';

/*
 * Simulates how organizations share the consumers of page jobs: `npm run bench:reading-lanes`. The scheduling is the
 * product's, with a virtual clock.
 */
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '20000' }, only: { type: 'string' } },
});

const seconds = (value: number) => `${value.toFixed(1)} s`;
const rows: Record<string, Record<string, string | number>> = {};
for (const [name, scenario] of Object.entries(scenariosOf(Number(values.pages)))) {
  if (values.only && values.only !== name) continue;
  const { groups, shareUsed, documentsLeft, pagesLeftOut } = await simulateLanes(scenario);
  for (const [index, group] of groups.entries()) {
    rows[index === 0 ? name : `${name}, the small ones`] = {
      fastest: seconds(group.fastest),
      slowest: seconds(group.slowest),
      'longest wait': seconds(group.longestWait),
      'places used': `${Math.round(shareUsed * 100)} %`,
      'documents left': documentsLeft,
      'pages left out': pagesLeftOut,
    };
  }
}
console.table(rows);

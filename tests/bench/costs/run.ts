import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Measured } from './month.ts';
import { actionTable, costTable } from './tables.ts';

/*
 * `npm run costs` prints the costs of a month on Cloudflare and writes them into the guide. With `-- --measure` it
 * first counts and measures the costs of each action, which it stores in measured.json.
 */
const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } });
if (values.measure) await (await import('./measure.ts')).measure();

const file = new URL('measured.json', import.meta.url);
const measured = JSON.parse(readFileSync(file, 'utf8')) as Measured;
const tables = [costTable(measured), actionTable(measured)];
console.log(tables.join('\n\n'));

const guide = new URL('../../../.docs/guides/costs.md', import.meta.url);
const [costs = '', actions = ''] = tables;
writeFileSync(guide, withTables(readFileSync(guide, 'utf8'), [costs, actions]));

function withTables(text: string, rendered: string[]): string {
  return text.replaceAll(/(?:^\|.*\n)+/gm, () => `${rendered.shift() ?? ''}\n`);
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutJsonSchemas } from '../../.scripts/lean-pages.ts';

const namesOf = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};$/gm)]
    .map(([, name, renamed]) => name ?? renamed)
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''));

it.each(['json-schema-processors', 'to-json-schema'])(
  'leaves out what builds JSON Schema in %s, and exports the same names',
  (module) => {
    const code = readFileSync(`node_modules/zod/v4/core/${module}.js`, 'utf8');
    const lean = withoutJsonSchemas(code);
    expect(namesOf(lean)).toEqual(namesOf(code));
    expect(lean.length).toBeLessThan(code.length / 2);
  },
);

it('keeps how the limits of a schema are collected', () => {
  const code = readFileSync('node_modules/zod/v4/core/json-schema-processors.js', 'utf8');
  expect(withoutJsonSchemas(code)).toMatch(/^export function aggregateChecks\(schema\) \{$/m);
});

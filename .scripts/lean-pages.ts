import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const jsonSchemas = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/** What the pages never run. The messages of their own schemas are translated; the browser alone sends cookies. */
const unused = [
  { path: /\/zod\/v4\/locales\/en\.js$/, code: 'export default () => ({});' },
  { path: /\/hono\/dist\/utils\/cookie\.js$/, code: 'export const serialize = undefined;' },
];

/**
 * Leaves out of the pages what their packages only need elsewhere. Most of it turns schemas into JSON Schema, a fifth of
 * its package: every schema refers to it, but only the server's API reference needs it.
 */
export function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: [jsonSchemas, ...unused.map(({ path }) => path)] },
      handler: (id) =>
        unused.find(({ path }) => path.test(id))?.code ??
        withoutJsonSchemas(readFileSync(id.replace(/\?.*/, ''), 'utf8')),
    },
  };
}

/** Keeps how the limits of a schema are collected, and makes nothing of what builds JSON Schema. */
export function withoutJsonSchemas(code: string): string {
  const [collecting = ''] = code.includes('Processor =')
    ? code.split(/^export const \w+Processor =/m)
    : [];
  const names = [...code.slice(collecting.length).matchAll(exported)].map(([, name]) => name);
  return [
    collecting,
    'const nothing = () => undefined;',
    ...names.map((name) => `export const ${name} = nothing;`),
    /^export \{.+\};$/m.exec(code)?.[0] ?? '',
  ].join('\n');
}

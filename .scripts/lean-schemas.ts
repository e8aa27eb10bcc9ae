import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const jsonSchemas = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves out of the pages what turns schemas into JSON Schema, a fifth of the library: only the server's API reference
 * needs it, but every schema refers to it.
 */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: jsonSchemas },
      handler: (id) => withoutJsonSchemas(readFileSync(id.replace(/\?.*/, ''), 'utf8')),
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

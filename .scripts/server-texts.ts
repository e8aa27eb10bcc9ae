import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const translations = { id: /\/locales\/[\w-]+\.json$/ };

/**
 * Leaves the Worker the texts that it writes itself (`texts['…']` in its code) and, in English, those that its code names,
 * as of invalid fields: a language's other texts are the interface's, and most of it.
 */
export function serverTexts(): Plugin {
  return {
    name: 'server-texts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'sheaf',
    transform: {
      filter: translations,
      handler(json, id) {
        const patterns = id.endsWith('/en.json') ? [...written, ...named] : written;
        const isKept = keysIn(patterns);
        const texts = Object.entries(JSON.parse(json) as Record<string, string>);
        const kept = texts.filter(([key]) => isKept(key));
        return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
      },
    },
  };
}

const root = new URL('..', import.meta.url).pathname;
const written = [/\btexts\[['"`]([\w.-]+)(['"`]|\$\{)/g];
const named = [/['"`]([a-z-]+(?:\.[a-z-]+)+)(['"`])/g, /`((?:[a-z-]+\.){2,})(\$\{)/g];

/** Whether the code of the Worker contains a key, or the beginning of one whose end is a variable. */
function keysIn(patterns: readonly RegExp[]): (key: string) => boolean {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const file of globSync('{shared,worker}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue;
    const code = readFileSync(`${root}${file}`, 'utf8');
    for (const pattern of patterns) {
      for (const [, key = '', end] of code.matchAll(pattern)) {
        (end === '${' ? beginnings : keys).add(key);
      }
    }
  }
  return (key) => keys.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning));
}

import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const translations = { id: /\/locales\/[\w-]+\.json$/ };

/**
 * Reduces the Worker's dictionaries to the texts that it writes itself (`texts['…']` in its code) and, in English,
 * those that its code names, such as messages of invalid fields. The interface's texts are the largest part.
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

/** Returns whether the Worker's code contains a key, or the prefix of a key that ends with a variable. */
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

import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const translations = { id: /\/locales\/[\w-]+\.json$/ };

/**
 * Leaves the Worker the texts of its mails and, in English, those that its code names, as of invalid fields: a language's
 * other texts are the interface's, and most of it.
 */
export function mailTexts(): Plugin {
  return {
    name: 'mail-texts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'sheaf',
    transform: {
      filter: translations,
      handler(json, id) {
        const isNamed = id.endsWith('/en.json') ? namedKeys() : () => false;
        const texts = Object.entries(JSON.parse(json) as Record<string, string>);
        const kept = texts.filter(([key]) => key.startsWith('mail.') || isNamed(key));
        return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
      },
    },
  };
}

const root = new URL('..', import.meta.url).pathname;
const wholeKey = /['"`]([a-z-]+(?:\.[a-z-]+)+)['"`]/g;
const beginningOfKey = /`((?:[a-z-]+\.){2,})\$\{/g;

/** Whether the code of the Worker contains a key, or the beginning of one whose end is a variable. */
function namedKeys(): (key: string) => boolean {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const file of globSync('{shared,worker}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue;
    const code = readFileSync(`${root}${file}`, 'utf8');
    for (const [, key = ''] of code.matchAll(wholeKey)) keys.add(key);
    for (const [, beginning = ''] of code.matchAll(beginningOfKey)) beginnings.add(beginning);
  }
  return (key) => keys.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning));
}

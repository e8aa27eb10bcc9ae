import type { Plugin } from 'vite';

const translations = { id: /\/locales\/[\w-]+\.json$/ };

/**
 * Leaves the Worker the texts of its mails and, in English, of invalid fields: a language's other texts are the interface's, and
 * most of it.
 */
export function mailTexts(): Plugin {
  return {
    name: 'mail-texts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'sheaf',
    transform: {
      filter: translations,
      handler(json, id) {
        const texts = Object.entries(JSON.parse(json) as Record<string, string>);
        const kept = texts.filter(([key]) => isKept(key, id.endsWith('/en.json')));
        return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
      },
    },
  };
}

function isKept(key: string, isEnglish: boolean): boolean {
  return key.startsWith('mail.') || (isEnglish && key.includes('.form.'));
}

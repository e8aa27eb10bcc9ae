import type { Plugin } from 'vite';

const translations = { id: /\/locales\/[\w-]+\.json$/ };

/** Leaves the Worker the texts of its mails: a language's other texts are the interface's, and most of it. */
export function mailTexts(): Plugin {
  return {
    name: 'mail-texts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'sheaf',
    transform: {
      filter: translations,
      handler(json) {
        const texts = Object.entries(JSON.parse(json) as Record<string, string>);
        const ofMails = texts.filter(([key]) => key.startsWith('mail.'));
        return { code: JSON.stringify(Object.fromEntries(ofMails)), map: null };
      },
    },
  };
}

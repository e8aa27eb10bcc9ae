import type { Locale } from '../../shared/locales.ts';

export type Texts = Record<string, string | undefined>;

const dictionaries = import.meta.glob<{ default: Texts }>('../../locales/*.json');

/**
 * Returns the texts of the interface in a language, for texts that the server writes itself: mails,
 * pages, tables and calendars.
 */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const load =
    dictionaries[`../../locales/${locale}.json`] ?? dictionaries['../../locales/en.json'];
  return load ? (await load()).default : {};
}

import type { Locale } from '../../shared/locales.ts';

/** Texts by key. */
export type MailTexts = Record<string, string | undefined>;

const dictionaries = import.meta.glob<{ default: MailTexts }>('../../locales/*.json');

/** The texts of a language, loaded with the first message in it. */
export async function loadMailTexts(locale: Locale): Promise<MailTexts> {
  const load =
    dictionaries[`../../locales/${locale}.json`] ?? dictionaries['../../locales/en.json'];
  return load ? (await load()).default : {};
}

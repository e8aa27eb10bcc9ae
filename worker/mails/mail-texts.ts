import type { Locale } from '../../shared/locales.ts';

export type MailTexts = Record<string, string | undefined>;

const dictionaries = import.meta.glob<{ default: MailTexts }>('../../locales/*.json');

export async function loadMailTexts(locale: Locale): Promise<MailTexts> {
  const load =
    dictionaries[`../../locales/${locale}.json`] ?? dictionaries['../../locales/en.json'];
  return load ? (await load()).default : {};
}

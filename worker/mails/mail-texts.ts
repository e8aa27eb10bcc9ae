import type { Locale } from '../../shared/locales.ts';

type Texts = Record<string, string | undefined>;

const dictionaries = import.meta.glob<{ default: Texts }>('../../locales/*.json');

/** The texts of a language, loaded with the first message in it. */
export async function loadMailTexts(locale: Locale): Promise<Texts> {
  const load =
    dictionaries[`../../locales/${locale}.json`] ?? dictionaries['../../locales/en.json'];
  return load ? (await load()).default : {};
}

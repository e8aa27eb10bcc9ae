import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type en from '../../locales/en.json';
import { readStored, writeStored } from '../api/local-store.ts';
import { chooseLocale, locales, type Locale } from '../../shared/locales.ts';

const dictionaries = import.meta.glob<{ default: typeof en }>('../../locales/*.json');

export const i18n = i18next.createInstance();

/** Loads the language of the visitor, and no other: every dictionary is complete and a file of its own. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  await showLocale(initialLocale({ stored: readStored('locale'), preferred: navigator.languages }));
}

/** Shows a language and remembers it for the next visit. */
export async function changeLocale(locale: Locale): Promise<void> {
  await showLocale(locale);
  writeStored('locale', locale);
}

/** The language chosen before if there is one, otherwise the browser's first that is supported. */
export function initialLocale(options: {
  stored: string | null;
  preferred: readonly string[];
}): Locale {
  return locales.find((locale) => locale === options.stored) ?? chooseLocale(options.preferred);
}

async function showLocale(locale: Locale): Promise<void> {
  const load =
    dictionaries[`../../locales/${locale}.json`] ?? dictionaries['../../locales/en.json'];
  if (load && !i18n.hasResourceBundle(locale, 'translation')) {
    i18n.addResourceBundle(locale, 'translation', (await load()).default);
  }
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

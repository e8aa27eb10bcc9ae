import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../../locales/en.json';
import { chooseLocale, locales, type Locale } from '../../shared/locales.ts';

const storageKey = 'sheaf.locale';

const dictionaries = import.meta.glob<{ default: typeof en }>([
  '../../locales/*.json',
  '!../../locales/en.json',
]);

/** English is at hand at once, as the fallback of every key; the others load as files of their own. */
export const i18n = i18next.createInstance();

export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  await changeLocale(storedLocale() ?? chooseLocale(navigator.languages));
}

/** Loads a language, shows it and remembers it for the next visit. */
export async function changeLocale(locale: Locale, options = { remember: false }): Promise<void> {
  const load = dictionaries[`../../locales/${locale}.json`];
  if (load && !i18n.hasResourceBundle(locale, 'translation')) {
    i18n.addResourceBundle(locale, 'translation', (await load()).default);
  }
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  if (options.remember) localStorage.setItem(storageKey, locale);
}

function storedLocale(): Locale | undefined {
  const stored = localStorage.getItem(storageKey);
  return locales.find((locale) => locale === stored);
}

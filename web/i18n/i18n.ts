import i18next from 'i18next';
import type en from '../../locales/en.json';
import { chooseLocale, languageTag, locales, type Locale } from '../../shared/locales.ts';
import { readStored, writeStored } from '../browser/local-store.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
    keySeparator: false;
    nsSeparator: false;
  }
}

/** URLs of the dictionaries: static files, of which a visitor loads one. */
const urls = import.meta.glob<string>('../../locales/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const retryDelayMs = 2000;

/** Loads only the visitor's language; every dictionary is complete. */
export async function startI18n(): Promise<void> {
  const locale = initialLocale({ stored: readStored('locale'), preferred: navigator.languages });
  const [dictionary] = await Promise.all([
    untilLoaded(() => loadDictionary(locale)),
    i18next.init({
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: {},
    }),
  ]);
  await show(locale, dictionary);
}

export async function showLocale(locale: Locale): Promise<void> {
  await show(locale, await loadDictionary(locale));
}

/** Switches the language and stores it for the next visit. */
export async function changeLocale(locale: Locale): Promise<void> {
  await showLocale(locale);
  writeStored('locale', locale);
}

/** Returns the stored language, or else the first supported language of the browser. */
export function initialLocale(options: {
  stored: string | null;
  preferred: readonly string[];
}): Locale {
  return locales.find((locale) => locale === options.stored) ?? chooseLocale(options.preferred);
}

/** Retries until loaded, as not even an error can be shown without a dictionary. */
async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}

async function loadDictionary(locale: Locale): Promise<Record<string, string>> {
  const url = urls[`../../locales/${locale}.json`] ?? urls['../../locales/en.json'];
  if (!url) return {};
  const response = await fetch(url);
  if (!response.ok) throw new TypeError('Failed to fetch a dictionary');
  return (await response.json()) as Record<string, string>;
}

async function show(locale: Locale, dictionary: Record<string, string>): Promise<void> {
  const language = languageTag(locale);
  i18next.addResourceBundle(language, 'translation', dictionary);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

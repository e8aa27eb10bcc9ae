import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type en from '../../locales/en.json';
import { chooseLocale, languageTag, locales, type Locale } from '../../shared/locales.ts';
import { readStored, writeStored } from '../api/local-store.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
    keySeparator: false;
    nsSeparator: false;
  }
}

/** Where each dictionary lies: static files, of which a visitor fetches one. */
const addresses = import.meta.glob<string>('../../locales/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const retryDelayMs = 2000;

/** Loads the language of the visitor, and no other: every dictionary is complete and a file of its own. */
export async function startI18n(): Promise<void> {
  const locale = initialLocale({ stored: readStored('locale'), preferred: navigator.languages });
  const [dictionary] = await Promise.all([
    untilLoaded(() => loadDictionary(locale)),
    i18next.use(initReactI18next).init({
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      resources: {},
    }),
  ]);
  await show(locale, dictionary);
}

/** Shows a language and remembers it for the next visit. */
export async function changeLocale(locale: Locale): Promise<void> {
  await show(locale, await loadDictionary(locale));
  writeStored('locale', locale);
}

/** The language chosen before if there is one, otherwise the browser's first that is supported. */
export function initialLocale(options: {
  stored: string | null;
  preferred: readonly string[];
}): Locale {
  return locales.find((locale) => locale === options.stored) ?? chooseLocale(options.preferred);
}

/** Without words nothing can be said, not even that something is missing. */
async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, retryDelayMs));
    }
  }
}

async function loadDictionary(locale: Locale): Promise<Record<string, string>> {
  const address = addresses[`../../locales/${locale}.json`] ?? addresses['../../locales/en.json'];
  if (!address) return {};
  const response = await fetch(address);
  if (!response.ok) throw new TypeError('Failed to fetch a dictionary');
  return (await response.json()) as Record<string, string>;
}

async function show(locale: Locale, dictionary: Record<string, string>): Promise<void> {
  const language = languageTag(locale);
  i18next.addResourceBundle(language, 'translation', dictionary);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

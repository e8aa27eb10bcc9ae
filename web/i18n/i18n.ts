import { chooseLocale, locales, type Locale } from '../../shared/locales.ts';
import { readStored, writeStored } from '../api/local-store.ts';
import { createTranslate, type Dictionary, type TFunction } from './translate.ts';

export type Translation = {
  t: TFunction;
  i18n: { language: Locale; exists: (key: string) => boolean };
};

const loaders = import.meta.glob<{ default: Dictionary }>('../../locales/*.json');
const listeners = new Set<() => void>();
let translation = translationOf('en', {});

/** Loads the language of the visitor, and no other: every dictionary is complete and a file of its own. */
export async function startI18n(): Promise<void> {
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

/** What is shown now; the same object until the language changes. */
export function currentTranslation(): Translation {
  return translation;
}

export function onTranslationChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

async function showLocale(locale: Locale): Promise<void> {
  const load = loaders[`../../locales/${locale}.json`] ?? loaders['../../locales/en.json'];
  translation = translationOf(locale, load ? (await load()).default : {});
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

function translationOf(language: Locale, dictionary: Dictionary): Translation {
  return {
    t: createTranslate(dictionary, language),
    i18n: { language, exists: (key) => Object.hasOwn(dictionary, key) },
  };
}

export const localeNames = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português Brasileiro',
  pt: 'Português Europeu',
  pl: 'Polski',
  ro: 'Română',
  es: 'Español',
  it: 'Italiano',
} as const;

export type Locale = keyof typeof localeNames;
export const locales = Object.keys(localeNames) as Locale[];

/** Returns the BCP 47 tag for `Intl`, plural rules and `lang`. CLDR takes plain `pt` for Brazilian Portuguese. */
export function languageTag(locale: Locale): string {
  return locale === 'pt' ? 'pt-PT' : locale;
}

/** Returns the first preferred language that is supported, by the full tag or else only its language; `en` if there is none. */
export function chooseLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const language = tag.split('-')[0]?.toLowerCase();
    const byLanguage = locales.find((locale) => locale === language);
    if (byLanguage) return byLanguage;
  }
  return 'en';
}

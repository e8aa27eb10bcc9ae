/** The supported languages by BCP 47 tag, each with its name in that language. */
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

/** The BCP 47 tag for `Intl`, plural rules and `lang`: in CLDR plain `pt` is Brazilian Portuguese. */
export function languageTag(locale: Locale): string {
  return locale === 'pt' ? 'pt-PT' : locale;
}

/** The first preferred language that is supported: full tag first, then language only; otherwise `en`. */
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

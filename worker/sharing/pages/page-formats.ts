import { languageTag, type Locale } from '../../../shared/locales.ts';
import type { Texts } from '../../platform/load-texts.ts';

/** Returns the formats of dates, sizes and numbers for the language of a page. */
export function pageFormats(locale: Locale, texts: Texts) {
  const language = languageTag(locale);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const plural = new Intl.PluralRules(language);
  return {
    day: (time: Date) => days.format(time),
    size: (bytes: number) => sizeText(bytes, language),
    number: (count: number) => count.toLocaleString(language),
    pages: (count: number) =>
      (texts[`scan.pages_${plural.select(count)}`] ?? '').replace(
        '{{count, number}}',
        count.toLocaleString(language),
      ),
  };
}

function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= 999_950;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(100, bytes) / 1000);
}

/** Fills the placeholders of a text. The values are data, which the page escapes. */
export function fillText(text: string | undefined, values: Record<string, string>): string {
  return (text ?? '').replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    return new Map(Object.entries(values)).get(name) ?? whole;
  });
}

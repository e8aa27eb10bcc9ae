import { useMemo } from 'react';
import { keepResults } from './keep-results.ts';
import { formatSize, formatTwoSizes } from './format-size.ts';
import { useTranslation } from './use-translation.ts';
import { relativeTime } from './relative-time.ts';

const formattersOf = keepResults((locale: string) => ({
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  dateTime: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  number: new Intl.NumberFormat(locale),
  percent: new Intl.NumberFormat(locale, { style: 'percent' }),
}));

/** Formats dates, numbers and sizes in the chosen language. Sizes are decimal (base 1000). */
export function useFormats() {
  const { i18n, t } = useTranslation();
  const locale = i18n.language;
  return useMemo(() => {
    const { date, dateTime, number, percent } = formattersOf(locale);
    return {
      date: (value: Date) => date.format(value),
      dateTime: (value: Date) => dateTime.format(value),
      number: (value: number) => number.format(value),
      percent: (share: number) => percent.format(share),
      size: (bytes: number) => formatSize(bytes, locale),
      twoSizes: (sizes: [number, number]) => formatTwoSizes(sizes, locale),
      ago: (value: Date, now = new Date()) => relativeTime(value, { now, locale, t }),
    };
  }, [locale, t]);
}

import { useMemo } from 'react';
import { formatSize, formatTwoSizes } from './format-size.ts';
import { useTranslation } from './use-translation.ts';
import { relativeTime } from './relative-time.ts';

/** Formats dates, numbers and sizes in the chosen language. Sizes are decimal (base 1000). */
export function useFormats() {
  const { i18n, t } = useTranslation();
  const locale = i18n.language;
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
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

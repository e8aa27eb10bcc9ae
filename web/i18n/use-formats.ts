import { useMemo } from 'react';
import { keepResults } from './keep-results.ts';
import { formatSize, formatTwoSizes } from './format-size.ts';
import { useTranslation } from './use-translation.ts';
import { relativeTime } from './relative-time.ts';

const dateFormatter = keepResults(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
);
const dateTimeFormatter = keepResults(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const numberFormatter = keepResults((locale: string) => new Intl.NumberFormat(locale));
const percentFormatter = keepResults(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }),
);

/** Formats dates, numbers and sizes in the chosen language. Sizes are decimal (base 1000). */
export function useFormats() {
  const { i18n, t } = useTranslation();
  const locale = i18n.language;
  return useMemo(
    () => ({
      date: (value: Date) => dateFormatter(locale).format(value),
      dateTime: (value: Date) => dateTimeFormatter(locale).format(value),
      number: (value: number) => numberFormatter(locale).format(value),
      percent: (share: number) => percentFormatter(locale).format(share),
      size: (bytes: number) => formatSize(bytes, locale),
      twoSizes: (sizes: [number, number]) => formatTwoSizes(sizes, locale),
      ago: (value: Date, now = new Date()) => relativeTime(value, { now, locale, t }),
    }),
    [locale, t],
  );
}

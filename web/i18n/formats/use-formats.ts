import i18next from 'i18next';
import { useMemo } from 'react';
import { nextTask } from '../../ui/next-task.ts';
import { dateLocale } from './date-locale.ts';
import { keepResults } from './keep-results.ts';
import { formatSize, formatTwoSizes } from './format-size.ts';
import { useTranslation } from '../use-translation.ts';
import { relativeTime } from './relative-time.ts';

const dateFormatter = keepResults(
  (locale: string) => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' }),
);
const dateTimeFormatter = keepResults(
  (locale: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' }),
);
const numberFormatter = keepResults((locale: string) => new Intl.NumberFormat(locale));
const percentFormatter = keepResults(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }),
);

/**
 * Creates the formatters of a first page, each in its own task: all at once, they would block a phone for 100 ms during
 * rendering.
 */
export async function prepareFormats(): Promise<void> {
  // The language is empty until its texts are loaded.
  const locale =
    i18next.language ||
    (await new Promise<string>((resolve) => i18next.on('languageChanged', resolve)));
  const now = new Date();
  const uses = [
    () => dateTimeFormatter(locale).format(now),
    () => formatSize(1000, locale),
    () => relativeTime(new Date(0), { now, locale, t: i18next.t }),
    () => i18next.t('pagination.page-of', { page: 1, count: 1 }),
  ];
  for (const use of uses) {
    await nextTask();
    use();
  }
}

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

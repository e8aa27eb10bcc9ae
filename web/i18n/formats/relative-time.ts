import type { TFunction } from 'i18next';
import { keepResults } from './keep-results.ts';

const steps = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 60 },
  { unit: 'hour', seconds: 3600, below: 24 },
  { unit: 'day', seconds: 86_400, below: 30 },
  { unit: 'month', seconds: 2_592_000, below: 12 },
  { unit: 'year', seconds: 31_536_000, below: Infinity },
] as const;

const formatterOf = keepResults(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }),
);

/**
 * Formats how long ago a time was: just now (under 5 s), a few seconds ago (under 10 s), then seconds, minutes, hours,
 * days (under 30), months (under 12), years. A time in the future counts as now.
 */
export function relativeTime(
  value: Date,
  options: { now: Date; locale: string; t: TFunction },
): string {
  const seconds = Math.max(0, Math.floor((options.now.getTime() - value.getTime()) / 1000));
  if (seconds < 5) return options.t('time.just-now');
  if (seconds < 10) return options.t('time.few-seconds-ago');
  const step = steps.find((candidate) => Math.floor(seconds / candidate.seconds) < candidate.below);
  if (!step) return '';
  const formatter = formatterOf(options.locale);
  return formatter.format(-Math.max(1, Math.floor(seconds / step.seconds)), step.unit);
}

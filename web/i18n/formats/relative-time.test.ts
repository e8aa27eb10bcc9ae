import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json';
import { relativeTime } from './relative-time.ts';

const i18n = createInstance();
const t = await i18n.init({
  lng: 'en',
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { translation: en } },
});
const now = new Date('2026-06-15T12:00:00Z');
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 'just now'],
  [4.9, 'just now'],
  [5, 'a few seconds ago'],
  [9, 'a few seconds ago'],
  [10, '10 seconds ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [29 * day, '29 days ago'],
  [30 * day, '1 month ago'],
  [359 * day, '11 months ago'],
  [360 * day, '1 year ago'],
  [800 * day, '2 years ago'],
  [-30, 'just now'],
])('formats %d seconds ago as %s', (seconds, text) => {
  const value = new Date(now.getTime() - seconds * 1000);
  expect(relativeTime(value, { now, locale: 'en', t })).toBe(text);
});

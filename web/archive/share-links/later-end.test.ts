import { expect, it } from 'vitest';
import { day } from '../../../shared/time/durations.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { isEnding, laterEnd } from './later-end.ts';

const { reminderDays } = shareLinkLimits;
const now = Date.parse('2026-11-29T12:00:00Z');
const inDays = (days: number) => new Date(now + days * day);

it('extends a link from its end, and one that has ended or has no end from now on', () => {
  expect(laterEnd({ expiresAt: inDays(2) }, now)).toEqual(inDays(32));
  expect(laterEnd({ expiresAt: inDays(-2) }, now)).toEqual(inDays(30));
  expect(laterEnd({ expiresAt: null }, now)).toEqual(inDays(30));
});

it('offers that where a link has expired or is open and ends soon', () => {
  expect(isEnding({ state: 'expired', expiresAt: inDays(-9) }, now)).toBe(true);
  expect(isEnding({ state: 'active', expiresAt: inDays(reminderDays) }, now)).toBe(true);
  expect(isEnding({ state: 'active', expiresAt: inDays(reminderDays + 0.1) }, now)).toBe(false);
  expect(isEnding({ state: 'active', expiresAt: null }, now)).toBe(false);
  expect(isEnding({ state: 'paused', expiresAt: inDays(1) }, now)).toBe(false);
});

import { expect, it } from 'vitest';
import en from '../../../locales/en.json';
import { ApiError } from '../../api/api-error.ts';
import { isPlanLimit } from './is-plan-limit.ts';

const limit = new ApiError({ code: 'intake_email.limit_reached', status: 403, message: '' });
const other = new ApiError({ code: 'limit.reached', status: 403, message: '' });

it('is the limit of a plan only where there are plans', () => {
  expect(isPlanLimit(limit, { isSubscriptionsEnabled: true })).toBe(true);
  expect(isPlanLimit(limit, { isSubscriptionsEnabled: false })).toBe(false);
  expect(isPlanLimit(other, { isSubscriptionsEnabled: true })).toBe(false);
});

it('proposes another plan only for the limit of a plan', () => {
  expect(en['intake-emails.create.upgrade']).toMatch(/upgrade the plan/i);
  expect(en['error.intake_email.limit_reached']).not.toMatch(/plan/i);
});

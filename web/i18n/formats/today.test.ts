import { expect, it } from 'vitest';
import { today } from './today.ts';

it('knows the day here', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

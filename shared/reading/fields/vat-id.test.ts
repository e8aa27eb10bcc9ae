import { expect, it } from 'vitest';
import { isVatId, normalizeVatId } from './vat-id.ts';

it.each([
  'DE 123 456 789',
  'ATU12345678',
  'FR XX 123456789',
  'ES X1234567X',
  'IE 1234567FA',
  'NL 123456789B01',
  'CHE-123.456.789 MWST',
  'PL 123-456-78-90',
  'GB 999 9999 73',
  'AU 51824753556',
])('accepts %s', (text) => {
  expect(isVatId(normalizeVatId(text))).toBe(true);
});

it.each([
  'DE12345678',
  'DE1234567890',
  '123456789',
  'D',
  '',
  'AT12345678',
  'Anything',
  'US',
  'ÄÖ1234567',
])('refuses %s', (text) => {
  expect(isVatId(normalizeVatId(text))).toBe(false);
});

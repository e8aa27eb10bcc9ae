import { expect, it } from 'vitest';
import { hasRightCheckDigits } from './check-vat-id.ts';

const right = [
  'ATU13585627',
  'BE0428759497',
  'CHE116281710',
  'DE136695976',
  'DK13585628',
  'EL094019245',
  'ESB58378431',
  'ESX5910266W',
  'ES54362315K',
  'FI20774740',
  'FR40303265045',
  'GB980780684',
  'IE6433435F',
  'IE8D79739I',
  'IT00743110157',
  'LU15027442',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE123456789701',
];

it.each(right)('accepts %s', (vatId) => {
  expect(hasRightCheckDigits(vatId)).toBe(true);
});

it.each([
  'ATU13585626',
  'BE0428759498',
  'CHE116281711',
  'DE136695978',
  'DK13585629',
  'EL094019246',
  'ESB58378432',
  'ESX5910266X',
  'FI20774741',
  'FR40303265046',
  'GB802311781',
  'IE6433435E',
  'IT00743110158',
  'LU15027443',
  'NL123456789B90',
  'PL8567346216',
  'PT501964842',
  'RO18547291',
])('refuses %s', (vatId) => {
  expect(hasRightCheckDigits(vatId)).toBe(false);
});

it('does not know the check digits of other countries', () => {
  expect(hasRightCheckDigits('AU51824753556')).toBeUndefined();
});

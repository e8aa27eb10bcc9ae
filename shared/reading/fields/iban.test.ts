import { describe, expect, it } from 'vitest';
import { formatIban, isIban, normalizeIban } from './iban.ts';

describe('an IBAN', () => {
  it.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
    'PL61109010140000071219812874',
    'RO49AAAA1B31007593840000',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
    'CH9300762011623852957',
  ])('is valid: %s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each([
    ['a wrong digit', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['a digit too few', 'DE8937040044053201300'],
    ['right check digits, but the length of another country', 'DE41370400440532013'],
    ['small letters', 'de89370400440532013000'],
    ['spaces', 'DE89 3704 0044 0532 0130 00'],
    ['nothing', ''],
  ])('is invalid with %s', (_what, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('is normalized from how it is printed, and printed in groups of four', () => {
    expect(normalizeIban(' de89\u00a03704-0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  });
});

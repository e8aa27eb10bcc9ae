import { isIban } from '../../../shared/reading/fields/iban.ts';
import { hasVatCheckDigits } from './check-digits.ts';

/** `9` is a digit, `A` a capital letter; other characters stand for themselves. */
function draw(pattern: string, random: () => number): string {
  return pattern.replaceAll(/[9A]/g, (kind) =>
    kind === '9'
      ? String(Math.floor(random() * 10))
      : String.fromCharCode(65 + Math.floor(random() * 26)),
  );
}

const accounts: Record<string, string> = {
  AT: '9999999999999999',
  BE: '999999999999',
  CH: '99999999999999999',
  CZ: '99999999999999999999',
  DE: '999999999999999999',
  DK: '99999999999999',
  ES: '99999999999999999999',
  FR: '99999999999999999999999',
  GB: 'AAAA99999999999999',
  GR: '99999999999999999999999',
  IE: 'AAAA99999999999999',
  IT: 'A9999999999999999999999',
  NL: 'AAAA9999999999',
  PL: '999999999999999999999999',
  PT: '999999999999999999999',
  RO: 'AAAA9999999999999999',
  SE: '99999999999999999999',
  TR: '9999909999999999999999',
};

const vatIds: Record<string, string> = {
  AT: 'U99999999',
  BE: '0999999999',
  CH: 'E999999999',
  DE: '999999999',
  ES: 'B99999999',
  FR: '99999999999',
  GB: '999999999',
  IE: '9999999A',
  IT: '09999999999',
  NL: '899999999B01',
  PL: '9999999999',
  PT: '599999999',
  RO: '99999999',
};

function patternOf(patterns: Record<string, string>, country: string): string {
  const pattern = patterns[country];
  if (pattern === undefined) throw new Error(`No form for ${country}`);
  return pattern;
}

/** An invented IBAN with correct check digits, without spaces. Every Portuguese one begins with PT50. */
export function drawIban(country: string, random: () => number): string {
  const form = patternOf(accounts, country);
  for (;;) {
    const account = draw(form, random);
    for (let check = country === 'PT' ? 50 : 2; check <= (country === 'PT' ? 50 : 98); check += 1) {
      const iban = `${country}${String(check).padStart(2, '0')}${account}`;
      if (isIban(iban)) return iban;
    }
  }
}

export function drawVatId(country: string, random: () => number): string {
  const form = patternOf(vatIds, country);
  for (;;) {
    const vatId = country + draw(form, random);
    if (!vatId.slice(2).startsWith('0') || country === 'IT' || country === 'BE')
      if (hasVatCheckDigits(vatId)) return vatId;
  }
}

export function printVatId(vatId: string): string {
  const [country, rest] = [vatId.slice(0, 2), vatId.slice(2)];
  if (country === 'CH') return rest.replace(/E(\d{3})(\d{3})(\d{3})/, 'CHE-$1.$2.$3 MWST');
  if (country === 'PL') return rest.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1-$2-$3-$4');
  if (country === 'FR') return rest.replace(/(\d\d)(\d{3})(\d{3})(\d{3})/, 'FR $1 $2 $3 $4');
  if (country === 'GB') return rest.replace(/(\d{3})(\d{4})(\d\d)/, 'GB $1 $2 $3');
  if (country === 'NL') return rest.replace(/(\d{4})(\d\d)(\d{3})(B\d\d)/, 'NL $1.$2.$3.$4');
  if (country === 'BE') return rest.replace(/(\d{4})(\d{3})(\d{3})/, 'BE $1.$2.$3');
  return `${country} ${rest}`;
}

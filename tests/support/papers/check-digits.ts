const digitsOf = (text: string) => Array.from(text, Number);
const weigh = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
const sumOfDigits = (number: number) => Math.floor(number / 10) + (number % 10);

function luhn(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .reduce((sum, digit, at) => sum + (at % 2 ? sumOfDigits(digit * 2) : digit), 0);
  return sum % 10 === 0;
}

function iso7064(text: string): boolean {
  const digits = digitsOf(text);
  const last = digits.pop();
  const product = digits.reduce((product, digit) => (((digit + product) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === last;
}

const spanishPerson = 'TRWAGMYFPDXBNJZSQVHLCKE';
const spanishControls = 'JABCDEFGHI';

function spanish(text: string): boolean {
  if (/^\d{8}[A-Z]$/.test(text)) return spanishPerson[Number(text.slice(0, 8)) % 23] === text[8];
  const sum = digitsOf(text.slice(1, 8)).reduce(
    (sum, digit, at) => sum + (at % 2 ? digit : sumOfDigits(digit * 2)),
    0,
  );
  const control = (10 - (sum % 10)) % 10;
  return text[8] === String(control) || text[8] === spanishControls[control];
}

/** The check of a VAT id's characters after the country code, by country. */
const checks: Record<string, (text: string) => boolean> = {
  DE: iso7064,
  AT: (text) => {
    const digits = digitsOf(text.slice(1));
    const sum = digits
      .slice(0, 7)
      .reduce((sum, digit, at) => sum + (at % 2 ? sumOfDigits(digit * 2) : digit), 4);
    return (10 - (sum % 10)) % 10 === digits[7];
  },
  CH: (text) => {
    const digits = digitsOf(text.slice(1, 10));
    return (11 - (weigh(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digits[8];
  },
  BE: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  FR: (text) =>
    luhn(text.slice(2)) &&
    (12 + 3 * (Number(text.slice(2)) % 97)) % 97 === Number(text.slice(0, 2)),
  ES: spanish,
  IT: luhn,
  NL: (text) => {
    const digits = digitsOf(text.slice(0, 9));
    return weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8];
  },
  PL: (text) => {
    const digits = digitsOf(text);
    return weigh(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
  },
  PT: (text) => {
    const digits = digitsOf(text);
    const rest = weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return (rest < 2 ? 0 : 11 - rest) === digits[8];
  },
  RO: (text) => {
    const digits = digitsOf(text.padStart(10, '0'));
    return ((weigh(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digits[9];
  },
  GB: (text) => {
    const sum = weigh(digitsOf(text), [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7, 9));
    return sum % 97 === 0 || (sum + 55) % 97 === 0;
  },
  IE: (text) => {
    const sum = weigh(digitsOf(text.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]);
    return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === text[7];
  },
};

/**
 * Returns whether a VAT id (capitals, no spaces) has its country's check digits; false for countries that are not
 * used here.
 */
export function hasVatCheckDigits(vatId: string): boolean {
  return checks[vatId.slice(0, 2)]?.(vatId.slice(2)) ?? false;
}

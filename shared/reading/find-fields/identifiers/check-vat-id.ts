function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

function luhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 1 ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit;
  }
  return sum % 10 === 0;
}

/** Verifies check digits by ISO 7064, MOD 11,10. */
function mod11and10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

function isSpanish(id: string): boolean {
  const person = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(id);
  if (person) {
    const [, prefix = '', digits = '', letter] = person;
    const number = prefix === '' ? digits : `${'XYZ'.indexOf(prefix)}${digits}`;
    return number.length === 8 && dniLetters[Number(number) % 23] === letter;
  }
  const company = /^([A-W])(\d{7})([A-J0-9])$/.exec(id);
  if (!company) return false;
  const [, , digits = '', control = ''] = company;
  let sum = 0;
  for (let at = 0; at < 7; at += 1) {
    const digit = Number(digits[at]);
    sum += at % 2 === 0 ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit;
  }
  const check = (10 - (sum % 10)) % 10;
  return control === String(check) || control === 'JABCDEFGHI'[check];
}

/** Checks by country, published by the tax authorities. */
const checks: ReadonlyMap<string, (id: string) => boolean> = new Map(
  Object.entries({
    AT: (id) => {
      const digits = id.slice(1);
      let sum = 4;
      for (let at = 0; at < 7; at += 1) {
        const digit = Number(digits[at]) * (at % 2 === 0 ? 1 : 2);
        sum += Math.floor(digit / 10) + (digit % 10);
      }
      return (10 - (sum % 10)) % 10 === Number(digits[7]);
    },
    BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
    BR: (id) => {
      const check = (length: number) => {
        const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
        const rest = weighted(id, length === 12 ? weights : [6, ...weights]) % 11;
        return (rest < 2 ? 0 : 11 - rest) === Number(id[length]);
      };
      return /^\d{14}$/.test(id) && check(12) && check(13);
    },
    CH: (id) => {
      const digits = id.replaceAll(/\D/g, '');
      const check = 11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11);
      return (check === 11 ? 0 : check) === Number(digits[8]);
    },
    DE: mod11and10,
    DK: (id) => weighted(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    EL: (id) => (weighted(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
    ES: isSpanish,
    FI: (id) => (11 - (weighted(id, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === Number(id[7]),
    FR: (id) => {
      if (!luhn(id.slice(2))) return false;
      return (
        /^\D/.test(id) || (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(id.slice(0, 2))
      );
    },
    GB: (id) => {
      if (!/^\d{9}(?:\d{3})?$/.test(id)) return true;
      const sum = weighted(id, [8, 7, 6, 5, 4, 3, 2]) + Number(id.slice(7, 9));
      return sum % 97 === 0 || (sum + 55) % 97 === 0;
    },
    HR: mod11and10,
    IE: (id) => {
      const digits = /^(\d{7})([A-W])([A-I]?)$/.exec(id);
      if (!digits) return true;
      const second = digits[3] ? (digits[3].charCodeAt(0) - 64) * 9 : 0;
      return (
        'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(id, [8, 7, 6, 5, 4, 3, 2]) + second) % 23] === digits[2]
      );
    },
    IT: luhn,
    LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
    NL: (id) => {
      const rest = weighted(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      return rest === Number(id[8]) || mod97(`NL${id}`) === 1;
    },
    PL: (id) => weighted(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
    PT: (id) => {
      const check = 11 - (weighted(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
      return (check > 9 ? 0 : check) === Number(id[8]);
    },
    RO: (id) => {
      const digits = id.padStart(10, '0');
      const rest = (weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11;
      return (rest === 10 ? 0 : rest) === Number(digits[9]);
    },
    SE: (id) => luhn(id.slice(0, 10)),
  } satisfies Record<string, (id: string) => boolean>),
);

/** Returns whether the check digits of a normalized VAT id are right; undefined for countries without known ones. */
export function hasRightCheckDigits(vatId: string): boolean | undefined {
  return checks.get(vatId.slice(0, 2))?.(vatId.slice(2));
}

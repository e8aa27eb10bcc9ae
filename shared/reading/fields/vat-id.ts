const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^\d{9}$/,
    DK: /^\d{8}$/,
    EE: /^\d{9}$/,
    EL: /^\d{9}$/,
    ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
    FI: /^\d{8}$/,
    FR: /^[A-Z0-9]{2}\d{9}$/,
    GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
    IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
    IT: /^\d{11}$/,
    LT: /^(?:\d{9}|\d{12})$/,
    LU: /^\d{8}$/,
    LV: /^\d{11}$/,
    MT: /^\d{8}$/,
    NL: /^\d{9}B\d{2}$/,
    NO: /^\d{9}(?:MVA)?$/,
    PL: /^\d{10}$/,
    PT: /^\d{9}$/,
    RO: /^\d{2,10}$/,
    SE: /^\d{12}$/,
    SI: /^\d{8}$/,
    SK: /^\d{10}$/,
    XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  }),
);
const elsewhere = /^(?=[A-Z]*\d)[A-Z0-9]{4,16}$/;

/** Normalizes a VAT id to upper case without spaces, dots and hyphens. */
export function normalizeVatId(text: string): string {
  return text.replaceAll(/[\s.-]/gu, '').toUpperCase();
}

/** Returns whether a normalized text has the format of a VAT id: a country code, then the format of that country. */
export function isVatId(text: string): boolean {
  if (!/^[A-Z]{2}/.test(text)) return false;
  return (patterns.get(text.slice(0, 2)) ?? elsewhere).test(text.slice(2));
}

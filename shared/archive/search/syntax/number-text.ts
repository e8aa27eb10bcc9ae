const blank = String.raw`[\s'’]`;
const grouped = new RegExp(
  String.raw`^-?[1-9]\d{0,2}(?:(\.|,|${blank})\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$`,
  'u',
);

/**
 * Returns a number in JavaScript notation: `1234.56` for `1234,56`, `1.234,56`, `1,234.56` and `1 234,56`. Three digits after a single
 * separator are a group, unless numbers have that many `decimals`. Returns undefined for anything else.
 */
export function plainNumber(text: string, decimals: number): string | undefined {
  const plain = text.replace(',', '.');
  const isPlain = new RegExp(String.raw`^-?\d{1,16}(?:\.\d{1,${decimals}})?$`).test(plain);
  if (isPlain) return plain;
  const separator = grouped.exec(text)?.[1];
  if (separator === undefined) return undefined;
  const [, fraction] = /[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = (fraction === undefined ? text : text.slice(0, -fraction.length - 1)).replaceAll(
    new RegExp(`[.,]|${blank}`, 'gu'),
    '',
  );
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}

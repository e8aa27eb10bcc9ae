import { formatIban, isIban, normalizeIban } from '../../../reading/fields/iban.ts';

/** Numbers as long as amounts; those of four digits are excluded if they look like a year. */
const ungrouped = /^(?:(?!(?:19|20)\d\d$)\d{4,7}|\d{4,9}[.,]\d{2})$/u;
const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d{2})?$/u;

/** Returns the other spelling of a number or an IBAN: with or without groups. */
export function numberSpellings(text: string): string[] {
  const typed = text.trim();
  if (ungrouped.test(typed)) return [typed.replace(/^\d+/u, inGroups)];
  if (grouped.test(typed)) return [typed.replaceAll(/[.,'’\s](?=\d{3}(?!\d))/gu, '')];
  const iban = normalizeIban(typed);
  if (!isIban(iban)) return [];
  return [iban === typed.toUpperCase() ? formatIban(iban) : iban];
}

function inGroups(digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/gu) ?? [])].join('.');
}

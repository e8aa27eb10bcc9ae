import { ibanLengthOf, isIban } from '../../fields/iban.ts';
import type { Cell } from '../paper/paper.ts';
import { createOwners, createSections } from '../parties/sections.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../source-text.ts';

type PrintedIban = Cell & { iban: string; isRepaired: boolean };

const start = /(?<![a-z0-9])[a-z]{2} ?[\dois]{2}(?=[ .\n-]?[a-z0-9])/g;
const polish = /(?<![a-z\d])\d{2}(?:[ -]?\d{4}){6}(?!\d)/g;
const mostIbans = 200;

/** Returns all IBANs with valid check digits, after repairing digits that OCR read as letters. */
export function findIbans(folded: string): PrintedIban[] {
  const found: PrintedIban[] = [];
  for (const { index } of folded.matchAll(start)) {
    const iban = readIban(folded, index);
    if (iban) found.push(iban);
    if (found.length >= mostIbans) break;
  }
  for (const { 0: text, index } of folded.matchAll(polish)) {
    const iban = `PL${text.replaceAll(/\D/g, '')}`;
    const isKnown = found.some((other) => other.iban === iban);
    if (!isKnown && isIban(iban))
      found.push({ iban, start: index, end: index + text.length, isRepaired: false });
    if (found.length >= mostIbans) break;
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function readIban(folded: string, index: number): PrintedIban | undefined {
  const length = ibanLengthOf(folded.slice(index, index + 2).toUpperCase());
  if (length === undefined) return undefined;
  let text = '';
  let at = index;
  let gap = 0;
  while (text.length < length && at < folded.length) {
    const character = folded.charAt(at);
    if (/[a-z0-9]/.test(character)) {
      text += character;
      gap = 0;
    } else {
      gap += 1;
      if (gap > 2 || !/[ .\n-]/.test(character)) return undefined;
    }
    at += 1;
  }
  if (/[a-z0-9]/.test(folded.charAt(at))) return undefined;
  const printed = text.toUpperCase();
  if (isIban(printed)) return { iban: printed, start: index, end: at, isRepaired: false };
  const repaired = Array.from(printed, (character, at) => {
    if (at < 2 || anyPlaces.get(printed.slice(0, 2))?.(at)) return character;
    const isLetter = letterPlaces.get(printed.slice(0, 2))?.(at) ?? false;
    return (isLetter ? letters : digits).get(character) ?? character;
  }).join('');
  const isRepaired = isIban(repaired) && printed.replaceAll(/\D/g, '').length >= length * 0.6;
  return isRepaired ? { iban: repaired, start: index, end: at, isRepaired } : undefined;
}

/** Positions with letters, those of the bank code; other countries have digits only. */
const letterPlaces: ReadonlyMap<string, (at: number) => boolean> = new Map([
  ...['NL', 'GB', 'IE', 'RO', 'BG', 'LV'].map(
    (country) => [country, (at: number) => at >= 4 && at < 8] as const,
  ),
  ['IT', (at: number) => at === 4],
]);
const anyPlaces: ReadonlyMap<string, (at: number) => boolean> = new Map([
  ['FR', (at: number) => at >= 14 && at < 25],
  ['RO', (at: number) => at >= 8],
]);
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z', 6: 'G' }),
);
const digits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    O: '0',
    D: '0',
    Q: '0',
    I: '1',
    L: '1',
    S: '5',
    B: '8',
    Z: '2',
    G: '6',
  }),
);

/** Returns the account to be paid to, which is neither one to be debited nor the organization's own. */
export function findIban(source: SourceText, { documentType }: Known): Found<string> | undefined {
  const own = new Set(source.options.organization?.ibans);
  const ownerOf = createOwners(source);
  const sectionOf = createSections(source);
  const candidates = findIbans(source.paper.folded).flatMap((printed) => {
    if (own.has(printed.iban)) return [];
    const owner = ownerOf(printed);
    let score = 88;
    if (owner === 'payer') score = 18;
    else if (owner === 'payee') score = 96;
    else if (sectionOf(printed) === 'recipient') score = 45;
    return [{ ...printed, score: printed.isRepaired ? score * 0.85 : score }];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)[0];
  if (!best) return undefined;
  const isAlone = candidates.every(({ iban, score }) => iban === best.iban || score < 40);
  let score = best.score - (isAlone ? 0 : 10);
  if (documentType === 'statement' || documentType === 'payslip') score *= 0.25;
  return { value: best.iban, start: best.start, end: best.end, confidence: confidenceOf(score) };
}

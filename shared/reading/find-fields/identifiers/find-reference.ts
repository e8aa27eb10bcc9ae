import type { DocumentType } from '../../fields/document-types.ts';
import { sureConfidence } from '../finding.ts';
import type { Label } from '../paper/find-labels.ts';
import { pairBlocks } from '../paper/pair-blocks.ts';
import { type Cell, cellIndexAt, lineAt, type Paper } from '../paper/paper.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../source-text.ts';
import { findSignedNumbers } from './find-signed-numbers.ts';
import { type Numbered, type PrintedNumber, readNumber } from './read-number.ts';
import { labelledNumbers, strengthAt, weighNumber } from './references/reference-rules.ts';

const scores = new Map(labelledNumbers.map(({ role, weight }) => [role, weight]));
const subject =
  /^(?:betreff|betrifft|subject|re|asunto|ref|objet|concerne|oggetto|onderwerp|betreft|assunto|temat|dotyczy|subiect|referitor|predmet|vec|emne|vedr|amne|angaende|konu|θεμα|件名) ?[.:]/;
/** The score of a customer or order number if no other number is certain. */
const onlyNumber = 74;
const inSentence = 0.9;
const mostLabels = 3000;

/** Returns the number by which the sender identifies the document or its matter: of the invoice, the contract or the customer. */
export function findReference(source: SourceText, known: Known): Found<string> | undefined {
  const { paper } = source;
  const numbered = [...findLabelled(source, known), ...findSignedNumbers(source, known)];
  const best = highest(
    numbered.map((number) => ({ ...number, score: weigh(paper, number, known.documentType) })),
  );
  const own = best && best.score >= sureConfidence ? best : (findOnlyNumber(source, known) ?? best);
  return (
    own && { value: own.text, start: own.start, end: own.end, confidence: confidenceOf(own.score) }
  );
}

function highest(numbers: readonly Numbered[]): Numbered | undefined {
  let best: Numbered | undefined;
  for (const number of numbers) if (!best || number.score > best.score) best = number;
  return best;
}

const longestLabel = 30;

function weigh(
  paper: Paper,
  { text, start, score, isMarked }: Numbered,
  documentType: DocumentType | undefined,
): number {
  const line = lineAt(paper, start);
  const before = paper.folded.slice(Math.max(line?.start ?? 0, start - longestLabel), start);
  return weighNumber(score, { text, isMarked, before, page: line?.page, documentType });
}

/** Notices of fines are letters with the titles of minutes, and some policies are called certificates. */
function isTitleOf(type: DocumentType, documentType: DocumentType | undefined): boolean {
  if (documentType === 'letter') return type === 'letter' || type === 'minutes';
  return type === documentType || (type === 'certificate' && documentType === 'policy');
}

function findLabelled({ paper, mentions }: SourceText, { documentType }: Known): Numbered[] {
  const partners = new Map(
    Array.from(pairBlocks(paper, mentions.labels), ([index, label]) => [label, index]),
  );
  const titles = mentions.types.flatMap(({ isTitle, type, start, end }) =>
    isTitle && isTitleOf(type, documentType) && startsCell(paper, start)
      ? { role: 'documentNumber' as const, start, end }
      : [],
  );
  const labels: readonly Label[] = [
    ...mentions.labels.filter(({ role }) => scores.has(role)).slice(0, mostLabels),
    ...titles.slice(0, mostLabels),
  ];
  return labels.flatMap((label) => {
    const below = partners.get(label);
    const value =
      (below && partnerOf(paper, below)) ?? valueOf(paper, label) ?? behindTitle(paper, label);
    if (!value) return [];
    const place = startsCell(paper, label.start) || isInSubject(paper, label) ? 1 : inSentence;
    return [{ ...value, score: (scores.get(label.role) ?? 0) * value.strength * place }];
  });
}

/** Returns whether a label is in the subject of a mail or letter, which names what it is about. */
function isInSubject(paper: Paper, { start }: Cell): boolean {
  const line = lineAt(paper, start);
  return line !== undefined && subject.test(paper.folded.slice(line.start, start));
}

function partnerOf(paper: Paper, index: number): Value | undefined {
  const line = paper.lines[index];
  const found = line && readNumber(paper, line);
  return found && { ...found, strength: strengthAt({ ...atPlace, place: 'paired' }) };
}

const numberWord =
  /(?:n|no|nr|(?<= )c|num|nummer|numero|number|numer|numar|ref[a-z]{0,9}|code|codigo|codice|kod|cod|zeichen|znak|piece|id|kenmerk)$/;

function startsCell(paper: Paper, offset: number): boolean {
  const line = lineAt(paper, offset);
  return line?.cells.some(({ start }) => start === offset) ?? false;
}

type Value = PrintedNumber & { strength: number };

const atPlace = {
  isWord: false,
  isMarked: false,
  isWholeCell: false,
  isBeforeDay: false,
  linesBetween: 0,
};

/** Matches `Rechnung RE-7973 - 04.05.2021` and `Facture 118, 14 juin 2024`. */
const dayBehind =
  /^[\s,/|-]{1,4}(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{4}-\d\d-\d\d|\d{1,2}\.? (?:de )?[a-z]{3,10}\.? (?:de )?\d{4})/;

/** Returns the value after the label, in the next cell, or below it. */
function valueOf(paper: Paper, label: Label): Value | undefined {
  const line = lineAt(paper, label.start);
  if (!line) return undefined;
  const column = cellIndexAt(line, label.start);
  const cell = line.cells[column];
  if (!cell) return undefined;
  // The number of something that is named before it, in its cell or the line above.
  if (/^n[a-z]+$/.test(paper.folded.slice(label.start, label.end)))
    if (label.start > cell.start || /^\p{Ll}/u.test(paper.text.slice(label.start, label.end)))
      return undefined;
  const isWord = !numberWord.test(paper.folded.slice(label.start, label.end));
  const here = readNumber(paper, { start: label.end, end: Math.min(cell.end, label.end + 80) });
  if (here) {
    const isWholeCell = label.start === cell.start && cell.end - here.end <= 1;
    const { isMarked } = here;
    const isBeforeDay =
      label.start === cell.start && dayBehind.test(paper.folded.slice(here.end, line.end));
    const beside = { isWord, isMarked, isWholeCell, isBeforeDay };
    const place = { ...atPlace, ...beside, place: 'behind' } as const;
    return { ...here, strength: strengthAt(place) };
  }
  if (!/^[\s:.#()*/a-zº°ª]{0,14}$/.test(paper.folded.slice(label.end, cell.end))) return undefined;
  const next = line.cells[column + 1];
  const right = next && readNumber(paper, next);
  if (right) return { ...right, strength: strengthAt({ ...atPlace, place: 'beside' }) };
  for (let down = 1; down <= 2; down += 1) {
    const below = paper.lines[line.index + down];
    const under = below?.cells[below.cells.length === line.cells.length ? column : -1];
    const found = under && readNumber(paper, under);
    if (!found) continue;
    const isWholeCell = label.start === cell.start && under.end - found.end <= 1;
    const place = { ...atPlace, place: 'below', isWord, isWholeCell } as const;
    return { ...found, strength: strengthAt({ ...place, linesBetween: down - 1 }) };
  }
  return undefined;
}

const restOfTitle =
  /^(?: (?:e|y|et|and|und|of|de|di|d[eo]s|-|–)?\s?[a-z]{3,14}){1,3} (?=\S{0,5}\d)/;

/** Returns a number between a longer title and a day: `Factura de servicios 95.5326.6 / 5 de agosto de 2022`. */
function behindTitle(paper: Paper, title: Cell): Value | undefined {
  const line = lineAt(paper, title.start);
  if (!line || !startsCell(paper, title.start)) return undefined;
  const rest = restOfTitle.exec(paper.folded.slice(title.end, Math.min(line.end, title.end + 60)));
  const from = title.end + (rest?.[0].length ?? 0);
  const found = rest && readNumber(paper, { start: from, end: Math.min(line.end, from + 40) });
  if (!found || !dayBehind.test(paper.folded.slice(found.end, line.end))) return undefined;
  const place = { ...atPlace, place: 'behind', isWord: true, isBeforeDay: true } as const;
  return { ...found, strength: strengthAt(place) };
}

const withOneNumber: ReadonlySet<DocumentType | undefined> = new Set([
  'invoice',
  'reminder',
  'receipt',
  'ticket',
  'tax',
  'policy',
  'contract',
  'medical',
  'offer',
  'delivery-note',
  'other',
] satisfies DocumentType[]);
const orders: ReadonlySet<DocumentType | undefined> = new Set([
  'receipt',
  'ticket',
  'other',
] satisfies DocumentType[]);
const order =
  /(?<![a-z])(?:order|bestellung|bestellnummer|auftrags?(?:nummer|bestatigung|nr)|commande|pedido|ordine|bestelling|bestelnummer|zamowieni[ae]|encomenda|comanda|booking|buchung|reserva|reservation|prenotazione|boeking|rezerwacj[ai]|rezervare)(?: (?:number|id|nr\.?|no\.?|ta|ref\.?|code))?(?![a-z])/g;
const mostOrders = 20;

const subjectLine =
  /^(?:betreff|subject|asunto|objet|oggetto|onderwerp|assunto|temat|subiect) ?: ?[^\n]{1,160}/m;
/** Matches `TPZ-44718`, but not words and days. */
const code =
  /(?<![\p{L}\d/.-])(?=[A-Z\d/-]{0,20}\d{3})\p{Lu}{1,5}[-/]?[A-Z\d/-]{3,20}(?![\p{L}\d.])/u;

/** Returns the number in the subject of a mail about a purchase. */
function numberInSubject({ text, folded }: Paper): PrintedNumber | undefined {
  const line = subjectLine.exec(folded.slice(0, 2000));
  const found = line && code.exec(text.slice(line.index, line.index + line[0].length));
  if (!found) return undefined;
  const start = line.index + found.index;
  return { text: found[0], start, end: start + found[0].length, isMarked: true };
}

/** Returns the number that identifies bills without a document number, that of the customer, and purchases, that of the order. */
function findOnlyNumber(
  { paper, mentions }: SourceText,
  { documentType }: Known,
): Numbered | undefined {
  if (!withOneNumber.has(documentType)) return undefined;
  const labels = mentions.labels
    .filter(({ role }) => role === 'customerNumber')
    .slice(0, mostOrders);
  const ordered = orders.has(documentType)
    ? Array.from(paper.folded.slice(0, 20_000).matchAll(order), ({ 0: word, index }) => ({
        role: 'documentNumber' as const,
        start: index,
        end: index + word.length,
      })).slice(0, mostOrders)
    : [];
  const subject = orders.has(documentType) ? numberInSubject(paper) : undefined;
  if (subject) return { ...subject, score: onlyNumber };
  for (const label of [...ordered, ...labels]) {
    const value = valueOf(paper, label);
    if (!value || value.strength < 0.7) continue;
    return { ...value, score: weigh(paper, { ...value, score: onlyNumber }, documentType) };
  }
  return undefined;
}

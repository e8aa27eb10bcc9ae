import type { DocumentType } from '../../../fields/document-types.ts';
import type { LabelRole } from '../../lexicon/lexicon.ts';
import type { Label } from '../../paper/find-labels.ts';
import { createLabelFinder } from '../../paper/labels-of.ts';
import { lineAt } from '../../paper/paper.ts';
import { remembering } from '../../remembering.ts';
import type { SourceText } from '../../source-text.ts';
import type { Features } from '../../weighing/weigh.ts';
import { type Lead, leadOf, ofLead, ofPlace } from './number-places.ts';
import { ofShape } from './number-shape.ts';
import { meaningsOfNumber, numberWord } from './number-words.ts';
import type { NumberPlace, PrintedNumber } from './printed-numbers.ts';
import { isTelephone } from './telephones.ts';

const roles = [
  'documentNumber',
  'caseNumber',
  'customerNumber',
  'otherNumber',
  'vatId',
] as const satisfies readonly LabelRole[];
type NumberRole = (typeof roles)[number];
const isNumberRole = (role: LabelRole): role is NumberRole =>
  (roles as readonly LabelRole[]).includes(role);

const nameOfRole: Readonly<Record<NumberRole, string>> = {
  documentNumber: 'document',
  caseNumber: 'matter',
  customerNumber: 'customer',
  otherNumber: 'other',
  vatId: 'tax id',
};

/** Roles of labels that a number that looks like that of a telephone may have. */
const markingRoles: ReadonlySet<LabelRole> = new Set([
  'documentNumber',
  'caseNumber',
  'customerNumber',
] satisfies NumberRole[]);

/** Types whose numbers are printed alike. */
const kinds = new Map<DocumentType | undefined, string>([
  ['invoice', 'bill'],
  ['delivery-note', 'bill'],
  ['offer', 'bill'],
  ['reminder', 'reminder'],
  ['receipt', 'receipt'],
  ['ticket', 'ticket'],
  ['tax', 'tax'],
  ['policy', 'policy'],
  ['statement', 'statement'],
  ['payslip', 'payslip'],
  ['contract', 'contract'],
  ['medical', 'medical'],
  ['certificate', 'record'],
  ['minutes', 'record'],
  ['manual', 'manual'],
]);

const kindOf = (type: DocumentType | undefined) => kinds.get(type) ?? 'letter';

/** Evidence that counts differently in each kind of paper. */
const ofKinds: ReadonlySet<string> = new Set([
  'label: document',
  'label: matter',
  'label: customer',
  'label: other',
  'label is a mere word',
  'title before',
  'title above',
  'sign before',
  'sign begins the cell',
  'in the subject',
  'unknown number word',
  'unknown label',
  'means document',
  'means matter',
  'means person',
  'means order',
  'means payment',
  'means account',
  'means employee',
  'means identity',
  'one word',
  'means thing',
  'means office',
  'head',
  'foot',
  'first page',
  'before a day',
  'in prose',
  'alone in its cell',
  'printed again',
  'letters before digits',
  'a plain short number',
  'no words',
]);

export type WeighedNumber = {
  place: NumberPlace;
  number: PrintedNumber;
  features: Map<string, number>;
};

/** What is read once for all numbers of a paper. */
type Surroundings = {
  documentType: DocumentType | undefined;
  labelsOf: ReturnType<typeof createLabelFinder>;
  /** Titles of the paper's own type, by line. */
  titles: ReadonlyMap<number, number>;
  /** How often each number is printed. */
  counts: ReadonlyMap<string, number>;
};

/** Notices of fines are letters with the titles of minutes, and some policies are called certificates. */
function isTitleOf(type: DocumentType, documentType: DocumentType | undefined): boolean {
  if (documentType === 'letter') return type === 'letter' || type === 'minutes';
  return type === documentType || (type === 'certificate' && documentType === 'policy');
}

/** Returns what the evidence on each number needs. */
export function surroundingsOf(
  { paper, mentions }: SourceText,
  {
    places,
    documentType,
  }: { places: readonly NumberPlace[]; documentType: DocumentType | undefined },
): Surroundings {
  const titles = new Map<number, number>();
  for (const { isTitle, type, start, end } of mentions.types) {
    const line = isTitle && isTitleOf(type, documentType) ? lineAt(paper, start)?.index : undefined;
    if (line !== undefined && !titles.has(line)) titles.set(line, end);
  }
  const counts = new Map<string, number>();
  for (const { numbers } of places)
    for (const key of new Set(numbers.map((number) => number.key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: new Set(roles) });
  return { documentType, labelsOf, titles, counts };
}

/** Returns the evidence on each reading of the numbers of a place. */
export function weighedOf(
  source: SourceText,
  place: NumberPlace,
  surroundings: Surroundings,
): WeighedNumber[] {
  const { paper } = source;
  const { documentType, counts } = surroundings;
  const near = surroundings.labelsOf(place).filter(({ label }) => isNumberRole(label.role));
  const lead = leadOf(paper, place);
  const titled = ofTitles(place, surroundings);
  if (near.length + titled.length === 0 && isOfList(place, lead)) return [];
  const shared = [
    ...ofNearest(source, place, near[0]?.label),
    ...titled,
    ...ofLead(lead, (near[0]?.strength ?? 0) > 0.7),
    ...meaningsOfNumber(lead.words).map((meaning) => `means ${meaning}`),
  ];
  const nameOf = namesOfKind(kindOf(documentType));
  const isLabelled = near.some(
    ({ label, strength }) =>
      markingRoles.has(label.role) && strength > 0.7 && leadsTo(source, { label, place, lead }),
  );
  if (place.numbers.some(({ text }) => isTelephone(text, lead, { isLabelled }))) return [];
  return place.numbers.map((number) => {
    const behind = paper.text.slice(number.end, Math.min(place.cell.end, number.end + 12));
    const features = new Map<string, number>();
    const add = (name: string, value = 1) => {
      features.set(name, value);
      if (ofKinds.has(name)) features.set(nameOf(name), value);
    };
    // The strongest last.
    for (const { label, strength } of near.toReversed())
      if (isNumberRole(label.role)) add(`label: ${nameOfRole[label.role]}`, strength);
    for (const name of shared) add(name);
    for (const name of ofPlace(paper, place, number)) add(name);
    for (const name of ofShape(number, behind)) add(name);
    if ((counts.get(number.key) ?? 0) > 1) add('printed again');
    return { place, number, features };
  });
}

/** Returns whether a label is in the line of a number, or is that of a number above one without words of its own. */
function leadsTo(
  { paper }: SourceText,
  { label, place, lead }: { label: Label; place: NumberPlace; lead: Lead },
): boolean {
  if (label.start >= place.line.start) return true;
  const hasWords = lead.from === 'cell' || lead.from === 'left';
  return !hasWords && numberWord.test(paper.folded.slice(label.start, label.end));
}

/** Returns whether a number is one of a list or in a sentence, such as a quantity, rather than that of the paper. */
function isOfList({ line, numbers }: NumberPlace, { words }: Lead): boolean {
  if (numberWord.test(words)) return false;
  return (
    line.cells.length > 3 || numbers.every(({ text }) => /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text))
  );
}

/** Returns a function that names evidence in a kind of paper. */
const namesOfKind = remembering((kind: string) =>
  remembering((name: string) => `${kind}: ${name}`),
);

function ofNearest({ paper }: SourceText, place: NumberPlace, label: Label | undefined): string[] {
  if (!label || !isNumberRole(label.role)) return ['unlabelled'];
  const { start, end } = label;
  const where = whereOf(place, start);
  const { cells } = (where === 'above' ? lineAt(paper, start) : undefined) ?? place.line;
  const role = nameOfRole[label.role];
  const isFilled = place.start - end < 5 && place.cell.end - place.end < 2;
  return [
    `${role} ${where}`,
    `nearest: ${role}`,
    ...(numberWord.test(paper.folded.slice(start, end)) ? [] : ['label is a mere word']),
    ...(end - start < 5 ? ['label is short'] : []),
    ...(end - start > 11 ? ['label is long'] : []),
    ...(cells.some((cell) => cell.start === start) ? ['label begins its cell'] : []),
    ...(start === place.cell.start && isFilled ? ['fills the cell with its label'] : []),
  ];
}

function whereOf({ line, cell, start }: NumberPlace, label: number): string {
  if (label < line.start) return 'above';
  if (label < cell.start) return 'beside';
  return label < start ? 'before' : 'behind';
}

function ofTitles({ line, start, end }: NumberPlace, { titles }: Surroundings): string[] {
  const title = titles.get(line.index);
  const above = [
    ...(titles.has(line.index - 1) ? ['title above'] : []),
    ...(titles.has(line.index - 2) ? ['title far above'] : []),
    ...(titles.has(line.index + 1) ? ['title below'] : []),
  ];
  if (title === undefined || title > start) return above;
  const isNear = start - title < 12;
  const isFilled =
    isNear && line.cells.length === 1 && line.end - end < 2 && title - line.start < 40;
  return [
    isNear ? 'title before' : 'title far before',
    ...(isFilled ? ['fills the line with a title'] : []),
    ...above,
  ];
}

/** Marks the first number of each role, and those after it. */
export function markFirst(numbers: readonly WeighedNumber[]): void {
  for (const role of ['document', 'matter', 'customer']) {
    const labelled = numbers.filter(({ features }) => (features.get(`label: ${role}`) ?? 0) > 0.7);
    const first = labelled[0]?.place;
    for (const { place, features } of labelled)
      features.set(`${place === first ? 'first' : 'later'}: ${role}`, 1);
  }
}

/** Returns the evidence that a paper has no number of its own, from the evidence on each number. */
export function featuresOfNoNumber(
  numbers: readonly { features: Features }[],
  documentType: DocumentType | undefined,
): Map<string, number> {
  const most = (...names: string[]) =>
    numbers.reduce(
      (all, { features }) => Math.max(all, ...names.map((name) => features.get(name) ?? 0)),
      0,
    );
  const evidence = {
    'none of a document': 1 - most('label: document'),
    'none of a matter': 1 - most('label: matter'),
    'none of a customer': 1 - most('label: customer'),
    'none is labelled': 1 - most('label: document', 'label: matter', 'label: customer'),
    'none has a sign': 1 - most('sign before', 'unknown number word'),
    'none has a title': 1 - most('title before', 'title above'),
  };
  const kind = kindOf(documentType);
  return new Map<string, number>([
    ['none', 1],
    [`none: ${documentType ?? 'unknown'}`, 1],
    ...Object.entries(evidence),
    ...Object.entries(evidence).map(([name, value]) => [`${kind}: ${name}`, value] as const),
  ]);
}

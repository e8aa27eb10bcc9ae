import type { DocumentType } from '../../fields/document-types.ts';
import { sureConfidence, type FoundCorrespondent } from '../finding.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label } from '../paper/find-labels.ts';
import { firstRule, type Rule } from '../rule.ts';
import { confidenceOf, type Found, type SourceText } from '../source-text.ts';
import { repairName } from './names/clean-name.ts';
import { isOrganizationName, type PlacedName } from './names/collect-names.ts';
import { findPartyNames } from './names/find-party-names.ts';
import { coreOf, findDomains } from './find-domains.ts';
import { createPartyFinder, findKnownCorrespondent } from './known-correspondents.ts';
import { isJapanese } from './names/japanese-names.ts';
import { reasonAgainst } from './names/no-names.ts';
import { hasLegalForm, hasPostcode, isPractitioner, nameKey } from './names/party-names.ts';

type Candidate = { names: PlacedName[]; weight: number };

/** Returns the correspondent: the sender of the paper, or the recipient if the organization sent it. `printed` is the printed name. */
export function findCorrespondent(
  source: SourceText,
  printed: Found<FoundCorrespondent> | undefined,
): Found<FoundCorrespondent> | undefined {
  const known = findKnownCorrespondent(source, createPartyFinder(source));
  if (!known || !printed) return known ?? printed;
  return known.confidence >= 80 || known.confidence > printed.confidence ? known : printed;
}

/** Returns the printed name of the correspondent, and whether the organization itself is the sender. */
export function findPrintedName(
  source: SourceText,
  documentType?: DocumentType,
): {
  name: Found<FoundCorrespondent> | undefined;
  isSentByUs: boolean;
} {
  const { ranked, isSentByUs } = rankCandidates(source);
  const [best, next] = ranked;
  const printed = best && best.weight > 0 ? bestSpelling(best) : undefined;
  if (!best || !printed) return { name: undefined, isSentByUs };
  const { name, start, end } = printed;
  const isSender = isOrganizationName(name) || isPractitioner(name);
  const isBetweenParties =
    isSender || isIssuer(source, { printed, documentType }) || isToSomeone(source);
  // A single word at the head of a list, a note or a contract is rarely a name.
  const isHeading = documentType === 'contract' && !isSender;
  if ((!isBetweenParties || isHeading) && !name.includes(' '))
    return { name: undefined, isSentByUs };
  const doubt = firstRule(leads, readLead(best, { printed, next }))?.weight ?? 0;
  const score = Math.min(92, 51 + best.weight * 0.5 + doubt);
  const most = isBetweenParties ? score : Math.min(score, sureConfidence - 1);
  const value = { id: null, name };
  return { name: { value, start, end, confidence: confidenceOf(most) }, isSentByUs };
}

const ownWeight = 40;

function rankCandidates(source: SourceText): { ranked: Candidate[]; isSentByUs: boolean } {
  const own = new Set(source.options.organization?.names.map(nameKey));
  const names = findPartyNames(source);
  const ownNames = names.filter(({ name }) => own.has(nameKey(name)));
  const isSentByUs = ownNames.some(({ weight }) => weight >= ownWeight);
  const direction = isSentByUs ? -1 : 1;
  const others = names
    .filter((name) => !ownNames.includes(name))
    .map((name) => ({ ...name, weight: name.weight * direction }));
  const candidates = group(others);
  addDomains(source, candidates);
  return { ranked: candidates.toSorted((a, b) => b.weight - a.weight), isSentByUs };
}

/** Returns the spelling with the legal form, and not in capitals, if there is one. A name that is only printed in capitals keeps them. */
function bestSpelling({ names }: Candidate): PlacedName | undefined {
  return names
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (a, b) =>
        Number(hasLegalForm(b.name)) - Number(hasLegalForm(a.name)) ||
        Number(isInCapitals(a.name)) - Number(isInCapitals(b.name)) ||
        b.weight - a.weight,
    )[0];
}

const isInCapitals = (name: string) => !/\p{Ll}/u.test(name);

/** By how much an organization is ahead of people and headings that are as likely by their place. */
const leadOfOrganization = 16;

const isAnOrganization = ({ names }: Candidate) =>
  names.some(({ name }) => isOrganizationName(name));

type Lead = { lead: number; isFirst: boolean };

function readLead(
  best: Candidate,
  { printed, next }: { printed: PlacedName; next: Candidate | undefined },
): Lead {
  const isOnlyOrganization = isAnOrganization(best) && !(next && isAnOrganization(next));
  return {
    lead:
      best.weight - Math.max(0, next?.weight ?? 0) + (isOnlyOrganization ? leadOfOrganization : 0),
    isFirst: printed.start < (next?.names[0]?.start ?? Infinity),
  };
}

/** Returns the lead of the likeliest name of a text; undefined without a name. */
export function leadOfNames(source: SourceText): Lead | undefined {
  const [best, next] = rankCandidates(source).ranked;
  const printed = best && bestSpelling(best);
  return printed && readLead(best, { printed, next });
}

/** Changes of the confidence by the lead: the first row that applies. */
export const leads: readonly Rule<Lead>[] = [
  {
    name: 'another name above it is as likely',
    weight: -12,
    applies: ({ lead, isFirst }) => lead < 12 && !isFirst,
    example: 'Harbour Books\n\nJane Tully · Mühlweg 4 · 26789 Leer',
  },
  {
    name: 'another name is nearly as likely',
    weight: -4,
    applies: ({ lead }) => lead < 24,
    example: 'Harbour Books   Jane Tully',
  },
  {
    name: 'no other name is as likely',
    weight: 8,
    applies: () => true,
    example: 'Harbour Books\nInvoice',
  },
];

/** Returns whether a name is in the first line, ignoring thanks and headings, of a document whose issuer is named there. */
function isIssuer(
  { paper }: SourceText,
  { printed, documentType }: { printed: PlacedName; documentType: DocumentType | undefined },
): boolean {
  const first = paper.lines.slice(0, mostHeadings).find(({ cells: [cell] }) => {
    const text = cell && paper.text.slice(cell.start, Math.min(cell.end, cell.start + 100));
    return text !== undefined && !reasonAgainst(repairName(text));
  });
  return (
    documentType !== undefined &&
    issued.has(documentType) &&
    printed.weight >= weightOfHead &&
    printed.start === first?.start &&
    / \p{L}{3}/u.test(printed.name)
  );
}

const issued: ReadonlySet<DocumentType> = new Set([
  'invoice',
  'receipt',
  'reminder',
  'policy',
  'statement',
  'payslip',
  'tax',
  'certificate',
  'medical',
  'ticket',
  'offer',
  'delivery-note',
  'contract',
  'minutes',
  'manual',
] satisfies DocumentType[]);
const weightOfHead = 44;
const mostHeadings = 4;

const rolesBetweenParties: ReadonlySet<LabelRole> = new Set([
  'salutation',
  'closing',
  'payee',
  'customerNumber',
  'vatId',
  'total',
  'dueDate',
]);

/** Returns whether a paper is sent from one party to another. Notes and lists have no sender, but lines that look like names. */
function isToSomeone({ paper, mentions }: SourceText): boolean {
  const isOfParties = ({ role, end }: Label) =>
    rolesBetweenParties.has(role) ||
    // Within a sentence, "from" and "to" are about something else.
    ((role === 'sender' || role === 'recipient') && /^ ?:/.test(paper.text.slice(end, end + 2)));
  if (mentions.labels.some(isOfParties)) return true;
  if (findDomains(paper.folded).length > 0) return true;
  return paper.lines.some(({ start, end }) => hasPostcode(paper.folded.slice(start, end)));
}

function group(names: readonly PlacedName[]): Candidate[] {
  const byKey = new Map<string, PlacedName[]>();
  for (const name of names) {
    const key = nameKey(name.name);
    if (key.length < 2) continue;
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  for (const [key, same] of [...byKey].toSorted(([a], [b]) => a.length - b.length)) {
    const longer = [...byKey.keys()].find((other) => isLonger(other, key));
    if (longer === undefined || (key.length < 4 && !isJapanese(key))) continue;
    byKey.set(longer, [...(byKey.get(longer) ?? []), ...same]);
    byKey.delete(key);
  }
  return Array.from(byKey.values(), (same) => {
    const weights = same.map(({ weight }) => weight).toSorted((a, b) => b - a);
    const [first = 0, ...rest] = weights;
    const isInFoot = weights.filter((weight) => weight >= 44).length > 0;
    const worst = Math.min(0, ...weights);
    const agreement = rest
      .filter((weight) => weight > 0)
      .slice(0, 3)
      .reduce((sum, weight) => sum + weight * 0.4, 0);
    return {
      names: same,
      weight: first + agreement + (first > 0 ? worst * (isInFoot ? 0.15 : 0.7) : 0),
    };
  });
}

/** In scripts without spaces, an office continues the name of its place: `桐野市役所`. */
function isLonger(other: string, key: string): boolean {
  return other.startsWith(`${key} `) || (isJapanese(key) && other !== key && other.startsWith(key));
}

function addDomains({ paper }: SourceText, candidates: readonly Candidate[]): void {
  const cores = [
    ...new Set(findDomains(paper.folded).map(({ domain }) => coreOf(domain).replaceAll('-', ''))),
  ];
  for (const candidate of candidates) {
    const key = nameKey(candidate.names[0]?.name ?? '');
    const joined = key.replaceAll(' ', '');
    const initials = key
      .split(' ')
      .map((word) => word[0])
      .join('');
    const isNamed = cores.some(
      (core) =>
        core.length > 2 &&
        (joined.includes(core) ||
          core.includes(joined) ||
          core === initials ||
          key.split(' ').some((word) => word.length > 3 && core.includes(word))),
    );
    if (!isNamed || candidate.weight <= 0) continue;
    const isOfDomain =
      isAnOrganization(candidate) &&
      cores.some((core) => core === joined || key.split(' ').includes(core));
    candidate.weight += isOfDomain ? 40 : 24;
  }
}

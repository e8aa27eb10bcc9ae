import type { DocumentType } from '../../../fields/document-types.ts';
import type { Label } from '../../paper/find-labels.ts';
import type { LabelRole } from '../../lexicon/lexicon.ts';
import { foldText } from '../../paper/fold-text.ts';
import type { SourceText } from '../../source-text.ts';
import { type Features, flag } from '../../weighing/weigh.ts';
import { type Candidate, groupNames } from '../candidates.ts';
import { coreOf, findDomains } from '../find-domains.ts';
import { findPartyNames } from '../names/find-party-names.ts';
import { isJapanese } from '../names/japanese-names.ts';
import { hasPostcode } from '../names/party-names.ts';
import { isProper, ofKind } from './name-kinds.ts';
import { ofWords, smallWordsIn } from './name-words.ts';
import { ofBlocks, townsIn } from './name-blocks.ts';
import { ofSurroundings } from './name-surroundings.ts';
import { ofScores } from './sender-scores.ts';
import { ofSecondLine } from './second-lines.ts';

export type Sender = Candidate & { features: Features };

type Evidence = {
  candidates: readonly Candidate[];
  /** Those that are organizations as a whole. */
  proper: ReadonlySet<Candidate>;
  cores: readonly string[];
  greetings: readonly string[];
  times: ReadonlyMap<string, number>;
  isToSomeone: boolean;
  towns: ReadonlySet<string>;
  /** Words that the paper prints in small letters. */
  smallWords: ReadonlySet<string>;
  documentType: DocumentType | undefined;
};

/** Returns the evidence for each party of a paper being its sender, and for none of them. */
export function readSenders(
  source: SourceText,
  documentType: DocumentType | undefined,
): { senders: Sender[]; none: Features } {
  const groups = groupNames(findPartyNames(source));
  const candidates = groups.filter(({ isInTwoLines }) => !isInTwoLines);
  const evidence = {
    candidates,
    proper: new Set(candidates.filter(isProper)),
    cores: findDomains(source.paper.folded).map(({ domain }) => coreOf(domain).replaceAll('-', '')),
    greetings: greetingsIn(source),
    times: timesOf(source, groups),
    isToSomeone: isToSomeone(source),
    towns: townsIn(source.paper),
    smallWords: smallWordsIn(source.paper),
    documentType,
  };
  const agreements = candidates.map((candidate) => ofAgreement(candidate, evidence));
  const scores = ofScores(
    candidates,
    agreements.map((each) => each['same as a domain'] * 16 + each['in a domain'] * 24),
  );
  const senders = candidates.map((candidate, at) => ({
    ...candidate,
    features: featuresOf(source, candidate, {
      ...evidence,
      ofCandidate: { ...scores[at], ...agreements[at] },
    }),
  }));
  const inTwoLines = groups
    .filter((group) => group.isInTwoLines)
    .map((group) => withSecondLine(source, group, { senders, evidence }));
  return { senders: [...senders, ...inTwoLines], none: featuresOfNone(evidence) };
}

/** Returns a party that may be named in two lines: with the evidence of the first line, and of what is only in the second. */
function withSecondLine(
  source: SourceText,
  group: Candidate,
  { senders, evidence }: { senders: readonly Sender[]; evidence: Evidence },
): Sender {
  const first = senders.find(({ names }) => names.some(({ start }) => start === group.best.start));
  const features = new Map(
    first?.features ??
      featuresOf(source, group, { ...evidence, ofCandidate: ofAgreement(group, evidence) }),
  );
  for (const [name, value] of Object.entries(ofSecondLine(source, group, evidence)))
    if (value !== 0) features.set(`in two lines: ${name}`, value);
  return { ...group, features };
}

function featuresOf(
  source: SourceText,
  candidate: Candidate,
  evidence: Evidence & { ofCandidate: Readonly<Record<string, number>> },
): Features {
  const kind = ofKind(candidate);
  const features = new Map<string, number>(
    Object.entries({
      ...ofPlaces(candidate),
      ...evidence.ofCandidate,
      ...kind,
      ...ofOrder(candidate, evidence),
      ...ofSurroundings(source, candidate),
      ...ofWords(source, candidate, evidence.smallWords),
      ...ofBlocks(source.paper, candidate, evidence.towns),
    }),
  );
  const kindName = candidate.isOrganization ? 'organization' : kind.person ? 'person' : 'other';
  const cross = (prefix: string, names: readonly string[]) => {
    for (const name of names) {
      const value = features.get(name) ?? 0;
      if (value !== 0) features.set(`${prefix}: ${name}`, value);
    }
  };
  cross(kindName, ofEachKind);
  cross('first name', kind['person with a first name'] ? ofEachKind : []);
  cross(evidence.documentType ?? 'unknown', ofEachType);
  cross('superior authority', kind['superior authority'] ? ofPart : []);
  cross('department', kind.department ? ofPart : []);
  cross('institution', kind.institution ? ofInstitution : []);
  cross('kind only', kind['kind only'] ? ofKindOnly : []);
  cross('only kinds', kind['only kinds'] ? ofOnlyKinds : []);
  if (!evidence.isToSomeone) cross('to no one', ofNoOne);
  for (const [name, value] of features) if (value === 0) features.delete(name);
  return features;
}

const ofEachKind = [
  'first',
  'at: first row',
  'at: second row',
  'at: third or fourth row',
  'at: last lines',
  'at: below the closing',
  'at: within a line',
  'at: after an unknown label',
  'above an address',
  'before an address',
  'organization above',
  'organization elsewhere',
  'only at the recipient',
  'greeted',
  'repeated',
  'in the foot',
  'in capitals',
  'first organization',
  'in a sentence',
  'alone',
  'above an organization',
  'below an organization',
  'in the head',
  'after a gap',
  'before a comma',
  'before another cell',
  'behind another cell',
  'behind a small word',
  'words in small letters',
  'with a label',
  'with a title',
];
const ofEachType = [
  'first',
  'first organization',
  'organization',
  'person',
  'one word',
  'in capitals',
  'in the foot',
  'repeated',
  'in a domain',
  'only at the recipient',
  'at: label of the sender',
  'at: behind a bare from',
  'at: first person with particulars',
  'legal form',
  'first name',
  'above an address',
  'at: first row',
  'at: last lines',
  'at: below the closing',
  'at: organization in the foot',
  'at: within a line',
  'with a title',
];
const ofPart = ['first', 'organization elsewhere', 'organization above', 'above an organization'];
const ofInstitution = ['above an organization', 'below an organization', 'first'];
const ofOnlyKinds = ['first', 'organization elsewhere', 'at: first row'];
const ofKindOnly = ['first', 'organization elsewhere', 'at: sender of a mail'];
const ofNoOne = ['one word', 'person', 'organization', 'first', 'in capitals', 'bare'];

function ofPlaces({ names }: Candidate): Record<string, number> {
  const sending = names.filter(({ isOfRecipient }) => !isOfRecipient);
  return {
    ...Object.fromEntries(names.map(({ place }) => [`at: ${place}`, 1])),
    'only at the recipient': flag(sending.length === 0),
    'also at the recipient': flag(sending.length > 0 && sending.length < names.length),
    places: Math.min(3, new Set(sending.map(({ place }) => place)).size - 1),
    times: Math.min(3, sending.length - 1),
  };
}

function ofOrder(candidate: Candidate, { candidates, proper }: Evidence) {
  const rank = candidates.indexOf(candidate);
  const organizations = candidates.filter((one) => proper.has(one));
  const before = candidates.slice(0, rank).filter((one) => proper.has(one)).length;
  const isOrganization = proper.has(candidate);
  return {
    first: flag(rank === 0),
    second: flag(rank === 1),
    third: flag(rank === 2),
    'after the fifth': flag(rank > 4),
    last: flag(rank > 0 && rank === candidates.length - 1),
    'first organization': flag(candidate === organizations[0]),
    'only organization': flag(isOrganization && organizations.length === 1),
    'organization elsewhere': flag(!isOrganization && organizations.length > 0),
    'organization above': flag(before > 0),
    'organizations above': Math.min(3, before) / 3,
  };
}

function ofAgreement({ key }: Candidate, { cores, greetings, times }: Evidence) {
  const words = key.split(' ');
  const joined = words.join('');
  const initials = words.map((word) => word[0]).join('');
  const isIn = (core: string) =>
    core.length > 2 &&
    (joined.includes(core) ||
      core.includes(joined) ||
      core === initials ||
      words.some((word) => word.length > 3 && core.includes(word)));
  const isSame = (core: string) => core === joined || (core.length > 2 && words.includes(core));
  const count = times.get(key) ?? 1;
  return {
    'same as a domain': flag(cores.some(isSame)),
    'in a domain': flag(cores.some(isIn)),
    'in no domain': flag(cores.length > 0 && !cores.some(isIn)),
    greeted: flag(
      words.some((word) => word.length > 3 && greetings.some((text) => text.includes(word))),
    ),
    repeated: flag(count > 1),
    repetitions: Math.min(3, Math.max(0, count - 1)),
  };
}

/** Returns the evidence that a paper does not name its sender. */
function featuresOfNone({ candidates, isToSomeone: isTo, documentType }: Evidence): Features {
  const hasOrganization = candidates.some(({ isOrganization }) => isOrganization);
  return new Map(
    Object.entries({
      none: 1,
      [`none: ${documentType ?? 'unknown'}`]: 1,
      'none: to no one': flag(!isTo),
      'none: no organization': flag(!hasOrganization),
      'none: to no one, no organization': flag(!isTo && !hasOrganization),
      'none of many': Math.min(1, candidates.length / 8),
    }),
  );
}

const mostGreetings = 10;

function greetingsIn({ paper, mentions }: SourceText): string[] {
  return mentions.labels
    .filter(({ role }) => role === 'salutation')
    .slice(0, mostGreetings)
    .map(({ end }) => foldText(paper.text.slice(end, end + 60).split('\n', 1)[0] ?? ''));
}

const mostTimes = 10;
const longestSearched = 20_000;

/** Returns how often a text contains the names of parties. */
function timesOf(
  { words, paper }: SourceText,
  candidates: readonly Candidate[],
): Map<string, number> {
  const byFirst = Map.groupBy(
    candidates.map(({ key }) => key.split(' ')),
    ([first = '']) => first,
  );
  const times = new Map<string, number>();
  words.forEach(({ text }, at) => {
    for (const parts of byFirst.get(text) ?? []) {
      const key = parts.join(' ');
      const count = times.get(key) ?? 0;
      if (count >= mostTimes) continue;
      if (parts.every((part, offset) => words[at + offset]?.text === part))
        times.set(key, count + 1);
    }
  });
  const text = paper.folded.slice(0, longestSearched);
  for (const { key } of candidates)
    if (isJapanese(key)) times.set(key, Math.min(mostTimes, text.split(key).length - 1));
  return times;
}

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

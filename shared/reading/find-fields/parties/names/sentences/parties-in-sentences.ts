import type { Label } from '../../../paper/find-labels.ts';
import { type Cell, lineAt, type Paper } from '../../../paper/paper.ts';
import type { createNameCollector } from '../collect-names.ts';
import { namedPlaces } from '../name-places.ts';
import { undersigned } from '../words-of-names.ts';

type Collector = ReturnType<typeof createNameCollector>;

const longestParties = 160;
/** Matches `Prepared for Name by Name`. */
const preparedFor =
  /(?<![a-z])(?:prepared|drawn up|produced|erstellt|ausgestellt|angefertigt|prepare|etabli|redige|elaborad[oa]|preparad[oa]|redatt[oa]|preparat[oa]|opgemaakt|opgesteld|sporzadzon[aeoy]|przygotowan[aeoy]|intocmita?|elaborata?)e? (?:for|fur|pour|para|per|voor|dla|pentru) (\S.{1,60}?) (?:by|von|par|por|da|door|przez|de catre) (\S.{2,60}?)(?=\.(?: |$)|[,;(]|$)/d;

/** Adds both names of such a sentence, which does not begin with the sender. */
export function addPrepared(paper: Paper, { start, end }: Cell, { add }: Collector): boolean {
  const text = paper.folded.slice(start, Math.min(end, start + longestParties));
  const [, recipient, sender] = preparedFor.exec(text)?.indices ?? [];
  if (!recipient || !sender) return false;
  add({ start: start + recipient[0], end: start + recipient[1] }, namedPlaces.preparedFor);
  add({ start: start + sender[0], end: start + sender[1] }, namedPlaces.preparedBy);
  return true;
}

const headOfContract = 2500;
const between =
  /(?<![a-z])(?:between|zwischen|entre les soussignes|entre|tra|fra|tussen|pomiedzy|miedzy|intre|mellan|mellem|mezi|μεταξυ(?: των)?|αφενοσ)\s{0,20}:?\s{1,20}(?:(?:the|der|dem|den|die|la|le|il|el|de|het|a|o|herrn|frau|fru|herr|panem|pania|mr|mrs|ms|sig|sig\.ra|sig\.na|signora|signor|sr|sra|d|dna|m|mme|monsieur|madame|heer|mevrouw|dhr|mevr|dl|dna|domnul|doamna|κ)\.? ){0,2}(?=[\p{L}][\p{L}.'&-]{0,40} )/u;

/** Matches `貸主 Name（以下「甲」という。）`. */
const calledFirst =
  /(?:^|[\s：:])((?:\p{sc=Han}{1,4}[ \u3000])?[^\s：:（(]{2,40}) ?[（(]以下[、,]?\s?[「『]?(?:甲|貸主|賃貸人|売主|受託者)/mu;

/** Adds the first party of a contract, which is named in a sentence: `between Name, of …, and`. */
export function addFirstParty(paper: Paper, { add }: Collector): void {
  const called = calledFirst.exec(paper.text.slice(0, headOfContract));
  if (called?.[1]) {
    const start = called.index + called[0].indexOf(called[1]);
    add({ start, end: start + called[1].length }, namedPlaces.firstParty);
  }
  const match = between.exec(paper.folded.slice(0, headOfContract));
  if (!match) return;
  const start = match.index + match[0].length;
  const end = paper.text.slice(start, start + 90).search(/[,;(\n]/);
  if (end > 3) add({ start, end: start + end }, namedPlaces.firstParty);
}

const whoWrites = new RegExp(String.raw`(?<!\p{L})${undersigned}`, 'u');
const introduced =
  /^((?:\p{Lu}[\p{L}'’.-]{0,24} (?:(?:de|da|do|van|von|der|den|ter|del|della|di|lo|la|y|e) ){0,2}){1,4}\p{Lu}[\p{L}'’-]{1,24})/u;
/** Matches `うさぎ運輸の野口です`. */
const speaker = /(?:^|\n)[ \u3000]{0,20}([^\s、。]{2,20})の\p{sc=Han}{1,4}(?:です|と申します)/u;

/** Adds the names of writers who introduce themselves in the first person. */
export function addIntroduced(paper: Paper, { add }: Collector): void {
  const speaking = speaker.exec(paper.text.slice(0, headOfContract));
  if (speaking?.[1]) {
    const start = speaking.index + speaking[0].indexOf(speaking[1]);
    add({ start, end: start + speaking[1].length }, namedPlaces.introduced);
  }
  const match = whoWrites.exec(paper.text.slice(0, headOfContract));
  if (!match) return;
  const start = match.index + match[0].length;
  const [, name] = introduced.exec(paper.text.slice(start, start + 90)) ?? [];
  if (name !== undefined) add({ start, end: start + name.length }, namedPlaces.introduced);
}

const farthestRole = 220;
/** What precedes a role in apposition: `(the Landlord)`, `, als Vermieter`, `, zwany dalej „Wynajmującym"`. */
const apposition = /[,(„"“«–-]\s?(?:\p{L}{1,14}[.:]? ){0,4}[„"“«]?$/u;
const personOrCompany =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}'’.-]{0,24} (?:(?:de|da|do|van|von|der|den|ter|del|della|di|y|e|&) ){0,2}){1,4}\p{Lu}[\p{L}'’-]{1,24}/u;
/** Where the text on the next party begins. */
const boundary =
  /^.*(?:[.;:)“”»] |\n\n|\n\(?\d|(?<!\p{L})(?:and|und|et|y|e|en|oraz|a|i|și|och|og|ve|και) (?=\p{Lu})(?!\S+ \d))/su;

/** Adds the name that a role follows in a sentence: `Jan Molenaar, wonende te Wageningen, verhuurder`. */
export function addBeforeRole(paper: Paper, label: Label, { add }: Collector): boolean {
  const line = lineAt(paper, label.start);
  if (!line || label.start - line.start < 5) return false;
  const from = Math.max(0, label.start - farthestRole);
  const before = paper.text.slice(from, label.start);
  const [lead] = apposition.exec(before) ?? [];
  if (lead === undefined) return false;
  const text = before.slice(0, before.length - lead.length);
  const begin = boundary.exec(text)?.[0].length ?? 0;
  const name = personOrCompany.exec(text.slice(begin));
  if (!name) return false;
  const start = from + begin + name.index;
  const place = label.role === 'sender' ? namedPlaces.beforeRole : namedPlaces.beforeOtherRole;
  add({ start, end: start + name[0].length }, place);
  return true;
}

import { hasLegalForm, legalFormIn } from '../legal-forms.ts';
import { weekday } from '../../lexicon/weekdays.ts';
import { foldText } from '../../paper/fold-text.ts';
import { remembering } from '../../remembering.ts';
import { repairName } from './trimming/clean-name.ts';
import { hasVerb, isPlaceAndDay, reasonAgainst, titleReason } from './no-names.ts';
import { isJapaneseOrganization, isPlainJapaneseName } from './japanese-names.ts';
import { withoutLead, withoutOtherCase, withoutSigns, withoutTeam } from './trimming/trim-name.ts';
import { hasWordOfOffice } from './words-of-offices.ts';
import {
  addressed,
  community,
  contact,
  department,
  heading,
  institution,
  kind,
  postcode,
  practitioner,
  role,
  street,
  streetEnd,
  streetStart,
  style,
  umbrella,
} from './words-of-names.ts';

/** Returns whether a name begins with the title of a doctor, a lawyer or an architect. */
export function isPractitioner(name: string): boolean {
  return practitioner.test(foldText(name));
}

/** Returns whether a form of address precedes a name: `Mrs Jane Tully`. */
export function isAddressed(printed: string): boolean {
  return addressed.test(printed);
}

const foldRepaired = remembering((name) => foldText(repairName(name)));

/** Returns whether a name, even misread, is that of an authority, a bank, a school or a similar institution. */
export const isInstitution = remembering(
  (name) => institution.test(foldRepaired(name)) || isJapaneseOrganization(name),
);

/** Returns whether a name contains a word for a kind of office or company, which titles and headings may contain too. */
export const isOfOffice = remembering((name) => hasWordOfOffice(foldRepaired(name)));

/** Returns whether a printed name is that of a company or an authority. */
export function isOrganizationName(printed: string): boolean {
  return isCertainOrganization(printed) || isOfOffice(printed);
}

/** Returns whether a name has a legal form or a word for institutions, which titles and headings do not contain. */
export function isCertainOrganization(printed: string): boolean {
  return hasLegalForm(printed) || isInstitution(printed);
}

/** Returns whether a text has a street with its number, or a postcode. */
export function isAddress(folded: string): boolean {
  if (streetStart.test(folded)) return true;
  return (
    (street.test(folded) && /\d|(?<![a-z])[il]{1,2}(?![a-z/])/.test(folded)) ||
    postcode.test(folded)
  );
}

/** Returns whether a name next to a postcode is that of a street: `Orchard Way`. */
export function isStreet(folded: string): boolean {
  return streetEnd.test(folded);
}

/** Returns whether a text has a postcode. */
export function hasPostcode(folded: string): boolean {
  return postcode.test(folded);
}

const shortest = 3;
const longest = 70;

/** The end of a name in a cell: before an address, a number or a remark. */
const nameEnd =
  /[·•|*,;:<（、。：]|\((?![株有同一公財社医学福]\))| [-–—.] | \/ (?!\p{Lu}\p{Ll}{1,3}\.)| {2}|(?<=\p{Ll}{5})\. | is a trading (?:name|style) of | of (?=\d)| (?:z siedzib[aą]|con sed[e]|mit (?:dem )?Sitz|ayant son siège|gevestigd te|cu sediul|com sede|presents|présente|präsentiert|presenta|presenteert|præsenterer|presenterar|przedstawia|uvádí|prezintă|apresenta|sunar|παρουσιάζει) ?/u;

/** Matches the full stop after a legal form that is not an abbreviation: `Bramble Energy Limited. Registered in …`. */
const fullStop =
  /(?<= (?:limited|corporation|gmbh|plc|llp|llc|ag|kg|ohg|bv|nv|sa|sas|sarl|sl|srl))\.$/iu;

const wholeWeekday = new RegExp(`^${weekday}$`);
/** Matches `Record no.`, whose number is elsewhere. */
const numbering =
  /(?:^| )(?:no|nr|number|nummer|ref|id|code|kod|codice|codigo|numero|numer|n[°º]|cislo|numarasi|αριθμοσ)\.?$|^(?:no|nr|n|num|art|pos|cod|circ|ref|doc|abs|par|id|rev|ver)\. ?[\p{L}\d.]{0,4}$|^(?:release|version|versione|wersja|versao|versiune|verze|surum|revision) \S*\d/u;

function isRole(folded: string): boolean {
  return role.test(folded);
}

/** Returns whether a name is that of a superior authority, such as a ministry. */
export function isUmbrella(name: string): boolean {
  return umbrella.test(foldText(name));
}

/** Returns whether a name is that of a part of an authority or a company: `Direção de Crédito`, `Mali Hizmetler Müdürlüğü`. */
export function isDepartment(name: string): boolean {
  return department.test(foldText(name));
}

const article =
  /^(?:the|der|die|das|le|la|les|el|los|il|lo|gli|het|de|o|a|os|as|η|ο|το|ihre?|unsere?|your|our|votre|notre|uw|onze|su|nuestr[oa]|vostr[oa]|twoj|twoja|vase?|din|dit|jeres) |^l'/;

/** Returns whether a name only contains the kind of authority or practice: `Finanzamt`, `STUDIO LEGALE`, `Parking Services`. */
export function isGeneric(name: string): boolean {
  const words =
    foldText(name)
      .replace(article, '')
      .match(/\p{L}{2,}/gu) ?? [];
  return words.length <= 3 && words.length > 0 && words.every((word) => kind.test(word));
}

/** Returns whether all longer words of a name are for kinds of offices and shops: `BOULANGERIE PATISSERIE`. */
export function hasOnlyKinds(name: string): boolean {
  const words = foldText(name).match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => isKind(word) || kind.test(word));
}

/** The title of the head behind an office: `Sabiha Hanım Ortaokulu Müdürü`. */
const headOfOffice =
  / (?:Müdürü|Müdür Yardımcısı|Müdür V\.|Rektörü|Dekanı|Yöneticisi|Yönetim Kurulu Başkanı)$/u;

/** What follows a name in a sentence that begins with it: `Veiligheidscentrum Twente verklaart dat`. */
const predicate = /(?<=^(?:\p{Lu}[^\s,]{0,30} ){1,5}\p{Lu}[^\s,]{0,30})(?: \p{Ll}{2,30}){2,8}$/u;

/** Small words before a part of a name that is elsewhere: `The Trustees of`. */
const dangling =
  /(?: (?:of|of the|the|and|und|der|des|für|de|du|des|del|della|di|da|do|et|y|e|van|van de|en|i|w|af|og|av|och|του|της|και|ve)){1,4}$/u;

/** The year in `TSV Grünhain 1908 e.V.` */
const foundingYear = / (?:1[6-9]|20)\d\d(?= )/;
/** Lower-case words before a name: `gemeente Veldrade`. */
const smallOffice =
  /^(?:gemeente|stad|waterschap|provincie|commune|mairie|ville|comune|urząd|gmina|stiftung|stichting) (?=\p{Lu})/u;

function beginsLikeName(name: string): boolean {
  return (
    /^[\p{Lu}\d"'„«“]|^[a-z]{2,}\.[a-z]|^[a-z]\p{Lu}\p{Ll}/u.test(name) ||
    smallOffice.test(name) ||
    practitioner.test(foldText(name.slice(0, 12))) ||
    isJapaneseOrganization(name) ||
    isPlainJapaneseName(name)
  );
}

/** Returns the name that a line begins with; undefined if it begins with something else. */
export function nameIn(printed: string): string | undefined {
  const found = readName(printed);
  return found?.isTitled ? undefined : found?.name;
}

/**
 * Returns the name that a line begins with, even if its first word is also that of titles: `Manuel Ruiz`, `Termo Instal SRL`. A text that
 * `isLine` may be a name with small words.
 */
export function readName(
  printed: string,
  { isLine = false }: { isLine?: boolean } = {},
): { name: string; isTitled: boolean } | undefined {
  const text = repairName(printed.slice(0, 200))
    .replace(/^[\s·•*|:,.–—-]+|^\d{1,2}[.)] /u, '')
    .replace(style, '');
  const led = withoutLead(text);
  if (led !== text && isGeneric(led)) return undefined;
  const named = led.replace(addressed, '');
  const isUnchanged = named.length === printed.trim().length;
  return readTrimmed(
    numberOf.test(named) && hasLegalForm(named) ? named.replace(numberOf, '') : named,
    { isLine: isLine && isUnchanged },
  );
}

function readTrimmed(
  text: string,
  { isLine }: { isLine: boolean },
): { name: string; isTitled: boolean } | undefined {
  const whole = beginningOf(text);
  if (whole === undefined) return undefined;
  const { isWithForm } = whole;
  const isOfCommunity = community.test(foldText(whole.name));
  const printed = withoutSigns(isWithForm ? whole.name : withoutOtherCase(whole.name));
  const name = isOfCommunity ? printed : withoutRemarks(printed);
  if (!isWritten(name, { isWithForm, isOfCommunity })) return undefined;
  const folded = foldText(name);
  // A company may be named like a label: `Transport Siret SRL`.
  const isContact = contact.test(folded) && !(isWithForm && !/\d/.test(name));
  if (isContact || isRole(folded)) return undefined;
  if (isAddress(folded) && !isOfCommunity) return undefined;
  if (/ (?:st|rd|ave|ln|str)\.?$/.test(folded) || numbering.test(folded)) return undefined;
  if (wholeWeekday.test(folded) || heading.test(folded)) return undefined;
  if (isWithForm) return hasVerb(name) ? undefined : { name, isTitled: false };
  if (isSentence(name) && !isOffice(name) && !isShortOffice(name) && !(isLine && isShort(name)))
    return undefined;
  const reason = isPlaceAndDay(text) ? 'place and day' : reasonAgainst(name)?.name;
  const isTitled = reason === titleReason && severalCapitalized.test(name);
  return reason !== undefined && !isTitled ? undefined : { name, isTitled };
}

/** The number of a company before its name: `000318 CASEIFICIO ALTOPIANO S.R.L.` */
const numberOf = /^\d{3,8} (?=\p{Lu})/u;

const smallName = /^\p{Ll}{3,}(?: (?:[\p{L}'’.-]{2,}|&|[aei])){1,5}(?=$| [-–—] )/u;

/** Returns the name of a letterhead that begins with a small letter: `studio tindra malmros`, `woningstichting WESTERWIEK`. */
export function smallNameIn(printed: string): string | undefined {
  const [name] = smallName.exec(printed.trim()) ?? [];
  if (name === undefined || name.length > longest) return undefined;
  const [first = '', second = ''] = name.split(' ');
  const isKind = isOrganizationName(first) || isOrganizationName(second);
  const folded = foldText(name);
  if (!isKind || contact.test(folded) || isRole(folded) || reasonAgainst(name)) return undefined;
  return name;
}

const severalCapitalized = /^\p{Lu}\S* \p{Lu}/u;

/** Returns what precedes an address, a number or a remark; undefined for labels. */
function beginningOf(text: string): { name: string; isWithForm: boolean } | undefined {
  const form = legalFormIn(text.slice(0, longest + 20));
  const end = nameEnd.exec(text);
  // A comma may precede a legal form; other separators may not.
  const isWithForm =
    form !== undefined &&
    (!end ||
      form.index < end.index + 3 ||
      (end[0] === ',' &&
        !/\p{Ll}/u.test(text.slice(end.index, form.index).replaceAll(/\p{Lu}\p{Ll}+/gu, ''))));
  if (end?.[0] === ':' && !(isWithForm && form.index < end.index)) return undefined;
  const cut = isWithForm ? endOfForm(text, form) : (end?.index ?? text.length);
  const name = text
    .slice(0, cut)
    .replace(/[\s,·•|–—-]{1,8}$/u, '')
    .trim();
  return { name, isWithForm };
}

const withoutRemarks = (name: string) =>
  withoutTeam(name, isOrganizationName)
    .replace(predicate, '')
    .replace(headOfOffice, '')
    .replace(/(?: \d{3,8}){1,2}$/u, '')
    .replace(fullStop, '')
    .replace(dangling, '');

/** Returns whether a text is written like a name: not too long, mainly letters, and begins like one. */
function isWritten(
  name: string,
  { isWithForm, isOfCommunity }: { isWithForm: boolean; isOfCommunity: boolean },
): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (name.length < shortest || name.length > longest || letters < shortest) return false;
  const withoutYear = isWithForm ? name.replace(foundingYear, '') : name;
  if (/\d{4,}/.test(withoutYear) && !isOfCommunity) return false;
  return letters >= withoutYear.length * (isOfCommunity ? 0.5 : 0.6) && beginsLikeName(name);
}

/**
 * Returns the whole name of a mail address, with its comma: `"Brandt, Ottilie" <ottilie@example.org>` and `ottilie@example.org (Ottilie
 * Brandt)`.
 */
export function mailboxNameIn(printed: string): string | undefined {
  const [, quoted, plain, remark] = mailbox.exec(printed.slice(0, 200)) ?? [];
  const name = (quoted ?? plain ?? remark)?.trim();
  if (name === undefined) return undefined;
  if (name.includes(',') && nameIn(name.replaceAll(/,\s*/g, ' ')) === undefined) return undefined;
  return name.includes(',') ? name : nameIn(name);
}

const mailbox =
  /^\s*(?:"([^"<>]{3,70})"|([^"<>()@:;\s][^"<>()@:;]{2,69}?)) ?<[^<>\s]*>|^\s*[^\s<>()@]+@[^\s<>()@]+ \(([^()]{3,70})\)/u;

/** Returns where a legal form ends, including its specification: `S.A. de C.V.`, `S.A. de Seguros`, `& Co. Ltd.` */
function endOfForm(text: string, form: { index: number; 0: string }): number {
  const end = form.index + form[0].length;
  const [kind = ''] =
    /^ de (?:\p{Lu}\. ?\p{Lu}\.|Seguros)(?: y Reaseguros)?|^,? (?:Ltd|Limited|Inc|LLC|PLC|KG|AG)(?!\p{L})\.?/u.exec(
      text.slice(end),
    ) ?? [];
  return end + kind.length;
}

/** The purpose of an authority in ordinary words: `Caisse d'allocations familiales du Jura`. */
const officeOf =
  /^\S+ (?:\S+ )?(?:d'|(?:de|des|du|di|del|della|dei|do|da|dos|das|voor|van|fur|der|for|of|pentru|pro|do spraw|w) )/;

function isOffice(name: string): boolean {
  const folded = foldText(name);
  return smallOffice.test(name) || (institution.exec(folded)?.index === 0 && officeOf.test(folded));
}

const isKind = (word: string) => isOfOffice(word) || isInstitution(word);

const mostWordsOfOffice = 7;
const mostSmallBehindKind = 2;

/** Offices of languages that write the word for their kind small: `Ekbackens skola`, `Střední průmyslová škola stavební Podmokly`. */
function isShortOffice(name: string): boolean {
  const words = name.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{4}/u.test(word));
  return (
    words.length <= mostWordsOfOffice &&
    (small.some(isKind) ||
      (small.length <= mostSmallBehindKind && !/\d/.test(name) && isKind(words[0] ?? '')))
  );
}

const mostWordsOfLine = 5;

/** Returns whether a line may be a name although it has small words: `Horská služba a záchrana`. */
function isShort(name: string): boolean {
  const words = name.split(/\s+/);
  return words.length > 1 && words.length <= mostWordsOfLine && !/[\d.!?]/.test(name);
}

function isSentence(name: string): boolean {
  const words = name.match(/\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small * 2 >= Math.max(1, words.length) || name.split(/\s+/).length > 10;
}

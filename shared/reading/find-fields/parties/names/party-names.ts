import { weekday } from '../../lexicon/weekdays.ts';
import { foldText } from '../../paper/fold-text.ts';
import { repairName } from './clean-name.ts';
import { isPlaceAndDay, reasonAgainst } from './no-names.ts';
import { isJapaneseOrganization, isPlainJapaneseName } from './japanese-names.ts';
import { hasWordOfOffice } from './words-of-offices.ts';
import {
  addressed,
  community,
  contact,
  heading,
  institution,
  kind,
  leadingForm,
  legalForm,
  postcode,
  practitioner,
  role,
  street,
  streetEnd,
  streetStart,
  style,
  umbrella,
} from './words-of-names.ts';

/** Legal forms that are also words of sentences, unless they are capitalized. */
const ambiguous = /^(?:se|sa|sau|ag|eg|ev|spa|ug|sci|slu|snc|srl|inc|corp|ab|a ?s|i\/s)\.?$/;

/** Legal forms that are also words of names: `NHS Foundation Trust`. */
const goesOn = /^(?:foundation|stiftung|limited|corporation|ab)$/;

function legalFormIn(name: string): { index: number; 0: string } | undefined {
  return Array.from(foldText(name).matchAll(legalForm)).find(({ index, 0: form }) => {
    const printed = name.slice(index, index + form.length);
    if (goesOn.test(form) && /^ \p{Lu}\p{Ll}/u.test(name.slice(index + form.length))) return false;
    return index > 2 && !(ambiguous.test(form) && printed === printed.toLowerCase());
  });
}

/** Returns whether a name begins with the title of a doctor, a lawyer or an architect. */
export function isPractitioner(name: string): boolean {
  return practitioner.test(foldText(name));
}

/** Returns whether a name contains a legal form: `GmbH`, `S.p.A.` */
export function hasLegalForm(name: string): boolean {
  if (leadingForm.test(foldText(name.slice(0, 30)))) return true;
  return legalFormIn(name.slice(0, 200)) !== undefined;
}

/** Returns whether a form of address precedes a name: `Mrs Jane Tully`. */
export function isAddressed(printed: string): boolean {
  return addressed.test(printed);
}

/** Returns whether a name, even misread, is that of an authority, a bank, a school or a similar institution. */
export function isInstitution(name: string): boolean {
  return institution.test(foldText(repairName(name))) || isJapaneseOrganization(name);
}

/** Returns whether a name contains a word for a kind of office or company, which titles and headings may contain too. */
export function isOfOffice(name: string): boolean {
  return hasWordOfOffice(foldText(repairName(name)));
}

/** Returns whether a text has a street with its number, or a postcode. */
export function isAddress(folded: string): boolean {
  if (streetStart.test(folded)) return true;
  return (
    (street.test(folded) && /\d|(?<![a-z])[il]{1,2}(?![a-z])/.test(folded)) || postcode.test(folded)
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
  /[·•|*,;:(<（、。：]| [-–—] | {2}|(?<=\p{Ll}{5})\. | is a trading (?:name|style) of | (?:z siedzib[aą]|con sed[e]|mit (?:dem )?Sitz|ayant son siège|gevestigd te|cu sediul|com sede|presents|présente|präsentiert|presenta|presenteert) ?/u;

/** Matches the full stop after a legal form that is not an abbreviation: `Bramble Energy Limited. Registered in …`. */
const fullStop =
  /(?<= (?:limited|corporation|gmbh|plc|llp|llc|ag|kg|ohg|bv|nv|sa|sas|sarl|sl|srl))\.$/iu;

const wholeWeekday = new RegExp(`^${weekday}$`);
/** Matches `Record no.`, whose number is elsewhere. */
const numbering = / (?:no|nr|number|nummer|ref)\.?$/;

function isRole(folded: string): boolean {
  return role.test(folded);
}

/** Returns whether a name is that of a superior authority, such as a ministry. */
export function isUmbrella(name: string): boolean {
  return umbrella.test(foldText(name));
}

/** Returns whether a name only contains the kind of authority or practice: `Finanzamt`, `STUDIO LEGALE`, `Parking Services`. */
export function isGeneric(name: string): boolean {
  const words = foldText(name).match(/\p{L}{2,}/gu) ?? [];
  return words.length <= 3 && words.length > 0 && words.every((word) => kind.test(word));
}

/** The title of the head behind an office: `Sabiha Hanım Ortaokulu Müdürü`. */
const headOfOffice =
  / (?:Müdürü|Müdür Yardımcısı|Müdür V\.|Rektörü|Dekanı|Yöneticisi|Yönetim Kurulu Başkanı)$/u;

/** The year in `TSV Grünhain 1908 e.V.` */
const foundingYear = / (?:1[6-9]|20)\d\d(?= )/;
/** Lower-case words before a name: `gemeente Veldrade`. */
const smallOffice =
  /^(?:gemeente|stad|waterschap|provincie|commune|mairie|ville|comune|urząd|gmina|stiftung|stichting) (?=\p{Lu})/u;

function beginsLikeName(name: string): boolean {
  return (
    /^[\p{Lu}\d"'„«“]|^[a-z]{2,}\.[a-z]/u.test(name) ||
    smallOffice.test(name) ||
    practitioner.test(foldText(name.slice(0, 12))) ||
    isJapaneseOrganization(name) ||
    isPlainJapaneseName(name)
  );
}

/** Returns the name that a line begins with; undefined if it begins with something else. */
export function nameIn(printed: string): string | undefined {
  const text = repairName(printed.slice(0, 200))
    .replace(/^[\s·•*|:,.–—-]+|^\d{1,2}[.)] /u, '')
    .replace(style, '')
    .replace(addressed, '');
  const form = legalFormIn(text.slice(0, longest + 20));
  const end = nameEnd.exec(text);
  // A comma may precede a legal form; other separators may not.
  const isWithForm =
    form &&
    (!end ||
      form.index < end.index + 3 ||
      (end[0] === ',' &&
        !/\p{Ll}/u.test(text.slice(end.index, form.index).replaceAll(/\p{Lu}\p{Ll}+/gu, ''))));
  if (end?.[0] === ':' && !isWithForm) return undefined;
  const cut = isWithForm ? endOfForm(text, form) : (end?.index ?? text.length);
  const whole = text
    .slice(0, cut)
    .replace(/[\s,·•|–—-]{1,8}$/u, '')
    .trim();
  const name = community.test(foldText(whole))
    ? whole
    : whole
        .replace(headOfOffice, '')
        .replace(/(?: \d{3,8}){1,2}$/u, '')
        .replace(fullStop, '');
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const withoutYear = form ? name.replace(foundingYear, '') : name;
  if (name.length < shortest || name.length > longest || letters < shortest) return undefined;
  if (letters < withoutYear.length * 0.6 || !beginsLikeName(name)) return undefined;
  const folded = foldText(name);
  if (contact.test(folded) || /\d{4,}/.test(withoutYear) || isRole(folded)) return undefined;
  if (isAddress(folded) && !community.test(folded)) return undefined;
  if (/ (?:st|rd|ave|ln|str)\.?$/.test(folded) || numbering.test(folded)) return undefined;
  if (wholeWeekday.test(folded) || heading.test(folded)) return undefined;
  if (!form && isSentence(name) && !isOffice(name)) return undefined;
  if (!isWithForm && (reasonAgainst(name) || isPlaceAndDay(text))) return undefined;
  return name;
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

function isSentence(name: string): boolean {
  const words = name.match(/\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small * 2 >= Math.max(1, words.length) || name.split(/\s+/).length > 10;
}

/** Returns the words of a name without the legal form, which are the same for its spellings. */
export function nameKey(name: string): string {
  const folded = foldText(name);
  const form = legalFormIn(name);
  const kept = form ? folded.slice(0, form.index) : folded;
  return kept.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

import { nameKey } from '../parties/legal-forms.ts';
import type { DocumentType } from '../../fields/document-types.ts';
import { beginsLikeDevice, isDeviceName } from '../../file-types/device-names.ts';
import { displayName } from '../../file-types/file-extension.ts';
import { dayOf } from '../dates/date-order.ts';
import { findDates, type PrintedDate } from '../dates/find-dates.ts';
import { type FoundCorrespondent, type FindOptions, sureConfidence } from '../finding.ts';
import { findReference } from '../identifiers/find-reference.ts';
import type { Cell } from '../paper/paper.ts';
import { createPartyFinder, findKnownCorrespondent } from '../parties/known-correspondents.ts';
import { prepareText, type SourceText } from '../source-text.ts';

export type FoundInName = {
  documentDate?: string | undefined;
  documentType?: DocumentType | undefined;
  isTypeOpen?: boolean | undefined;
  reference?: string | undefined;
  correspondent?: FoundCorrespondent | undefined;
};

const longestName = 200;
/** Matches `20260314`, a format that papers do not use. */
const compactDay = /(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/g;
const separators = /_+| [-–—] |(?<=^\d{4}-\d\d-\d\d)[ -]{1,3}/g;

/** Finds values in a file name that a person has written; names created by devices contain none. */
export function findInName(options: FindOptions): FoundInName {
  const stem = displayName(options.name ?? '').slice(0, longestName);
  if (stem === '' || isDeviceName(stem)) return {};
  const dashed = stem.replaceAll(compactDay, '$1-$2-$3');
  const parts = dashed.replaceAll('+', ' ').split(separators);
  const name = prepareText(parts.join('\n'), options);
  const dates = findDates(name.paper.folded, Number(today(options).slice(0, 4)));
  const known = findKnownCorrespondent(name, createPartyFinder(name));
  const type = typeIn(name, known ? [...dates, known] : dates);
  const reference = type && referenceIn(name, type.value);
  const documentDate = beginsLikeDevice(stem) ? undefined : dayIn(name, dates);
  // A mere word may be the subject of the file.
  const documentType = documentDate || reference ? type?.value : undefined;
  const own = new Set(options.organization?.names.map(nameKey));
  const isSender = (part: string) => mayBeSender(part) && !own.has(nameKey(part));
  const senders = documentDate && type ? parts.filter(isSender) : [];
  const [sender] = senders;
  const named = sender && senders.length === 1 ? { id: null, name: sender.trim() } : undefined;
  const isTypeOpen = documentType && type?.isOpen;
  return {
    documentDate,
    documentType,
    isTypeOpen,
    reference,
    correspondent: known?.value ?? named,
  };
}

const today = ({ referenceDay }: FindOptions) =>
  referenceDay ?? new Date().toISOString().slice(0, 10);

/** A time after a day means that a device created the name. */
const time = /^[ T-]{0,3}\d{1,2}[.:h-]?\d{2}(?:[.:-]?\d{2})?(?!\d)/i;

/** Returns the only day of a name, unless it is in the future, or day and month are ambiguous. */
function dayIn(
  { paper, language, options }: SourceText,
  dates: readonly PrintedDate[],
): string | undefined {
  const [date, ...others] = dates;
  if (!date || others.length > 0 || time.test(paper.folded.slice(date.end))) return undefined;
  const { isOpen, first, second } = date;
  const isUnclear = isOpen && first <= 12 && second <= 12 && first !== second;
  if (isUnclear && (language.best === undefined || language.best === 'en')) return undefined;
  const day = dayOf(date, false);
  return day !== undefined && day <= today(options) ? day : undefined;
}

/** Notices of termination, folded, which are letters about contracts; but not termination agreements and their bills. */
const termination =
  /(?<![a-z])(?:kundigung(?:s(?:schreiben|bestatigung))?|(?:notice of )?(?:termination|cancellation)(?! (?:agreement|invoice|fee|policy))|(?<!accord de )resiliation|disdetta|recesso|(?<!ac[ou]erdo de )rescision|solicitud de baja|(?:huur)?opzegging|wypowiedzenie|(?<!acordo de )rescisao|denuncia d[eo] contrato|(?<!acord de )(?:reziliere|denuntare))(?![a-z])/;

/**
 * Returns the type that a name contains, if it is only one. It is uncertain if the name has further words, other than days, the sender, and
 * one part that may be a sender.
 */
function typeIn(
  { paper, mentions }: SourceText,
  others: readonly Cell[],
): { value: DocumentType; isOpen: boolean } | undefined {
  if (termination.test(paper.folded)) return { value: 'letter', isOpen: false };
  const named = mentions.types.filter(({ isTitle }) => isTitle);
  const titles = named.filter(({ type }) => type !== 'letter');
  const longest = Math.max(...titles.map(({ words }) => words));
  const [title, ...rest] = titles.filter(({ words }) => words === longest);
  if (!title || rest.some(({ type }) => type !== title.type)) return undefined;
  const before = others
    .reduce(
      (text, { start, end }) => text.slice(0, start).padEnd(end) + text.slice(end),
      paper.folded,
    )
    .slice(0, title.start)
    .split('\n')
    .map((part) => /\p{L}{2}/u.test(part));
  const isAfterWords = before.pop() === true || before.filter(Boolean).length > 1;
  return { value: title.type, isOpen: isAfterWords || named.length > titles.length };
}

const month = /^(?:19|20)\d\d[-./]\d\d?$/;
/** Files are also counted: `Invoice 2.pdf`. */
const count = /^\D{0,2}\d{1,2}$/;

function referenceIn(name: SourceText, documentType: DocumentType): string | undefined {
  const found = findReference(name, { documentType });
  if (!found || found.confidence < sureConfidence) return undefined;
  if (month.test(found.value) || count.test(found.value)) return undefined;
  return found.value;
}

function mayBeSender(part: string): boolean {
  if (!/^ *\p{Lu}[^\d]{2,60}$/u.test(part)) return false;
  return prepareText(part, {}).mentions.types.every(({ isTitle }) => !isTitle);
}

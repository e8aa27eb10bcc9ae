import type { DocumentType } from '../../fields/document-types.ts';
import { beginsLikeDevice, isDeviceName } from '../../file-types/device-names.ts';
import { displayName } from '../../file-types/file-extension.ts';
import { dayOf } from '../dates/date-order.ts';
import { findDates } from '../dates/find-dates.ts';
import { type FoundCorrespondent, type FindOptions, sureConfidence } from '../finding.ts';
import { findReference } from '../identifiers/find-reference.ts';
import { createPartyFinder, findKnownCorrespondent } from '../parties/known-correspondents.ts';
import { nameKey } from '../parties/names/party-names.ts';
import { prepareText, type SourceText } from '../source-text.ts';

/** What the name of a file says of its document. */
export type FoundInName = {
  documentDate?: string | undefined;
  documentType?: DocumentType | undefined;
  reference?: string | undefined;
  correspondent?: FoundCorrespondent | undefined;
};

const longestName = 200;
/** `20260314`, as no paper prints it. */
const compactDay = /(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/g;
const separators = /_+| [-–—] |(?<=^\d{4}-\d\d-\d\d)[ -]{1,3}/g;

/** Reads what somebody has written into the name of a file; nothing from names that devices give. */
export function findInName(options: FindOptions): FoundInName {
  const stem = displayName(options.name ?? '').slice(0, longestName);
  if (stem === '' || isDeviceName(stem)) return {};
  const dashed = stem.replaceAll(compactDay, '$1-$2-$3');
  const parts = dashed.replaceAll('+', ' ').split(separators);
  const name = prepareText(parts.join('\n'), options);
  const type = typeIn(name);
  const reference = type && referenceIn(name, type);
  const documentDate = beginsLikeDevice(stem) ? undefined : dayIn(name);
  // A mere word may be what the file is about.
  const documentType = documentDate || reference ? type : undefined;
  const known = findKnownCorrespondent(name, createPartyFinder(name))?.value;
  const own = new Set(options.organization?.names.map(nameKey));
  const isSender = (part: string) => mayBeSender(part) && !own.has(nameKey(part));
  const senders = documentDate && type ? parts.filter(isSender) : [];
  const [sender] = senders;
  const named = sender && senders.length === 1 ? { id: null, name: sender.trim() } : undefined;
  return { documentDate, documentType, reference, correspondent: known ?? named };
}

/** A time behind a day is that of a device. */
const time = /^[ T-]{0,3}\d{1,2}[.:h-]?\d{2}(?:[.:-]?\d{2})?(?!\d)/i;

/** The only day of a name, unless it is that of something to come, or month and day may be the other way round. */
function dayIn({ paper, language, options }: SourceText): string | undefined {
  const { referenceDay = new Date().toISOString().slice(0, 10) } = options;
  const dates = findDates(paper.folded, Number(referenceDay.slice(0, 4)));
  const [date, ...others] = dates;
  if (!date || others.length > 0 || time.test(paper.folded.slice(date.end))) return undefined;
  const { isOpen, first, second } = date;
  const isUnclear = isOpen && first <= 12 && second <= 12 && first !== second;
  if (isUnclear && (language.best === undefined || language.best === 'en')) return undefined;
  const day = dayOf(date, false);
  return day !== undefined && day <= referenceDay ? day : undefined;
}

/** The type that a name names, if it names only one. */
function typeIn({ mentions }: SourceText): DocumentType | undefined {
  const titles = mentions.types.filter(({ isTitle, type }) => isTitle && type !== 'letter');
  const longest = Math.max(...titles.map(({ words }) => words));
  const types = new Set(titles.filter(({ words }) => words === longest).map(({ type }) => type));
  const [type] = types;
  return types.size === 1 ? type : undefined;
}

const month = /^(?:19|20)\d\d[-./]\d\d?$/;

function referenceIn(name: SourceText, documentType: DocumentType): string | undefined {
  const found = findReference(name, { documentType });
  if (!found || found.confidence < sureConfidence || month.test(found.value)) return undefined;
  return found.value;
}

/** A part of a name that is no day, number or kind of paper. */
function mayBeSender(part: string): boolean {
  if (!/^ *\p{Lu}[^\d]{2,60}$/u.test(part)) return false;
  return prepareText(part, {}).mentions.types.every(({ isTitle }) => !isTitle);
}

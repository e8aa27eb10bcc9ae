import { isVatId, normalizeVatId } from '../../fields/vat-id.ts';
import type { LabelRole, Language } from '../lexicon/lexicon.ts';
import { createLabelFinder } from '../paper/labels-of.ts';
import type { Cell } from '../paper/paper.ts';
import { createOwners, createSections } from '../parties/sections.ts';
import { confidenceOf, type Found, type SourceText } from '../source-text.ts';
import { hasRightCheckDigits } from './check-vat-id.ts';

type PrintedVatId = Cell & { vatId: string; isChecked: boolean; isLabelled: boolean };

const withCountry =
  /(?<![a-z0-9])(?:at|be|bg|che?|cy|cz|de|dk|ee|el|es|fi|fr|gb|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk|xi)[ .:-]{0,2}[a-z0-9][a-z0-9 .-]{6,16}[a-z0-9](?![a-z0-9])/g;
const withoutCountry = /(?<![a-z0-9./-])[a-z]?-?\d[\d .-]{0,16}\/?[\d-]{0,7}[a-z0-9](?![a-z0-9])/g;

/** Countries that print VAT ids without the country code; their labels and check digits identify them. */
const domestic: Readonly<Partial<Record<Language, readonly [string, RegExp][]>>> = {
  pl: [['PL', /^\d{10}$/]],
  pt: [
    ['PT', /^[5-9]\d{8}$/],
    ['BR', /^\d{14}$/],
  ],
  es: [['ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/]],
  it: [['IT', /^\d{11}$/]],
  ro: [['RO', /^\d{6,10}$/]],
  el: [['EL', /^\d{9}$/]],
  nl: [['BE', /^[01]\d{9}$/]],
  fr: [['BE', /^[01]\d{9}$/]],
};
const vatRoles: ReadonlySet<LabelRole> = new Set(['vatId', 'yours'] satisfies LabelRole[]);
const mostVatIds = 200;

function findVatIds({ paper, mentions, language }: SourceText): PrintedVatId[] {
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: vatRoles });
  const found: PrintedVatId[] = [];
  const isLabelled = (value: Cell) => (labelsOf(value)[0]?.strength ?? 0) > 0.7;
  for (const { 0: text, index } of paper.folded.matchAll(withCountry)) {
    if (found.length >= mostVatIds) break;
    const id = longestVatId(text);
    if (!id) continue;
    const value = { start: index, end: index + id.length };
    found.push({
      ...value,
      vatId: id.vatId,
      isChecked: id.isChecked,
      isLabelled: isLabelled(value),
    });
  }
  const countries = language.active.flatMap((code) => domestic[code] ?? []);
  if (countries.length === 0) return found;
  let tries = 0;
  for (const { 0: text, index } of paper.folded.matchAll(withoutCountry)) {
    const value = { start: index, end: index + text.length };
    const id = normalizeVatId(text).replaceAll('/', '');
    const fitting = countries.filter(([, form]) => form.test(id));
    if (fitting.length === 0) continue;
    tries += 1;
    if (tries > 2000 || found.length >= mostVatIds) break;
    if (found.some((other) => other.start < value.end && value.start < other.end)) continue;
    const country = fitting.find(([code]) => hasRightCheckDigits(code + id))?.[0];
    if (country && isLabelled(value)) {
      found.push({ ...value, vatId: country + id, isChecked: true, isLabelled: true });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Returns the longest prefix that is a VAT id, because other numbers may follow. */
function longestVatId(
  text: string,
): { vatId: string; length: number; isChecked: boolean } | undefined {
  for (let length = text.length; length >= 8; length -= 1) {
    if (/[a-z0-9]/.test(text.charAt(length)) || !/[a-z0-9]/.test(text.charAt(length - 1))) continue;
    const vatId = normalizeVatId(text.slice(0, length).replaceAll(':', '')).replace(
      /^(CHE\d{9})(?:MWST|TVA|IVA)$/,
      '$1',
    );
    if (!isVatId(vatId) || !/\d{5}/.test(vatId)) continue;
    const isRight = hasRightCheckDigits(vatId);
    if (isRight !== false) return { vatId, length, isChecked: isRight === true };
  }
  return undefined;
}

/** Returns the VAT id of the sender, or of the recipient if the organization sent the document. */
export function findVatId(source: SourceText): Found<string> | undefined {
  const own = new Set(source.options.organization?.vatIds);
  const sectionOf = createSections(source);
  const ownerOf = createOwners(source);
  const candidates = findVatIds(source).flatMap((printed) => {
    if (own.has(printed.vatId)) return [];
    if (!printed.isChecked && !printed.isLabelled) return [];
    let score = printed.isLabelled ? 90 : 70;
    if (!printed.isChecked) score -= 14;
    const section = sectionOf(printed);
    if (section === 'recipient' || ownerOf(printed) === 'payer') score -= 55;
    else if (section === 'sender') score += 6;
    return [{ ...printed, score }];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)[0];
  if (!best) return undefined;
  const isAlone = candidates.every(
    ({ vatId, score }) => vatId === best.vatId || score < best.score - 15,
  );
  const score = best.score - (isAlone ? 0 : 16);
  return { value: best.vatId, start: best.start, end: best.end, confidence: confidenceOf(score) };
}

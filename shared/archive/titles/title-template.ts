import { boundMarks } from '../../text/bound-marks.ts';

export const titlePlaceholders = [
  'date',
  'correspondent',
  'type',
  'due',
  'amount',
  'reference',
] as const;
type TitlePlaceholder = (typeof titlePlaceholders)[number];

export const defaultTitleTemplate = '{date} {correspondent} {type}';

const placeholderPattern = /\{([^{}]*)\}/gu;

/**
 * Returns the problem of a template: `unknown` for an unknown placeholder or an unpaired brace, `none` for a template without placeholders;
 * undefined if it is valid.
 */
export function titleTemplateProblem(template: string): 'unknown' | 'none' | undefined {
  const names = Array.from(template.matchAll(placeholderPattern), ([, name]) => name);
  if (!names.every(isPlaceholder) || /[{}]/u.test(template.replaceAll(placeholderPattern, ''))) {
    return 'unknown';
  }
  return names.length === 0 ? 'none' : undefined;
}

function isPlaceholder(name: string | undefined): boolean {
  return titlePlaceholders.some((known) => known === name);
}

const empty = '\u0000';
const separator = String.raw`[\s\-‐‑–—_.,;:|·•+#/\\]`;
const emptyBrackets = new RegExp(
  String.raw`[(\[（［]${separator}*(?:${empty}${separator}*)+[)\]）］]`,
  'gu',
);
const afterEmpty = new RegExp(String.raw`${empty}${separator}*`, 'gu');
const atEnds = new RegExp(String.raw`^${separator}+|${separator}+$`, 'gu');

/**
 * Returns a title without extension from a template. Of the separators around a missing value, only the one before it remains. Returns
 * undefined with too few values to distinguish documents: one, if the template has more.
 */
export function titleOf(
  template: string,
  values: Partial<Record<TitlePlaceholder, string>>,
): string | undefined {
  const names = new Set(Array.from(template.matchAll(placeholderPattern), ([, name]) => name));
  const known = new Map<string | undefined, string>(
    Object.entries(values).flatMap(([name, value]) => {
      const clean = boundMarks(value)
        .replaceAll(/[\p{Cc}/\\]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim();
      return clean === '' ? [] : [[name, clean] as const];
    }),
  );
  const used = [...names].filter((name) => known.has(name));
  if (used.length < Math.min(2, names.size)) return undefined;
  const title = template
    .replaceAll(placeholderPattern, (_all, name: string) => known.get(name) ?? empty)
    .replaceAll(emptyBrackets, empty)
    .replaceAll(afterEmpty, '')
    .replaceAll(atEnds, '')
    .replaceAll(/\s+/gu, ' ');
  return title === '' ? undefined : title;
}

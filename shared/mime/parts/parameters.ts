import { decodeCharset } from '../decoding/decode-charset.ts';
import { mimeLimits } from '../mime-limits.ts';
import { decodeEscapes } from '../decoding/transfer-encoding.ts';

/**
 * A value such as `text/plain; charset=utf-8`: `value` and the names of `parameters` are in lower case. Those are as they
 * are written; `parameterOf` decodes one.
 */
export type Parameterized = { value: string; parameters: ReadonlyMap<string, string> };

/** The parameters that are read; the others are left out. */
const knownNames = new Set(['boundary', 'charset', 'delsp', 'filename', 'format', 'name']);

/** Of parameters with the same name, the first counts. */
export function parseParameters(field: string): Parameterized {
  const [value = '', ...pairs] = splitAtSemicolons(field);
  const parameters = new Map<string, string>();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = (equals < 0 ? pair : pair.slice(0, equals)).trim().toLowerCase();
    const isRead = knownNames.has(name.split('*', 1)[0] ?? '') && !parameters.has(name);
    if (isRead) parameters.set(name, equals < 0 ? '' : pair.slice(equals + 1));
  }
  return { value: value.toLowerCase(), parameters };
}

/**
 * Comments without others in them and the blanks around values are left out, quoted strings are written without quotes.
 * Parentheses that enclose no comment are left out too. Parts beyond the limit are not read.
 */
function splitAtSemicolons(field: string): string[] {
  const parts: string[] = [];
  const plain = /[^;"(]+/y;
  let part = '';
  let opening = -1;
  let closing = -1;
  for (let at = 0; at < field.length && parts.length < mimeLimits.parameters;) {
    const character = field[at];
    if (character === ';') {
      parts.push(part);
      part = '';
      at += 1;
    } else if (character === '"') {
      const end = endOfQuoted(field, at + 1);
      part += field.slice(at + 1, end).replaceAll(/\\(.)/gs, '$1');
      at = end + 1;
    } else if (character === '(') {
      // Looked for once each, as there may be thousands of either.
      if (opening <= at) opening = indexFrom(field, '(', at + 1);
      if (closing <= at) closing = indexFrom(field, ')', at + 1);
      at = closing < opening ? closing + 1 : at + 1;
    } else {
      plain.lastIndex = at;
      part += (plain.exec(field)?.[0] ?? '').trim();
      at = plain.lastIndex;
    }
  }
  return [...parts, part];
}

/** Where the text has the character next; its length if it does not. */
function indexFrom(text: string, character: string, start: number): number {
  const index = text.indexOf(character, start);
  return index < 0 ? text.length : index;
}

/** Where the quote is that ends a quoted string; the end of the text without one. */
function endOfQuoted(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** Part of a value (RFC 2231): `name*1*=…` is the second one, and has escapes. */
type Section = { index: number; isEncoded: boolean; value: string };

/** A parameter, whose sections are put together; undefined if there is none. Sections replace a plain one of its name. */
export function parameterOf(
  { parameters }: Parameterized,
  name: 'boundary' | 'charset' | 'delsp' | 'filename' | 'format' | 'name',
): string | undefined {
  const sections = [...parameters].flatMap(([key, value]) => sectionOf(key, value, name));
  return sections.length > 0 ? joinSections(sections) : parameters.get(name);
}

function sectionOf(key: string, value: string, name: string): Section[] {
  if (!key.startsWith(`${name}*`)) return [];
  const [found, index = '0', star] = /^(?:(\d{1,5})(\*)?)?$/.exec(key.slice(name.length + 1)) ?? [];
  if (found === undefined) return [];
  return [{ index: Number(index), isEncoded: star !== undefined || found === '', value }];
}

const percent = 0x25;

/** Only encoded sections have escapes. All are decoded at once: one character may span several, and there may be thousands. */
function joinSections(sections: Section[]): string {
  const sorted = sections.toSorted((one, other) => one.index - other.index);
  const [, charset, rest] = /^([^']*)'[^']*'(.*)$/s.exec(sorted[0]?.value ?? '') ?? [];
  const hasCharset = sorted[0]?.isEncoded === true && rest !== undefined;
  const text = sorted
    .map(({ isEncoded, value }, position) => {
      if (position === 0 && hasCharset) return rest;
      return isEncoded ? value : value.replaceAll('%', '%25');
    })
    .join('');
  const bytes = decodeEscapes(new TextEncoder().encode(text), percent);
  return decodeCharset(bytes, hasCharset && charset ? charset : undefined);
}

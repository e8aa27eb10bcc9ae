import { decodeCharset } from '../decoding/decode-charset.ts';
import { mimeLimits } from '../mime-limits.ts';
import { decodeEscapes } from '../decoding/transfer-encoding.ts';

/**
 * A value such as `text/plain; charset=utf-8`: `value` and the names of `parameters` are in lower case, and the values raw; `parameterOf`
 * decodes one.
 */
export type Parameterized = { value: string; parameters: ReadonlyMap<string, string> };

const knownNames = new Set(['boundary', 'charset', 'delsp', 'filename', 'format', 'name']);

/** Parses the value of a header; of parameters with the same name, the first counts. */
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
 * Removes comments without nested ones, blanks around values, the quotes of strings, and unpaired parentheses. Parts beyond the limit are
 * not read.
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
      // The next positions are cached, because there may be thousands of parentheses.
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

function indexFrom(text: string, character: string, start: number): number {
  const index = text.indexOf(character, start);
  return index < 0 ? text.length : index;
}

function endOfQuoted(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** A section of a value (RFC 2231): `name*1*=…` is the second one, and encoded. */
type Section = { index: number; isEncoded: boolean; value: string };

/** Returns a parameter, joined from its sections, which take precedence over a plain one of the same name; undefined if there is none. */
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

/** Only encoded sections have escapes. All are decoded together, because a character can span several, and there may be thousands. */
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

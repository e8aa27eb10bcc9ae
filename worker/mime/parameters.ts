import { decodeCharset } from './decode-charset.ts';
import { decodeWords } from './encoded-words.ts';
import { decodeEscapes } from './transfer-encoding.ts';

/** A value such as `text/plain; charset=utf-8`: `value` and the names of `parameters` are in lower case. */
export type Parameterized = { value: string; parameters: ReadonlyMap<string, string> };

/** A quoted string, a comment without another in it, or a run of other characters; each character is in one of them. */
const token = /"((?:[^"\\]|\\.)*)"?|\([^()]*\)|[^;"(]+|[;(]/gs;

/** Of parameters with the same name, the first counts. Parts of a value (RFC 2231) are put together. */
export function parseParameters(field: string): Parameterized {
  const [value = '', ...pairs] = splitAtSemicolons(field);
  const plain = new Map<string, string>();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = (equals < 0 ? pair : pair.slice(0, equals)).trim().toLowerCase();
    if (!plain.has(name)) plain.set(name, equals < 0 ? '' : pair.slice(equals + 1));
  }
  return { value: value.toLowerCase(), parameters: withContinuations(plain) };
}

/** Comments and the blanks around values are left out, quoted strings are written without quotes. */
function splitAtSemicolons(field: string): string[] {
  const parts: string[][] = [[]];
  for (const [found, quoted] of field.matchAll(token)) {
    if (found === ';') parts.push([]);
    else if (found.startsWith('"')) parts.at(-1)?.push((quoted ?? '').replaceAll(/\\(.)/gs, '$1'));
    else if (!found.startsWith('(')) parts.at(-1)?.push(found.trim());
  }
  return parts.map((part) => part.join(''));
}

/** The parameters that are read; the others are left out. */
const knownNames = new Set(['boundary', 'charset', 'delsp', 'filename', 'format', 'name']);
/** Those with a text in a charset, whose look-up takes time. */
const textNames = new Set(['filename', 'name']);

type Section = { index: number; isEncoded: boolean; value: string };

/** `name*0*=…; name*1=…` as one parameter, which replaces a plain one of that name. */
function withContinuations(plain: ReadonlyMap<string, string>): Map<string, string> {
  const result = new Map<string, string>();
  const sections = new Map<string, Section[]>();
  for (const [key, value] of plain) {
    if (!knownNames.has(key.split('*', 1)[0] ?? '')) continue;
    const [, name = '', index = '0', star] = /^([^*]+)\*(?:(\d{1,5})(\*)?)?$/.exec(key) ?? [];
    if (name === '') {
      result.set(key, value);
      continue;
    }
    const isEncoded = star !== undefined || key.endsWith('*');
    const section = { index: Number(index), isEncoded, value };
    const list = sections.get(name);
    if (list) list.push(section);
    else sections.set(name, [section]);
  }
  for (const [name, list] of sections) result.set(name, joinSections(name, list));
  return result;
}

const percent = 0x25;

/** Only encoded sections have escapes. All are decoded at once: one character may span several, and there may be thousands. */
function joinSections(name: string, sections: Section[]): string {
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
  return decodeCharset(bytes, hasCharset && charset && textNames.has(name) ? charset : undefined);
}

/** The name of the file of a part; many mailers write encoded words there, which RFC 2047 forbids. */
export function fileNameOf(disposition: Parameterized, type: Parameterized): string | null {
  const name = disposition.parameters.get('filename') || type.parameters.get('name');
  return name ? decodeWords(name) : null;
}

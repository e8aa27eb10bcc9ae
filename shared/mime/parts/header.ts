import { mimeLimits } from '../mime-limits.ts';

/** A field of a header: `name` is in lower case, `value` unfolded (RFC 5322, 2.2.3) but not decoded. */
type HeaderField = { name: string; value: string };

export type Header = readonly HeaderField[];

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Returns where the body begins, after the first empty line; undefined without one. Searches from `start`, the beginning of a line. */
export function findBody(bytes: Uint8Array, start = 0): number | undefined {
  let isLineEmpty = true;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === lineFeed && isLineEmpty) return at + 1;
    if (byte === lineFeed) isLineEmpty = true;
    else if (byte !== carriageReturn) isLineEmpty = false;
  }
  return undefined;
}

const decoder = new TextDecoder();

/** Fields that decide about a message are read as UTF-8, because other encodings have ASCII bytes within characters. */
function decodeHeader(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Parses the fields of a header; lines without a colon are left out. */
export function parseHeader(bytes: Uint8Array, decode = decodeHeader): Header {
  return [...fieldsIn(decode(bytes))];
}

/** Parses the first field of each of these names, cut to the maximum length. */
export function parseFields(
  bytes: Uint8Array,
  names: ReadonlySet<string>,
  decode = decodeHeader,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { name, value } of fieldsIn(decode(bytes))) {
    if (!names.has(name) || values.has(name)) continue;
    values.set(name, value.slice(0, mimeLimits.decodedCharacters));
  }
  return values;
}

function* fieldsIn(decoded: string): Generator<HeaderField> {
  const text = decoded.replaceAll('\r\n', '\n').replaceAll('\r', ' ');
  for (let start = 0; start < text.length;) {
    let end = text.indexOf('\n', start);
    while (end >= 0 && isContinued(text, end)) end = text.indexOf('\n', end + 1);
    if (end < 0) end = text.length;
    const field = text.slice(start, end).replaceAll('\n', '');
    start = end + 1;
    const colon = field.indexOf(':');
    if (colon < 0) continue;
    const name = field.slice(0, colon).trim().toLowerCase();
    yield { name, value: field.slice(colon + 1).trim() };
  }
}

function isContinued(text: string, lineEnd: number): boolean {
  const next = text[lineEnd + 1];
  return next === ' ' || next === '\t';
}

/** Returns the values of all fields of a name, in lower case. */
export function valuesOf(header: Header, name: string): string[] {
  return header.flatMap((field) => (field.name === name ? [field.value] : []));
}

/** Returns the value of the first field of a name, cut to the maximum length. */
export function valueOf(header: Header, name: string): string | undefined {
  return header.find((field) => field.name === name)?.value.slice(0, mimeLimits.decodedCharacters);
}

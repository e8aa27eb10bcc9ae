/** A line of iCalendar (RFC 5545) or vCard (RFC 6350): names are in upper case, `value` is raw. */
export type ContentLine = {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
};

const longestValue = 5000;

/** Yields the lines of a calendar or of contacts, with folded lines joined. Invalid lines are skipped. */
export function* contentLinesOf(text: string): Generator<ContentLine> {
  const lines = text.split(/\r\n|\n|\r/);
  for (let at = 0; at < lines.length;) {
    let line = lines[at] ?? '';
    at += 1;
    const isQuoted = /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line.slice(0, 200));
    const parts = [line];
    while (at < lines.length && continues(parts.at(-1) ?? '', lines[at] ?? '', isQuoted)) {
      const next = lines[at] ?? '';
      if (isQuoted && parts.at(-1)?.endsWith('=')) parts.push(next);
      else parts.push(next.slice(1));
      at += 1;
    }
    line = isQuoted ? parts.map((part) => part.replace(/=$/, '')).join('') : parts.join('');
    const parsed = parse(line);
    if (parsed) yield parsed;
  }
}

function continues(line: string, next: string, isQuoted: boolean): boolean {
  return /^[ \t]/.test(next) || (isQuoted && line.endsWith('='));
}

function parse(line: string): ContentLine | undefined {
  const { groups } = /^(?:[\w-]+\.)?(?<name>[\w-]+)(?<rest>[;:].*)$/s.exec(line) ?? {};
  if (!groups?.['name']) return undefined;
  const rest = groups['rest'] ?? '';
  const parameters = new Map<string, string>();
  let at = 0;
  while (rest[at] === ';') {
    const end = endOfParameter(rest, at + 1);
    const [key = '', ...value] = rest.slice(at + 1, end).split('=');
    const written = value.join('=').replaceAll('"', '');
    parameters.set(written === '' ? 'TYPE' : key.toUpperCase(), written === '' ? key : written);
    at = end;
  }
  const value = rest.slice(at + 1, at + 1 + longestValue);
  return { name: groups['name'].toUpperCase(), parameters, value: decoded(value, parameters) };
}

function endOfParameter(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[at] === ';' || text[at] === ':')) return at;
  }
  return text.length;
}

function decoded(value: string, parameters: ContentLine['parameters']): string {
  const encoding = parameters.get('ENCODING') ?? parameters.get('TYPE') ?? '';
  if (!/^quoted-printable$/i.test(encoding)) return value;
  const bytes = Uint8Array.from(
    value.replaceAll(/=([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    (character) => character.charCodeAt(0),
  );
  return new TextDecoder(charsetOf(parameters)).decode(bytes);
}

function charsetOf(parameters: ContentLine['parameters']): string {
  const charset = parameters.get('CHARSET') ?? 'utf-8';
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return 'utf-8';
  }
}

export function textOfValue(value: string): string {
  return value.replaceAll(/\\([nN,;:\\])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  );
}

export function partsOfValue(value: string, divider: ';' | ','): string[] {
  const parts = [''];
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? '';
    if (character === '\\') {
      parts.push((parts.pop() ?? '') + character + (value[at + 1] ?? ''));
      at += 1;
    } else if (character === divider) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => textOfValue(part).trim());
}

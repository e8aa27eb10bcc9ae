import { ExtractionFailure } from '../extraction-result.ts';
import { decoderFor } from '../text/decode-text.ts';
import type { TextReader } from '../text-reader.ts';
import { charsetLabel, codePageLabel } from './rtf-code-pages.ts';
import { rtfTokens } from './rtf-tokens.ts';

type Group = {
  isSkipped: boolean;
  isFontTable: boolean;
  /** Set by `\*`: the next control word is a destination that may be ignored. */
  isOptional: boolean;
  font: number;
  /** The number of characters after each `\u` that replace it for readers without Unicode. */
  substitutes: number;
};

const skippedDestinations = new Set(
  `colortbl stylesheet info pict object objdata fldinst listtext pntext nonshppict datafield filetbl
  revtbl listtable listoverridetable xmlnstbl themedata colorschememapping latentstyles`.split(
    /\s+/,
  ),
);
const readOptionalDestinations = new Set(['annotation', 'footnote', 'shpinst']);

const characters: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  '\n': '\n',
  '\r': '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Rich Text Format: the text of the document, its notes and its headers, in the code pages of its fonts. */
export const readRtf: TextReader = (bytes, { output, limits }) => {
  const groups: Group[] = [];
  const encodings = new Map<number, string>();
  let group: Group = {
    isSkipped: false,
    isFontTable: false,
    isOptional: false,
    font: -1,
    substitutes: 1,
  };
  let documentEncoding = 'windows-1252';
  let pending: Uint8Array[] = [];
  let substitutesLeft = 0;

  const flush = () => {
    if (pending.length === 0) return;
    output.write(
      decoderFor(encodings.get(group.font) ?? documentEncoding).decode(joinBytes(pending)),
    );
    pending = [];
  };
  const write = (text: string) => {
    if (group.isSkipped) return;
    flush();
    output.write(text);
  };
  const writeBytes = (written: Uint8Array) => {
    const kept = written.subarray(substitutesLeft);
    substitutesLeft = Math.max(0, substitutesLeft - written.length);
    if (!group.isSkipped && kept.length > 0) pending.push(kept);
  };
  const control = (word: string, parameter: number | undefined) => {
    const isDestination = group.isOptional || skippedDestinations.has(word);
    group.isOptional = word === '*';
    if (word === 'footnote' || word === 'annotation') write(' ');
    if (isDestination && !readOptionalDestinations.has(word)) group.isSkipped = true;
    if (word === 'fonttbl') group = { ...group, isSkipped: true, isFontTable: true };
    if (word === 'ansicpg') documentEncoding = codePageLabel(parameter ?? 1252);
    if (word === 'mac') documentEncoding = 'macintosh';
    if (word === 'uc') group.substitutes = parameter ?? 1;
    if (word === 'f' || (word === 'deff' && group.font < 0)) {
      flush();
      group.font = parameter ?? 0;
    }
    if (word === 'fcharset' && group.isFontTable) {
      const label = charsetLabel(parameter ?? 0);
      if (label) encodings.set(group.font, label);
    }
    if (word === 'u') {
      write(String.fromCharCode((parameter ?? 0) & 0xffff));
      substitutesLeft = group.substitutes;
    }
    const character = characters[word];
    if (character !== undefined) write(character);
  };

  for (const token of rtfTokens(bytes)) {
    switch (token.type) {
      case 'open':
        flush();
        groups.push({ ...group });
        substitutesLeft = 0;
        if (groups.length > limits.depth) throw new ExtractionFailure('too_complex');
        break;
      case 'close':
        flush();
        group = groups.pop() ?? group;
        substitutesLeft = 0;
        break;
      case 'control':
        control(token.word, token.parameter);
        break;
      case 'byte':
        writeBytes(Uint8Array.of(token.byte));
        break;
      case 'text':
        if (!group.isSkipped)
          writeBytes(token.bytes.filter((byte) => byte !== 0x0a && byte !== 0x0d));
        break;
    }
  }
  flush();
};

function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

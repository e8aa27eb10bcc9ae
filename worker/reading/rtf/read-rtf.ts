import { createPace } from '../../../shared/pace.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { decoderFor } from '../text/text-encodings.ts';
import type { TextReader } from '../text-reader.ts';
import { charsetLabel, codePageLabel } from '../../../shared/text/rtf/rtf-code-pages.ts';
import { rtfCharacters, skippedDestinations } from '../../../shared/text/rtf/rtf-words.ts';
import { rtfTokens } from '../../../shared/text/rtf/rtf-tokens.ts';

type Group = {
  isSkipped: boolean;
  isFontTable: boolean;
  /** Set by `\*`: the next control word is a destination that may be ignored. */
  isOptional: boolean;
  font: number;
  /** The number of characters after each `\u` that replace it for readers without Unicode. */
  substitutes: number;
};

const readOptionalDestinations = new Set(['annotation', 'footnote', 'shpinst']);

const tokensBetweenCheckpoints = 20_000;

/** Reads Rich Text Format: the text of the document, its notes and its headers, in the code pages of its fonts. */
export const readRtf: TextReader = async (bytes, context) => {
  const { output, limits } = context;
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
  let substitutesLeft = 0;

  const bytesOfText = createByteDecoder((text) => output.write(text));
  const encodingOfText = () => encodings.get(group.font) ?? documentEncoding;
  const flush = () => bytesOfText.flush(encodingOfText());
  const write = (text: string) => {
    if (group.isSkipped) return;
    flush();
    output.write(text);
  };
  const writeByte = (byte: number) => {
    if (substitutesLeft > 0) substitutesLeft -= 1;
    else if (!group.isSkipped) {
      if (bytesOfText.isFull()) bytesOfText.flush(encodingOfText(), true);
      bytesOfText.add(byte);
    }
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
      if (encodings.size > limits.fonts) throw new ExtractionFailure('too_complex');
    }
    if (word === 'u') {
      write(String.fromCharCode((parameter ?? 0) & 0xffff));
      substitutesLeft = group.substitutes;
    }
    const character = rtfCharacters.get(word);
    if (character !== undefined) write(character);
  };

  const pace = createPace(context, tokensBetweenCheckpoints);
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
        writeByte(token.byte);
        break;
      case 'text':
        if (group.isSkipped) break;
        for (const byte of token.bytes) if (byte !== 0x0a && byte !== 0x0d) writeByte(byte);
        break;
    }
    const pause = pace(1);
    if (pause) await pause;
  }
  flush();
};

const bufferBytes = 64 * 1024;

function createByteDecoder(write: (text: string) => void) {
  const buffer = new Uint8Array(bufferBytes);
  const decoders = new Map<string, TextDecoder>();
  let length = 0;
  let isContinued = false;
  const decoderOf = (encoding: string) => {
    const decoder = decoders.get(encoding) ?? decoderFor(encoding);
    decoders.set(encoding, decoder);
    return decoder;
  };
  return {
    isFull: () => length === bufferBytes,
    add(byte: number) {
      buffer[length] = byte;
      length += 1;
    },
    /** `stream`: the following bytes may belong to the last character. */
    flush(encoding: string, stream = false) {
      if (length === 0 && !isContinued) return;
      write(decoderOf(encoding).decode(buffer.subarray(0, length), { stream }));
      length = 0;
      isContinued = stream;
    },
  };
}

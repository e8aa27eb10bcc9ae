import { charsetLabel, codePageLabel } from '../../text/rtf/rtf-code-pages.ts';
import { rtfTokens } from '../../text/rtf/rtf-tokens.ts';
import { rtfCharacters, skippedDestinations } from '../../text/rtf/rtf-words.ts';

type Group = {
  isSkipped: boolean;
  /** Whether RTF readers show it in place of HTML. */
  isForRtf: boolean;
  isFontTable: boolean;
  isOptional: boolean;
  font: number;
  substitutes: number;
};

const outermost: Group = {
  isSkipped: false,
  isForRtf: false,
  isFontTable: false,
  isOptional: false,
  font: -1,
  substitutes: 1,
};
const deepest = 1000;
const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/**
 * Returns the body from which Outlook made RTF (MS-OXRTFEX): HTML if its tags are kept in separate groups, otherwise text. Takes linear
 * time, and stops at groups that are nested too deeply.
 */
export function bodyOfRtf(rtf: Uint8Array): { mimeType: 'text/html' | 'text/plain'; text: string } {
  const groups: Group[] = [];
  const encodings = new Map<number, string>();
  const output = createOutput();
  let group = outermost;
  let encoding = 'windows-1252';
  let isHtml = false;
  let substitutesLeft = 0;
  const isShown = () => !group.isSkipped && !group.isForRtf;
  const writeByte = (byte: number) => {
    if (substitutesLeft > 0) substitutesLeft -= 1;
    else if (isShown()) output.addByte(byte, encodings.get(group.font) ?? encoding);
  };
  const control = (word: string, parameter: number | undefined) => {
    const isTag = group.isOptional && word === 'htmltag';
    if (!isTag && (group.isOptional || skippedDestinations.has(word))) group.isSkipped = true;
    group.isOptional = word === '*';
    const character = rtfCharacters.get(word);
    if (character !== undefined && isShown()) output.add(character);
    if (word === 'fromhtml') isHtml = parameter !== 0;
    if (word === 'htmlrtf') group.isForRtf = parameter !== 0;
    if (word === 'fonttbl') Object.assign(group, { isSkipped: true, isFontTable: true });
    if (word === 'ansicpg') encoding = codePageLabel(parameter ?? 1252);
    if (word === 'f') group.font = parameter ?? 0;
    if (word === 'uc') group.substitutes = parameter ?? 1;
    const label =
      word === 'fcharset' && group.isFontTable ? charsetLabel(parameter ?? 0) : undefined;
    if (label !== undefined) encodings.set(group.font, label);
    if (word !== 'u') return;
    if (isShown()) output.add(String.fromCharCode((parameter ?? 0) & 0xff_ff));
    substitutesLeft = group.substitutes;
  };
  group = { ...outermost };
  for (const token of rtfTokens(rtf)) {
    if (token.type === 'open') {
      groups.push({ ...group });
      if (groups.length > deepest) break;
    } else if (token.type === 'close') group = groups.pop() ?? group;
    else if (token.type === 'control') control(token.word, token.parameter);
    else if (token.type === 'byte') writeByte(token.byte);
    else
      for (const byte of token.bytes) {
        if (byte !== lineFeed && byte !== carriageReturn) writeByte(byte);
      }
    if (token.type === 'open' || token.type === 'close') substitutesLeft = 0;
  }
  return { mimeType: isHtml ? 'text/html' : 'text/plain', text: output.text() };
}

/** Joins texts and bytes, as several bytes may be one character. */
function createOutput() {
  const texts: string[] = [];
  let bytes: number[] = [];
  let encoding = '';
  const flush = () => {
    if (bytes.length > 0) texts.push(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
    bytes = [];
  };
  return {
    addByte(byte: number, itsEncoding: string) {
      if (itsEncoding !== encoding) flush();
      encoding = itsEncoding;
      bytes.push(byte);
    },
    add(text: string) {
      flush();
      texts.push(text);
    },
    text() {
      flush();
      return texts.join('');
    },
  };
}

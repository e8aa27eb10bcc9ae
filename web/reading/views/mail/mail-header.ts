import { decodeWords } from '../../../../shared/mime/decoding/encoded-words.ts';
import { valueOf, type Header } from '../../../../shared/mime/parts/header.ts';
import type { MailHeader } from '../file-view.ts';

/** Longer than any useful list of names. */
const longestField = 2000;

/** Returns the header lines that mail programs show above a message. */
export function readMailHeader(header: Header): MailHeader {
  const read = (name: string) =>
    decodeWords(valueOf(header, name) ?? '')
      .replaceAll(controls, '')
      .trim()
      .slice(0, longestField);
  const date = read('date');
  const time = Date.parse(date.replaceAll(/\([^()]*\)/g, ''));
  return {
    subject: read('subject'),
    from: read('from'),
    to: read('to'),
    cc: read('cc'),
    date,
    time: Number.isNaN(time) ? null : time,
  };
}

// Control characters, including those that change the text direction of their surroundings.
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

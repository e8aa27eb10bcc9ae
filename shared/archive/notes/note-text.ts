import { limits } from '../../limits.ts';
import { isInvisible } from '../../text/invisible.ts';

/** Returns the text of a note as it is stored: well-formed, trimmed, with line feeds only. */
export function normalizeNoteText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .trim();
}

/** Returns whether `noteInputSchema` accepts a text, for pages that do not load schemas. */
export function isNoteText(text: string): boolean {
  return text.trim().length <= limits.note.max && !isInvisible(normalizeNoteText(text));
}

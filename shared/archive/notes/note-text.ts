import { limits } from '../../limits.ts';
import { isInvisible } from '../../text/invisible.ts';

/** The text of a note as it is stored: well-formed, trimmed, with line feeds only. */
export function normalizeNoteText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .trim();
}

/** Whether a text can be saved as a note: what `noteInputSchema` accepts, for pages without schemas. */
export function isNoteText(text: string): boolean {
  return text.trim().length <= limits.note.max && !isInvisible(normalizeNoteText(text));
}

import { limits } from '../../../../shared/limits.ts';
import { isInvisible } from '../../../../shared/text/invisible.ts';
import { normalizeNoteText } from '../../../../shared/archive/notes/note-text.ts';

export function noteTexts(text: string): string[] {
  const whole = normalizeNoteText(text);
  const texts: string[] = [];
  for (let at = 0; at < whole.length;) {
    const piece = whole.slice(at, at + limits.note.max).replace(/[\ud800-\udbff]$/, '');
    texts.push(piece.trim());
    at += Math.max(1, piece.length);
  }
  return texts.filter((piece) => !isInvisible(piece));
}

type TextPiece = { text: string; start: number };

const maxLength = 4000;
const maxLines = 200;
/** How far before the end of a piece without line breaks a gap between words is looked for. */
const gapDistance = 200;

/**
 * The pieces of a text, small enough that a browser lays out each at once: whole lines, and only of a line longer than
 * a piece its parts. Joined, they are the text.
 */
export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let start = 0; start < text.length;) {
    const piece = firstPieceOf(text.slice(start, start + maxLength));
    pieces.push({ text: piece, start });
    start += piece.length;
  }
  return pieces;
}

function firstPieceOf(text: string): string {
  let end = 0;
  for (let line = 0; line < maxLines; line++) {
    const next = text.indexOf('\n', end) + 1;
    if (next === 0) {
      if (text.length < maxLength) return text;
      return text.slice(0, end || lastGapOf(text));
    }
    end = next;
  }
  return text.slice(0, end);
}

/** Where to break a line: after a space or a comma near the end, otherwise between two characters. */
function lastGapOf(text: string): number {
  for (let end = text.length; end > text.length - gapDistance; end--) {
    if (' ,;'.includes(text.charAt(end - 1))) return end;
  }
  const isHalf = /[\ud800-\udbff]$/.test(text.slice(-1));
  return isHalf ? text.length - 1 : text.length;
}

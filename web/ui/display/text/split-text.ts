type TextPiece = { text: string; start: number };

const maxLength = 4000;
const maxLines = 200;
/** How far from the end of a piece without line breaks a gap between words is searched. */
const gapDistance = 200;

/**
 * Returns the pieces of a text, each small enough for fast layout: whole lines, or parts of a line that is longer than
 * a piece. Joined, they are the text.
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

/** Returns where to break a line: after a space or comma near the end, otherwise between two characters. */
function lastGapOf(text: string): number {
  for (let end = text.length; end > text.length - gapDistance; end--) {
    if (' ,;'.includes(text.charAt(end - 1))) return end;
  }
  const isHalf = /[\ud800-\udbff]$/.test(text.slice(-1));
  return isHalf ? text.length - 1 : text.length;
}

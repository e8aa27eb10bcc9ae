import type { RecognizedLine } from './recognized-word.ts';

/** Joins lines to text: words that were hyphenated at the end of a line become whole, paragraphs are apart. */
export function joinLines(lines: readonly RecognizedLine[]): string {
  let text = '';
  let previous: RecognizedLine | undefined;
  for (const line of lines) {
    const next = expandLigatures(line.words.map((word) => word.text).join(' '));
    if (previous) {
      const hyphenated = /\p{Ll}[-‐¬]$/u.test(text) && /^\p{Ll}/u.test(next);
      if (hyphenated) text = text.slice(0, -1);
      else text += isNewParagraph(previous, line) ? '\n\n' : '\n';
    }
    text += next;
    previous = line;
  }
  return text;
}

function isNewParagraph(previous: RecognizedLine, line: RecognizedLine): boolean {
  return previous.block !== line.block || previous.paragraph !== line.paragraph;
}

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

export function expandLigatures(text: string): string {
  return text.replaceAll(/[ﬀ-ﬆ]/gu, (ligature) => ligatures[ligature] ?? ligature);
}

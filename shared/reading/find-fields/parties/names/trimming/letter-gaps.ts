const shortestSpaced = 9;
const longestSpaced = 160;
const spaced = /^\S(?: {1,4}\S)*$/u;

/** Returns whether a text is printed with spaces between its letters: `L I N D E G A A R D   &   M U N K`. */
export function isLetterSpaced(text: string): boolean {
  const letters = text.trim();
  return (
    letters.length >= shortestSpaced && letters.length <= longestSpaced && spaced.test(letters)
  );
}

/** Returns a text without the spaces between its letters; wider ones are between its words. */
export function withoutLetterGaps(text: string): string {
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
    .replaceAll(/(?<=\p{Ll}\.)(?=\p{Lu}\p{Ll})/gu, ' ');
}

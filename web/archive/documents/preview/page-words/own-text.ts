/** A scanner or app that only writes its name writes fewer letters. */
const fewestLetters = 40;
const mostBroken = 0.3;
/** The usual difference in letters, and as a ratio, between two readings of the same text layer. */
const usualDifference = { letters: 20, share: 1.25 };

/**
 * Returns whether a page's text layer contains all of its text, so that recognized words are missing or unnecessary.
 * `content` is the page's part of the document's text, if known.
 */
export function isOwnTextComplete(own: string, content: string | undefined): boolean {
  const letters = countLetters(own);
  const broken = own.match(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0;
  if (letters < fewestLetters || broken > (letters + broken) * mostBroken) return false;
  if (content === undefined) return true;
  return countLetters(content) <= letters * usualDifference.share + usualDifference.letters;
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

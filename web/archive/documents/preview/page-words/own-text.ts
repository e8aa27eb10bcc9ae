/** A scanner or app that writes its own name writes fewer letters than these. */
const fewestLetters = 40;
const mostBroken = 0.3;
/** Letters that two ways of reading the same text layer may differ by, and as a share. */
const usualDifference = { letters: 20, share: 1.25 };

/**
 * Whether the text layer of a page is the text of the page, so that no words were recognized, or none that are needed.
 * `content`: what the document's text has of the page, where that is known.
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

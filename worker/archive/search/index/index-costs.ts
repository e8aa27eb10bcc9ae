import { utf8Length } from '../../../../shared/text/utf8-length.ts';

/*
 * The index of a text takes at most four times the size of the text. These estimates of what SQLite
 * stores are measured against its pages (tests/worker/index-size.test.ts).
 */

const leastBytes = 100_000;
const growth = 3.8;
/**
 * The maximum share of the growth for tokens with their positions, and the share for words without
 * positions. Some growth remains for everything else.
 */
const growthInOrder = 2.7;
const growthApart = 3;

/**
 * Returns the estimated bytes up to which a text is indexed: in total, for tokens in order, and for
 * words without their order.
 */
export function boundsFor(textBytes: number) {
  const bytes = Math.max(textBytes, leastBytes);
  return {
    index: growth * bytes - textBytes,
    orderedBytes: growthInOrder * bytes,
    apartBytes: growthApart * bytes,
  };
}

/** Bytes of a term that occurs for the first time in a document, in addition to its characters. */
const termBytes = 8;
const prefixLengths = [1, 2, 3];

/**
 * Estimates the bytes that tokens take in the index. Must be called with the tokens in the order of
 * the text.
 */
export function createTokenCosts() {
  const lastPositions = new Map<string, number>();
  const beginnings = new Set<string>();
  let position = 0;

  function ofNewToken(token: string): number {
    let bytes = termBytes + utf8Length(token);
    for (const length of prefixLengths) {
      if (token.length < length) break;
      const beginning = token.slice(0, length);
      bytes += beginnings.has(beginning) ? 2 : termBytes + utf8Length(beginning);
      beginnings.add(beginning);
    }
    return bytes;
  }

  /**
   * `orderedBytes` counts these tokens with their positions; `apartBytes` counts the new ones in
   * the form of `apartToken`.
   */
  return (tokens: readonly string[]) => {
    let orderedBytes = 0;
    let apartBytes = 0;
    for (const token of tokens) {
      const last = lastPositions.get(token);
      if (last === undefined) {
        orderedBytes += ofNewToken(token);
        apartBytes += termBytes + utf8Length(token) + prefixLengths.length;
      } else {
        orderedBytes += distanceBytes(position - last) * (token.length === 1 ? 2 : 1);
        orderedBytes += token.length > 1 ? 1 + 2 * Math.min(token.length - 1, 2) : 0;
      }
      lastPositions.set(token, position);
      position += 1;
    }
    return { orderedBytes, apartBytes };
  };
}

function distanceBytes(distance: number): number {
  if (distance < 126) return 1;
  return distance < 16_382 ? 2 : 3;
}

import { correspondentKey } from '../correspondents/correspondent.ts';
import { piecePattern, withoutQuotes } from './search-pieces.ts';

/** A search that names correspondents by keys (see `correspondentKey`) which another name has replaced. */
export function renameInSearch(text: string, formerKeys: ReadonlySet<string>, name: string) {
  return text.replaceAll(piecePattern, (piece: string, ...parts: unknown[]) => {
    const groups = parts.at(-1) as Record<string, string | undefined>;
    const { minus = '', key, phrase, word } = groups;
    const isNamed =
      key?.toLowerCase() === 'correspondent' &&
      formerKeys.has(correspondentKey(phrase ?? word ?? ''));
    return isNamed ? `${minus}${key}:"${withoutQuotes(name)}"` : piece;
  });
}

import { isAddress, piecePattern, withoutQuotes } from './syntax/search-pieces.ts';

export type Renaming = {
  filter: string;
  keyOf: (name: string) => string;
  names: ReadonlyMap<string, string>;
};

/** Returns a search with the former names in its filters replaced by the new ones. */
export function renameInSearch(text: string, { filter, keyOf, names }: Renaming): string {
  return replacePieces(text, (piece, { minus = '', key, phrase, word }) => {
    if (key?.toLowerCase() !== filter) return piece;
    const name = withoutQuotes(names.get(keyOf(phrase ?? word ?? '')) ?? '');
    return name === '' ? piece : `${minus}${key}:"${name}"`;
  });
}

/** Returns a search with the former keys of custom fields replaced by the new ones, including those after `has:` and `no:`. */
export function rekeyInSearch(text: string, keys: ReadonlyMap<string, string>): string {
  return replacePieces(text, (piece, groups) => {
    if (isAddress(groups)) return piece;
    const { minus = '', key = '', phrase, word } = groups;
    const filter = key.toLowerCase();
    const isPresence = filter === 'has' || filter === 'no';
    const newKey = keys.get(isPresence ? (phrase ?? word ?? '').toLowerCase() : filter);
    if (newKey === undefined) return piece;
    if (isPresence) return `${minus}${key}:${newKey}`;
    return `${minus}${newKey}${piece.slice(minus.length + key.length)}`;
  });
}

type PieceGroups = Record<string, string | undefined>;

function replacePieces(
  text: string,
  replaced: (piece: string, groups: PieceGroups) => string,
): string {
  return text.replaceAll(piecePattern, (piece: string, ...parts: unknown[]) =>
    replaced(piece, parts.at(-1) as PieceGroups),
  );
}

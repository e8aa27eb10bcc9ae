import { piecePattern, withoutQuotes } from './search-pieces.ts';

/** What things are called now that a filter names: new names by the keys of the former ones. */
export type Renaming = {
  filter: string;
  keyOf: (name: string) => string;
  names: ReadonlyMap<string, string>;
};

/** A search with the new names where its filters have former ones. */
export function renameInSearch(text: string, { filter, keyOf, names }: Renaming): string {
  return text.replaceAll(piecePattern, (piece: string, ...parts: unknown[]) => {
    const groups = parts.at(-1) as Record<string, string | undefined>;
    const { minus = '', key, phrase, word } = groups;
    if (key?.toLowerCase() !== filter) return piece;
    const name = names.get(keyOf(phrase ?? word ?? ''));
    return name === undefined ? piece : `${minus}${key}:"${withoutQuotes(name)}"`;
  });
}

/** Folded words by language or kind, alternatives of one pattern, separated by `|`. */
export type WordLists = Readonly<Record<string, string>>;

/** Returns all words of the lists as alternatives of a pattern. */
export const oneOf = (table: WordLists) => Object.values(table).join('|');

import {
  filterKeyIn,
  searchPiecesOf,
  type SearchPiece,
} from '../../../../../shared/archive/search/syntax/search-pieces.ts';

type Fields = readonly { key: string }[];

/** Filter keys with the same meaning. */
const sameFilters: readonly (readonly string[])[] = [['added', 'created']];

/**
 * Returns which filter a term of the search is: a built-in key, or the key of a custom field. Returns undefined for
 * words.
 */
export function filterNameOf(piece: SearchPiece, fields: Fields): string | undefined {
  const key = filterKeyIn(piece, fields);
  return key ?? fields.find((field) => field.key === piece.typedKey?.toLowerCase())?.key;
}

export function filtersNamed(q: string, name: string, fields: Fields): SearchPiece[] {
  const same = sameFilters.find((names) => names.includes(name)) ?? [name];
  return searchPiecesOf(q).filter((piece) => {
    const filter = filterNameOf(piece, fields);
    return !piece.isExcluded && filter !== undefined && same.includes(filter);
  });
}

interface FilterChange {
  name: string;
  value: string | undefined;
  fields: Fields;
  source?: string | undefined;
}

/** Returns the search with this filter in place of those of the same name; without a value, those are removed. */
export function withFilter(q: string, { name, value, fields, source }: FilterChange): string {
  const replaced = filtersNamed(q, name, fields).map((piece) => piece.source);
  const written = value && `${name}:${value}`;
  if (source !== undefined && replaced.includes(source)) return replacePiece(q, source, written);
  const kept = searchPiecesOf(q).map((piece) => piece.source);
  return joined([
    ...kept.filter((each) => !replaced.includes(each)),
    ...(written ? [written] : []),
  ]);
}

export function replacePiece(q: string, source: string, other?: string): string {
  const sources = searchPiecesOf(q).map((piece) => piece.source);
  const index = sources.indexOf(source);
  return index < 0 ? q : joined(sources.toSpliced(index, 1, ...(other ? [other] : [])));
}

/** Returns the search without its unknown terms. */
export function withoutPieces(q: string, terms: readonly { term: string }[]): string {
  if (terms.length === 0) return q;
  const unknown = new Set(terms.map(({ term }) => term));
  return joined(
    searchPiecesOf(q)
      .map(({ source }) => source)
      .filter((source) => !unknown.has(source)),
  );
}

function joined(sources: readonly string[]): string {
  return sources.join(' ');
}

import {
  filterKeyIn,
  searchPiecesOf,
  type SearchPiece,
} from '../../../../../shared/archive/search/syntax/search-pieces.ts';

type Fields = readonly { key: string }[];

/** The keys of filters that limit the same. */
const sameFilters: readonly (readonly string[])[] = [['added', 'created']];

/** What a piece of a search is a filter by: a built-in key, or that of a custom field. Undefined for words. */
export function filterNameOf(piece: SearchPiece, fields: Fields): string | undefined {
  const key = filterKeyIn(piece, fields);
  return key ?? fields.find((field) => field.key === piece.typedKey?.toLowerCase())?.key;
}

/** The pieces of a search that are filters of a name. */
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
  /** The one that is changed, where the search has several of the name. */
  source?: string | undefined;
}

/** The search with this filter instead of those of the same name, or without them. */
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

/** The search without a piece, or with another one in its place. */
export function replacePiece(q: string, source: string, other?: string): string {
  const sources = searchPiecesOf(q).map((piece) => piece.source);
  const index = sources.indexOf(source);
  return index < 0 ? q : joined(sources.toSpliced(index, 1, ...(other ? [other] : [])));
}

/** The search without what it does not know, as the documents that it finds are found. */
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

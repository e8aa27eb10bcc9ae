import {
  filterKeyIn,
  searchPiecesOf,
  withoutQuotes,
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

/** The search with this filter instead of those of the same name, or without them. */
export function withFilter(
  q: string,
  { name, value, fields }: { name: string; value: string | undefined; fields: Fields },
): string {
  const same = sameFilters.find((names) => names.includes(name)) ?? [name];
  const kept = searchPiecesOf(q).filter((piece) => {
    const filter = filterNameOf(piece, fields);
    return piece.isExcluded || filter === undefined || !same.includes(filter);
  });
  return joined([...kept.map(({ source }) => source), ...(value ? [`${name}:${value}`] : [])]);
}

/** The search without a piece, or with another one in its place. */
export function replacePiece(q: string, source: string, other?: string): string {
  const sources = searchPiecesOf(q).map((piece) => piece.source);
  const index = sources.indexOf(source);
  return index < 0 ? q : joined(sources.toSpliced(index, 1, ...(other ? [other] : [])));
}

/** The search without what it does not know, as the documents that it finds are found. */
export function withoutPieces(q: string, terms: readonly { term: string }[]): string {
  return terms.reduce((rest, { term }) => replacePiece(rest, term), q);
}

/** A name as the value of a filter that takes whole names. */
export function wholeName(name: string): string {
  return `"${withoutQuotes(name)}"`;
}

function joined(sources: readonly string[]): string {
  return sources.join(' ');
}

import { filterKeyIn, searchPiecesOf, type SearchPiece } from '../syntax/search-pieces.ts';

/** Returns the words and phrases of a search without filters and exclusions, to find them in a document. */
export function findWords(searchQuery: string): string {
  return searchPiecesOf(searchQuery)
    .filter((piece) => {
      const key = filterKeyIn(piece);
      const isOfText = key === undefined || key === 'content';
      return isOfText && !piece.isExcluded && piece.value.trim() !== '';
    })
    .map(wordsOf)
    .join(' ');
}

function wordsOf(piece: SearchPiece): string {
  const { typedKey, value, isPhrase, isOpen } = piece;
  const words = isPhrase ? `"${value}${isOpen ? '' : '"'}` : value;
  return filterKeyIn(piece) === undefined && typedKey !== undefined
    ? `${typedKey}:${words}`
    : words;
}

import { searchPiecesOf, type SearchPiece } from '../syntax/search-pieces.ts';

/** The words and phrases of a search to find again in the text of a document: without filters and exclusions. */
export function findWords(searchQuery: string): string {
  return searchPiecesOf(searchQuery)
    .filter(({ key, value, isExcluded }) => {
      const isOfText = key === undefined || key === 'content';
      return isOfText && !isExcluded && value.trim() !== '';
    })
    .map(wordsOf)
    .join(' ');
}

function wordsOf({ key, typedKey, value, isPhrase, isOpen }: SearchPiece): string {
  const words = isPhrase ? `"${value}${isOpen ? '' : '"'}` : value;
  return key === undefined && typedKey !== undefined ? `${typedKey}:${words}` : words;
}

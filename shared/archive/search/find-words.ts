const filter = /^(?:tag|name|note|type|created|size):/i;
const textFilter = /^content:/i;

/** The words and phrases of a search to find again in the text of a document: without filters and exclusions. */
export function findWords(searchQuery: string): string {
  return (searchQuery.match(/[^\s"]*"[^"]*"?|\S+/g) ?? [])
    .filter((term) => !term.startsWith('-') && !filter.test(term))
    .map((term) => term.replace(textFilter, ''))
    .filter((term) => /[^\s"]/.test(term))
    .join(' ');
}

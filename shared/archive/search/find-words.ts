const filter = /^(?:tag|note|type|created|size):/i;
const textFilter = /^(?:name|content):/i;

/** The words of a search to find again within a document: without filters, exclusions and quotes. */
export function findWords(searchQuery: string): string {
  return (searchQuery.match(/[^\s"]*"[^"]*"?|\S+/g) ?? [])
    .filter((term) => !term.startsWith('-') && !filter.test(term))
    .map((term) => term.replace(textFilter, '').replaceAll('"', ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** Between the pages in the text of a document, like the form feed that is sent to a printer. */
const pageBreak = '\n\f\n';

/** The text of a document by those of its pages, of which some may be empty; empty if all are. */
export function joinPages(pages: readonly string[]): string {
  return pages.every((page) => page === '') ? '' : pages.join(pageBreak);
}

/** The texts of the pages that were joined, with the white space around them. */
export function splitPages(text: string): string[] {
  return text.split('\f');
}

/** How many pages end in a text, before the index `end`. */
export function countPageBreaks(text: string, end = text.length): number {
  let count = 0;
  for (let at = text.indexOf('\f'); at >= 0 && at < end; at = text.indexOf('\f', at + 1))
    count += 1;
  return count;
}

/** A text as people see it, without form feeds, for which screens have no picture. */
export function withoutPageBreaks(text: string): string {
  return text.replaceAll('\f', '');
}

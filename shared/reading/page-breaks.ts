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

/** How many pages end in a text. */
export function countPageBreaks(text: string): number {
  return text.split('\f').length - 1;
}

/** A text as people see it, without form feeds, for which screens have no picture. */
export function withoutPageBreaks(text: string): string {
  return text.replaceAll('\f', '');
}

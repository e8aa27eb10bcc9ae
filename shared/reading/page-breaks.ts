const pageBreak = '\n\f\n';

/** Joins the texts of pages, of which some may be empty; empty if all are. */
export function joinPages(pages: readonly string[]): string {
  return pages.every((page) => page === '') ? '' : pages.join(pageBreak);
}

/** Splits a joined text into the texts of its pages, with the white space around them. */
export function splitPages(text: string): string[] {
  return text.split('\f');
}

/** Counts the page breaks in a text before the index `end`. */
export function countPageBreaks(text: string, end = text.length): number {
  let count = 0;
  for (let at = text.indexOf('\f'); at >= 0 && at < end; at = text.indexOf('\f', at + 1))
    count += 1;
  return count;
}

/** Removes form feeds, which cannot be displayed. */
export function withoutPageBreaks(text: string): string {
  return text.replaceAll('\f', '');
}

/** A part of a page; text may contain soft hyphens as line break opportunities. */
export type PagePart =
  | string
  | { heading: string }
  | { lines: readonly string[]; align?: 'right' }
  | { table: readonly (readonly string[])[] }
  | { columns: readonly (readonly string[])[] };

/** A page whose scans are read in benchmarks and tests. All names, numbers and texts are made up. */
export type SourcePage = {
  name: string;
  /** A BCP 47 tag. */
  language: string;
  font: string;
  /** Points. */
  size: number;
  /** Millimetres; A4 by default. */
  paper?: { readonly width: number; readonly height: number };
  parts: readonly PagePart[];
};

/** Returns all text of a page without soft hyphens. */
export function textOfPage({ parts }: Pick<SourcePage, 'parts'>): string {
  return parts.map(textOfPart).join('\n').replaceAll('\u00ad', '');
}

function textOfPart(part: PagePart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('lines' in part) return part.lines.join('\n');
  if ('table' in part) return part.table.map((row) => row.join(' ')).join('\n');
  return part.columns.flat().join('\n');
}

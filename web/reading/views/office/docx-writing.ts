import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import type { MarkupWriter } from '../html/markup-writer.ts';
import type { DocxStyles } from './docx-styles.ts';

/** What is written to, and what the text of a document refers to. */
export type DocxWriting = {
  readonly writer: MarkupWriter;
  readonly archive: ZipArchive;
  readonly styles: DocxStyles;
  /** What is before the next paragraph of a list. */
  readonly label: (listId: string, depth: number) => string | undefined;
  /** Parts and addresses by the ids that this part has for them. */
  readonly parts: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
  /** Notes that the text has referred to, in their order. */
  readonly notes: { kind: string; id: string }[];
};

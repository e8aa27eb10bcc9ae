import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import type { MarkupWriter } from '../html/markup-writer.ts';
import type { DocxStyles } from './docx-styles.ts';

export type DocxWriting = {
  readonly writer: MarkupWriter;
  readonly archive: ZipArchive;
  readonly styles: DocxStyles;
  readonly label: (listId: string, depth: number) => string | undefined;
  /** Parts and addresses by their ids in this part. */
  readonly parts: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
  readonly notes: { kind: string; id: string }[];
};

import { fileExtension } from '../../../../shared/archive/documents/file-names.ts';

export type DroppedFiles = { accepted: File[]; refused: File[] };

/** PDF files of a drop are uploaded at once, others need a confirmation; folders are ignored. */
export function sortDroppedFiles(transfer: Pick<DataTransfer, 'files' | 'items'>): DroppedFiles {
  const folders = new Set(
    [...transfer.items]
      .map((item) => item.webkitGetAsEntry())
      .filter((entry) => entry?.isDirectory)
      .map((entry) => entry?.name),
  );
  const files = [...transfer.files].filter((file) => !folders.has(file.name));
  const { accepted = [], refused = [] } = Object.groupBy(files, (file) =>
    isPdf(file) ? 'accepted' : 'refused',
  );
  return { accepted, refused };
}

/** By the declared type, or by the name where the system declares none. */
function isPdf(file: File): boolean {
  if (file.type !== '') return file.type === 'application/pdf';
  return fileExtension(file.name).toLowerCase() === 'pdf';
}

import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import { fileExtension } from '../../../shared/reading/file-types/file-extension.ts';
import { limits } from '../../../shared/limits.ts';

/** A name with the extension of a PDF, in place of that of another picture or file. */
export function withPdfExtension(name: string): string {
  const extension = fileExtension(name);
  return extension.toLowerCase() === 'pdf' ? name : ended(baseOf(name), '.pdf');
}

/** The name of a part of a document: `letters.pdf` becomes `letters (2).pdf`. */
export function numberedName(name: string, number: number): string {
  return ended(baseOf(name), ` (${number}).pdf`);
}

const fileExtensions = /^(?:pdf|jpe?g|jfif|png|gif|webp|tiff?|bmp|heic|heif)$/i;

/** Without an extension of a file with pages; another one may be the end of a sentence. */
function baseOf(name: string): string {
  const extension = fileExtension(name);
  return fileExtensions.test(extension) ? name.slice(0, -extension.length - 1) : name;
}

function ended(base: string, ending: string): string {
  const cut = base.slice(0, limits.documentName.max - ending.length).toWellFormed();
  return sanitizeFileName(cut + ending);
}

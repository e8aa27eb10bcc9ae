import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import { fileExtension } from '../../../shared/reading/file-types/file-extension.ts';
import { limits } from '../../../shared/limits.ts';

export function withPdfExtension(name: string): string {
  const extension = fileExtension(name);
  return extension.toLowerCase() === 'pdf' ? name : ended(baseOf(name), '.pdf');
}

/** Returns the name of a part of a document: `letters.pdf` becomes `letters (2).pdf`. */
export function numberedName(name: string, number: number): string {
  return ended(baseOf(name), ` (${number}).pdf`);
}

const fileExtensions = /^(?:pdf|jpe?g|jfif|png|gif|webp|tiff?|bmp|heic|heif|avif)$/i;

/** Removes only extensions of files with pages; another one may be the end of a sentence. */
function baseOf(name: string): string {
  const extension = fileExtension(name);
  return fileExtensions.test(extension) ? name.slice(0, -extension.length - 1) : name;
}

function ended(base: string, ending: string): string {
  const cut = base.slice(0, limits.documentName.max - ending.length).toWellFormed();
  return sanitizeFileName(cut + ending);
}

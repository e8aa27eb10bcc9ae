import { fileExtension } from '../../../../shared/reading/file-types/file-extension.ts';
import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import type { MarkupWriter } from '../html/markup-writer.ts';
import { viewLimits } from '../view-limits.ts';

const types = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['bmp', 'image/bmp'],
]);

type PictureOptions = { archive: ZipArchive; part: string; alt: string; width?: number };

/** Writes a picture of an Office file, or its description if browsers do not support its type. */
export function writePicture(writer: MarkupWriter, options: PictureOptions): void {
  const { archive, part, alt, width } = options;
  const mimeType = types.get(fileExtension(part));
  const bytes = mimeType && archive.readBytes(part, viewLimits.pictureBytes);
  if (bytes) {
    const attributes = { alt, width: width ? String(Math.round(width)) : undefined };
    writer.picture({ bytes, mimeType }, attributes);
  } else if (alt) writer.element('span', alt, { class: 'missing' });
}

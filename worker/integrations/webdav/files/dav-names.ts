import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { createLinesDecoder } from '../../../../shared/mime/decoding/decode-lines.ts';
import { decodeEscapes } from '../../../../shared/mime/decoding/transfer-encoding.ts';

const percent = 0x25;

/**
 * Returns the name of a file by the segment of its path, in UTF-8 or in the encoding of an old
 * device.
 */
export function nameIn(segment: string): string {
  const bytes = decodeEscapes(new TextEncoder().encode(segment), percent);
  return sanitizeFileName(createLinesDecoder()(bytes));
}

const unfinished =
  /^(.+\.\w{1,5})(?:\.[0-9a-f]{8})?\.(?:part|partial|filepart|tacitpart|crdownload|tmp|temp|uploading)$/i;

export function documentNameOf(name: string): string {
  return unfinished.exec(name)?.[1] ?? name;
}

/**
 * Files that macOS and Windows store beside a file. They become no documents, but the systems
 * expect to find them again.
 */
export function isCompanion(name: string): boolean {
  return /^(?:\._.*|\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);
}

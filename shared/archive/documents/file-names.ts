import { boundMarks } from '../../text/bound-marks.ts';
import { limits } from '../../limits.ts';
import { isInvisible } from '../../text/invisible.ts';
import { fileExtension } from '../../reading/file-types/file-extension.ts';

const longestKeptExtension = 32;

export const fallbackFileName = 'document';

const forbiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Makes the name of an uploaded file safe to store: NFC, without control characters and bidirectional overrides, `_` for `/` and `\`, at
 * most 255 UTF-16 code units (cut before the extension). It is never invisible, `.` or `..`. Idempotent.
 */
export function sanitizeFileName(name: string): string {
  const clean = boundMarks(name.toWellFormed())
    .normalize('NFC')
    .replace(forbiddenCharacters, '')
    .replace(/[/\\]/g, '_')
    .trim();
  if (isInvisible(clean) || clean === '.' || clean === '..') return fallbackFileName;
  if (clean.length <= limits.documentName.max) return clean;

  const extension = fileExtension(clean);
  const ending = extension === '' || extension.length > longestKeptExtension ? '' : `.${extension}`;
  return cutWithoutSplitting(clean, limits.documentName.max - ending.length) + ending;
}

/**
 * Returns a Content-Disposition header (RFC 6266): an ASCII `filename` for old clients and, if that differs, the name itself as `filename*`
 * (RFC 8187). No character of the name can end the value or start another header.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const clean = sanitizeFileName(name);
  const ascii = clean
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const plain = `${disposition}; filename="${ascii}"`;
  return ascii === clean ? plain : `${plain}; filename*=UTF-8''${percentEncode(clean)}`;
}

function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function cutWithoutSplitting(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

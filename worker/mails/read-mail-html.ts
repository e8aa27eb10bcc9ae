import type { ReadHtml } from '../../shared/mime/files/mail-files.ts';
import { log } from '../platform/log.ts';
import type { Reader } from '../platform/platform.ts';

export function readHtmlWith(reader: Pick<Reader, 'read'>): ReadHtml {
  return (bytes) =>
    reader.read({ bytes, mimeType: 'text/html' }).catch((error: unknown) => {
      log.warn('HTML of a mail not read', {}, error);
      return { state: 'failed' as const };
    });
}

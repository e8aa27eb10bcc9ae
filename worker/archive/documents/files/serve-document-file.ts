import { contentDisposition } from '../../../../shared/archive/documents/file-names.ts';
import { isInlineSafe, previewKindOf } from '../../../../shared/archive/documents/preview-kind.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { isNotModified } from '../../../http/if-match.ts';
import type { FileRange, StoredFile } from '../../../platform/platform.ts';
import { fileKey } from '../../files/file-key.ts';
import { findDocumentFile } from './document-file-store.ts';
import { servedTypeOf } from './served-type.ts';

type ServedDocument = {
  id: string;
  name: string;
  sha256: string;
  mimeType: string;
  originalSize: number;
};

/**
 * Responds to a member with the file of a document, or of one of its versions. Throws 404
 * `document.not_found` or `version.not_found`.
 */
export async function serveDocumentFile(
  scope: OrganizationScope,
  options: {
    documentId: string;
    version?: number | undefined;
    isInline: boolean;
    request: Request;
  },
): Promise<Response> {
  const document = await findDocumentFile(scope, options.documentId, options.version);
  const key = fileKey(scope.organizationId, document.id, document.fileNumber);
  return respondWithFile({
    document,
    inlineType: options.isInline ? inlineTypeOf(document.mimeType) : null,
    headers: options.request.headers,
    isHead: options.request.method === 'HEAD',
    cacheControl: 'private, no-cache',
    get: (range) => scope.platform.files.get(key, range),
  });
}

/**
 * Responds with the original file of a document, with Range, If-Range and If-None-Match (RFC 9110):
 * as an attachment, or inline as `inlineType`. No response can be executed by a browser. The file
 * is not read for HEAD.
 */
export async function respondWithFile(options: {
  document: ServedDocument;
  inlineType: string | null;
  headers: Headers;
  isHead: boolean;
  cacheControl: string;
  get: (range: FileRange | undefined) => Promise<StoredFile | null>;
}): Promise<Response> {
  const { document, inlineType, headers: sent } = options;
  const etag = `"${document.sha256}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': options.cacheControl,
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': inlineType ?? servedTypeOf(document.mimeType),
    'content-disposition': contentDisposition(inlineType ? 'inline' : 'attachment', document.name),
    'x-content-type-options': 'nosniff',
  });
  if (isNotModified(sent.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const size = document.originalSize;
  const range = rangeOf(sent, { size, etag });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range?.length ?? size));
  if (range)
    headers.set(
      'content-range',
      `bytes ${range.offset}-${range.offset + range.length - 1}/${size}`,
    );
  const status = range ? 206 : 200;
  if (options.isHead) return new Response(null, { status, headers });
  const file = await options.get(range ?? undefined);
  if (!file) throw new AppError('document.not_found', { message: 'The file is missing' });
  return new Response(file.body, { status, headers });
}

/** Text of every kind is served as plain text, so that a browser never executes it. */
export function inlineTypeOf(mimeType: string): string | null {
  if (!isInlineSafe(mimeType)) return null;
  return previewKindOf(mimeType) === 'text' ? 'text/plain' : mimeType;
}

/** Several ranges and malformed ones are ignored, as RFC 9110 §14.2 allows. */
function rangeOf(
  headers: Headers,
  file: { size: number; etag: string },
): FileRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '');
  const ifRange = headers.get('if-range');
  if (!match || (ifRange !== null && ifRange !== file.etag)) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), file.size);
    return length === 0 ? 'unsatisfiable' : { offset: file.size - length, length };
  }
  const offset = Number(first);
  const end = last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  if (last !== '' && Number(last) < offset) return null;
  return offset >= file.size ? 'unsatisfiable' : { offset, length: end - offset + 1 };
}

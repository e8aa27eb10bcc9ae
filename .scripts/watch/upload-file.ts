import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { UploadTarget } from './watch-settings.ts';

/**
 * Result of an upload. `refused` is final. `unavailable` does not depend on the file, so the upload is retried
 * without limit. `failed` may depend on the file. `no-room` means that the file exceeds what is left of the
 * organization's storage. `retryAfter` is in milliseconds.
 */
export type UploadOutcome =
  | { kind: 'stored' | 'restored' | 'duplicate'; documentId: string }
  | { kind: 'refused' | 'failed' | 'no-room'; reason: string }
  | { kind: 'unavailable'; reason: string; retryAfter?: number };

/** Uploads a file as a stream. Rejects if it cannot be read or `signal` is aborted. */
export async function uploadFile(
  path: string,
  target: UploadTarget,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const form = new FormData();
  form.set('file', await openAsBlob(path), basename(path));
  const address = `${target.url}/api/organizations/${target.organizationId}/documents`;
  const headers = { authorization: `Bearer ${target.apiKey}` };
  try {
    const response = await fetch(address, { method: 'POST', body: form, headers, signal });
    return outcomeOf(response, await response.text());
  } catch (error) {
    if (signal.aborted || isOfFile(error)) throw error;
    return { kind: 'unavailable', reason: `${target.url} cannot be reached` };
  }
}

/** The file was changed or removed during the upload. */
function isOfFile(error: unknown): boolean {
  const { name, cause } = error as Error;
  return name === 'NotReadableError' || (cause instanceof Error && isOfFile(cause));
}

function outcomeOf(response: Response, text: string): UploadOutcome {
  const { status } = response;
  const body = parse(text);
  if (status === 201 && body.document) {
    const { id } = body.document;
    return { kind: body.isRestored ? 'restored' : 'stored', documentId: id };
  }
  const { code = '', message = '', details } = body.error ?? {};
  const reason = `${status} ${code === message ? code : `${code} ${message}`}`.trim();
  if (code === 'document.already_exists') {
    return { kind: 'duplicate', documentId: details?.documentId ?? '' };
  }
  if (
    code === 'request.invalid' ||
    code === 'document.empty' ||
    code === 'document.size_too_large'
  ) {
    return { kind: 'refused', reason };
  }
  if (code === 'limit.reached') {
    return { kind: 'no-room', reason: `${reason}: the organization has no room for it` };
  }
  if (status === 500) return { kind: 'failed', reason };
  if (status === 401) return { kind: 'unavailable', reason: `${reason}: is the API key valid?` };
  if (status === 403) {
    return { kind: 'unavailable', reason: `${reason}: may the API key create documents there?` };
  }
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  const retryAfter = seconds > 0 && seconds <= 3600 ? seconds * 1000 : 0;
  return { kind: 'unavailable', reason, retryAfter };
}

type ResponseBody = {
  document?: { id: string };
  isRestored?: boolean;
  error?: { code?: string; message?: string; details?: { documentId?: string } };
};

/** Returns an empty object for a response that is not Sheaf's, such as a proxy's. */
function parse(text: string): ResponseBody {
  try {
    return (JSON.parse(text) as ResponseBody | null) ?? {};
  } catch {
    return {};
  }
}

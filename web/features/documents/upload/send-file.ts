import {
  documentSummaryResponseSchema,
  type DocumentSummary,
} from '../../../../shared/features/documents/document.ts';
import { api, read } from '../../../api/api-client.ts';

export type SendOptions = {
  organizationId: string;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
};

/** Uploads one file. XMLHttpRequest because fetch does not tell how far an upload has come. Throws `ApiError`. */
export async function sendFile(options: SendOptions): Promise<DocumentSummary> {
  const { document } = await read(post(options), documentSummaryResponseSchema);
  return document;
}

function post({ organizationId, file, signal, onProgress }: SendOptions): Promise<Response> {
  const path = api.organizations[':organizationId'].documents.$path({ param: { organizationId } });
  const body = new FormData();
  body.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
        }),
      ),
    );
    request.addEventListener('error', () => reject(new TypeError('Network request failed')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    request.send(body);
  });
}

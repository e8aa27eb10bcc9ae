import {
  documentSummaryResponseSchema,
  type DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import { api, fetchJson } from '../../../api/api-client.ts';
import { transport, type UploadOptions } from '../../../api/transport.ts';

export type UploadFileOptions = UploadOptions & { organizationId: string; file: File };

/** Uploads one file. Throws `ApiError`. */
export async function uploadFile(options: UploadFileOptions): Promise<DocumentSummary> {
  const { organizationId, file, signal, onProgress } = options;
  const path = api.organizations[':organizationId'].documents.$path({ param: { organizationId } });
  const form = new FormData();
  form.set('file', file);
  const response = transport.upload(path, form, { signal, onProgress });
  return (await fetchJson(response, documentSummaryResponseSchema)).document;
}

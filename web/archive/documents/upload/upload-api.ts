import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { ApiError } from '../../../api/api-error.ts';
import { api, fetchJson } from '../../../api/api-client.ts';
import { transport, type UploadOptions } from '../../../api/transport/transport.ts';
import type { GivenValues, UploadInto } from './values/upload-into.ts';

export type UploadFileOptions = UploadOptions & {
  organizationId: string;
  file: File;
  into?: UploadInto;
};

/**
 * `isRestored`: a document with these bytes was restored from the trash under its old name. `given`: what the document
 * got from the view that it was uploaded into.
 */
export type UploadedDocument = {
  document: DocumentSummary;
  isRestored: boolean;
  given?: GivenValues;
};

/** Uploads one file. Throws `ApiError`, or `TypeError` without a response. */
export async function uploadFile(options: UploadFileOptions): Promise<UploadedDocument> {
  const { organizationId, file, signal, onProgress } = options;
  const path = api.organizations[':organizationId'].documents.$path({ param: { organizationId } });
  const form = new FormData();
  form.set('file', file);
  const response = transport.upload(path, form, { signal, onProgress });
  try {
    return await fetchJson(response, 'uploadedDocument');
  } catch (error) {
    // Browsers report a file that was moved or changed since it was chosen like a network failure.
    if (!(error instanceof TypeError) || (await isReadable(file))) throw error;
    throw new ApiError({ code: 'upload.file_unreadable', status: 0, message: '' });
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

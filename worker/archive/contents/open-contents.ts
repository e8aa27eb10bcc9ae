import { containedFilesOf } from '../../../shared/archive/contents/contained-files.ts';
import { mayHaveContents } from '../../../shared/archive/contents/may-have-contents.ts';
import { limits } from '../../../shared/limits.ts';
import type { MailFile } from '../../../shared/mime/files/mail-files.ts';
import { openMail } from '../../../shared/mime/mail-stream.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findDocumentRow } from '../documents/document-store.ts';
import { fileKey } from '../files/file-key.ts';
import { withMailMemory, type KeepMemory } from '../../mails/mail-memory.ts';
import { readHtmlWith } from '../../mails/read-mail-html.ts';

/**
 * Runs `work` with the files in a document that is a message, once there is memory for it; other
 * documents have no files. Throws 404 `document.not_found`.
 */
export async function openContents<Result>(
  scope: OrganizationScope,
  documentId: string,
  work: (files: MailFile[], keep: KeepMemory) => Promise<Result>,
): Promise<Result> {
  const document = await findDocumentRow(scope, documentId);
  if (!document) throw new AppError('document.not_found');
  const { organizationId } = scope;
  const size = mayHaveContents(document) ? document.originalSize : 0;
  return withMailMemory({ organizationId, size }, async (keep) => {
    if (size === 0) return work([], keep);
    const stored = await scope.platform.files.get(
      fileKey(organizationId, documentId, document.fileNumber),
    );
    if (!stored) throw new AppError('document.not_found', { message: 'The file is missing' });
    const bytes = await openMail(stored.body, stored.size).readAll(limits.mail.bytes);
    if (!bytes) return work([], keep);
    const readHtml = readHtmlWith(scope.platform.reader);
    const { mimeType } = document;
    return work(await containedFilesOf(bytes, { mimeType, readHtml }), keep);
  });
}

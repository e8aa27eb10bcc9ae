import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import type { IntakeAttachment } from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { limits } from '../../../../shared/limits.ts';
import { createSystemScope, type OrganizationScope } from '../../../access/organization-scope.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { createDocument } from '../../../archive/uploads/create-document.ts';
import { isStorageFull } from '../../../archive/documents/storage/assert-storage-left.ts';
import { changeDocumentTags } from '../../../archive/tags/change-document-tags.ts';
import { findTagIdByName } from '../../../archive/tags/tag-store.ts';
import { AppError } from '../../../http/app-error.ts';
import { OverloadError } from '../../../platform/byte-budget.ts';
import { log } from '../../../platform/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MailFile } from '../../../../shared/mime/files/mail-files.ts';

type MessageOfFiles = { organizationId: string; sender: string; tagName: string | null };

/**
 * `stored` are outcomes of an earlier attempt with the same files, of which only failed ones are tried again.
 * `onProgress` is called with the outcomes so far after each file; an error that it throws ends the attempt.
 */
type FilesToStore = {
  files: readonly MailFile[];
  stored?: readonly IntakeAttachment[];
  onProgress?: (attachments: IntakeAttachment[]) => Promise<void>;
};

/**
 * Makes documents of the files of a message, with its sender as the actor. The files are stored one
 * by one, so that the others are stored if one fails. Files that were stored before are duplicates.
 * Returns an empty list if all files are empty. Rejects if there is no room for a file, in memory
 * (OverloadError) or in the storage of the organization; this is temporary, so the whole message
 * has to be tried again.
 */
export async function storeMailFiles(
  platform: Platform,
  message: MessageOfFiles,
  { files, stored = [], onProgress }: FilesToStore,
): Promise<IntakeAttachment[]> {
  const { organizationId, sender, tagName } = message;
  const scope = createSystemScope(platform, organizationId, { kind: 'system', sender });
  const attachments: IntakeAttachment[] = [];
  for (const [index, file] of files.slice(0, limits.mail.attachments).entries()) {
    const earlier = stored[index];
    // The files may differ from the earlier ones, because the setting for opening archives may have
    // changed.
    const isSame = earlier?.name === sanitizeFileName(file.name);
    if (earlier && isSame && earlier.outcome !== 'failed') {
      attachments.push(earlier);
      continue;
    }
    attachments.push(...(await storeFile(scope, file)));
    await onProgress?.([...attachments, ...stored.slice(index + 1)]);
  }
  const documentIds = attachments.flatMap(({ documentId }) => documentId ?? []);
  if (tagName !== null && documentIds.length > 0) await addTag(scope, tagName, documentIds);
  const surplus = files.slice(limits.mail.attachments, limits.mail.attachments + 1);
  return [
    ...attachments,
    ...surplus.map(({ name }) => ({
      name: sanitizeFileName(name),
      outcome: 'too-many' as const,
      documentId: null,
    })),
  ];
}

export function hasNothing(attachments: readonly IntakeAttachment[]): boolean {
  return attachments.every(({ outcome }) => outcome === 'empty');
}

export function hasFailed(attachments: readonly IntakeAttachment[]): boolean {
  return attachments.some(({ outcome }) => outcome === 'failed');
}

async function storeFile(scope: OrganizationScope, file: MailFile): Promise<IntakeAttachment[]> {
  let name = sanitizeFileName(file.name);
  try {
    const content = await file.read();
    if (!content) return [];
    name = sanitizeFileName(content.name);
    const outcome = await createDocument(scope, { ...content, name });
    switch (outcome.kind) {
      case 'created':
      case 'restored': {
        const { document } = outcome;
        return [{ name: document.name, outcome: 'created', documentId: document.id }];
      }
      case 'duplicate':
        return [{ name, outcome: 'duplicate', documentId: outcome.documentId }];
      case 'empty':
      case 'too-large':
        return [{ name, outcome: outcome.kind, documentId: null }];
    }
  } catch (error) {
    if (error instanceof OverloadError || isStorageFull(error)) throw error;
    log.error('Attachment not stored', { organizationId: scope.organizationId }, error);
    return [{ name, outcome: 'failed', documentId: null }];
  }
}

async function addTag(scope: OrganizationScope, tagName: string, documentIds: string[]) {
  const tagId = await findTagIdByName(scope, tagName);
  if (tagId === undefined) return;
  const tags = { addTagIds: [tagId], removeTagIds: [] };
  await changeDocumentTags(scope, namedDocuments(documentIds), tags).catch((error: unknown) => {
    // The tag or a document was deleted in the meantime, which is no error.
    if (!(error instanceof AppError)) throw error;
  });
}

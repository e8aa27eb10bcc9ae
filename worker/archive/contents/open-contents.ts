import { mayHaveContents } from '../../../shared/archive/contents/may-have-contents.ts';
import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../shared/limits.ts';
import { countEnvelopeCosts } from '../../../shared/mime/envelopes/envelope-limits.ts';
import { openEnvelopes } from '../../../shared/mime/envelopes/open-envelopes.ts';
import { collectMailFiles, type MailFile } from '../../../shared/mime/files/mail-files.ts';
import { openMail } from '../../../shared/mime/mail-stream.ts';
import { partOf, type Mail } from '../../../shared/mime/read-mail.ts';
import { yieldToOthers } from '../../../shared/pace.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findDocumentRow } from '../documents/document-store.ts';
import { fileKey } from '../files/file-key.ts';
import { withMailMemory, type KeepMemory } from '../../mails/mail-memory.ts';
import { readHtmlWith } from '../../mails/read-mail-html.ts';

/**
 * Does `work` with the files in a document that is a message, as long as there is memory for it; without any for other documents.
 * Throws 404 `document.not_found`.
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
    return work(bytes ? await filesWithin(scope, bytes, document) : [], keep);
  });
}

async function filesWithin(
  { platform }: OrganizationScope,
  bytes: Uint8Array,
  { mimeType }: { mimeType: string },
): Promise<MailFile[]> {
  const options = {
    costs: countEnvelopeCosts(bytes.length),
    checkpoint: yieldToOthers,
    most: limits.mail.attachments,
    opensZip: () => Promise.resolve(false),
  };
  const around: Mail = { header: [], bodies: [], attachments: [partOf(bytes, { mimeType })] };
  const open = async (mail: Mail) => {
    const { attachments, ...opened } = await openEnvelopes(mail, options);
    // A message without files is what is within itself.
    return {
      ...opened,
      bodies: [],
      attachments: attachments.filter(({ encoded }) => encoded !== bytes),
    };
  };
  return collectMailFiles(around, readHtmlWith(platform.reader), { open });
}

/** The whole content of a file, which is in memory then. Null if it is empty. */
export async function readContained(file: MailFile) {
  const content = await file.read();
  if (!content) return null;
  const bytes = new Uint8Array(await new Response(content.body as BodyInit).arrayBuffer());
  return { name: sanitizeFileName(content.name), declaredType: content.type, bytes };
}

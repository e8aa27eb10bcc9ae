import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { harness } from '#harness';
import { createId } from '../../shared/ids.ts';
import { isAtLeast, type AssignableRole, type Role } from '../../shared/roles.ts';
import { mailKey, requestFileKey, thumbnailKey } from '../../worker/archive/files/file-key.ts';
import { addMember, addOrganization } from './access.ts';
import { createTag } from './builders.ts';
import { createUser, uploadDocument, type Owner, type TestClient } from './client.ts';
import { pdfOfTexts } from './pages-pdf.ts';
import { attached, bytesOf, mailOf } from './envelopes/mime-builders.ts';
import { createField } from './custom-fields.ts';
import { createType } from './document-types.ts';
import { composeMessage } from './mail-fixtures.ts';
import {
  documentFindingsTable,
  documentsTable,
  intakeMessagesTable,
  invitationsTable,
  requestFilesTable,
  webhookDeliveriesTable,
} from './tables.ts';

/** An organization that receives the request, with its owner and the caller, who has `role` there. */
export type Target = { owner: Owner; caller: TestClient; role: Role };

export async function addDocument({ owner }: Target) {
  return (await uploadDocument(owner, { name: 'note.txt', content: 'A note' })).id;
}

export async function addPages({ owner }: Target) {
  const content = pdfOfTexts([createId('doc'), 'Page 2']);
  return (await uploadDocument(owner, { name: 'pages.pdf', content })).id;
}

export async function addMessage({ owner }: Target) {
  const content = mailOf([attached('bill.txt', bytesOf('The bill'))]);
  return (await uploadDocument(owner, { name: 'bill.eml', content })).id;
}

export async function addDocumentWithThumbnail(target: Target) {
  const { organizationId } = target.owner;
  const documentId = await addDocument(target);
  const { files, databaseFor } = harness.platform();
  await files.put(thumbnailKey(organizationId, documentId, 1), new Blob(['picture']).stream());
  await databaseFor(organizationId)
    .update(documentsTable)
    .set({ hasThumbnail: true })
    .where(eq(documentsTable.id, documentId));
  return documentId;
}

export async function addTrashedDocument(target: Target) {
  const documentId = await addDocument(target);
  const { org } = target.owner;
  await target.owner.call('DELETE', `${org}/documents/${documentId}`, { status: 204 });
  return documentId;
}

export async function addReminder(target: Target) {
  const body = { documentId: await addDocument(target), date: '2026-03-31' };
  const path = `${target.owner.org}/reminders`;
  return (await target.owner.post<{ reminder: { id: string } }>(path, body)).reminder.id;
}

/** Adds a note by the caller, or by the owner if the caller may not add one. */
export async function addNote(target: Target) {
  const { owner, caller, role } = target;
  const documentId = await addDocument(target);
  const author = isAtLeast(role, 'member') ? caller : owner;
  const path = `${owner.org}/documents/${documentId}/notes`;
  const { note } = await author.post<{ note: { id: string } }>(path, { text: 'A note' });
  return { documentId, noteId: note.id };
}

export async function addFinding(target: Target) {
  const documentId = await addDocument(target);
  // Reading the document would replace its findings.
  await harness.finishJobs();
  const { organizationId } = target.owner;
  const database = harness.platform().databaseFor(organizationId);
  await database.insert(documentFindingsTable).values({
    organizationId,
    documentId,
    field: 'reference',
    value: '4711',
    source: 'text',
    state: 'proposed',
    confidence: 50,
    page: 1,
    start: 0,
    end: 4,
  });
  return documentId;
}

export async function addTag({ owner }: Target) {
  return (await createTag(owner)).id;
}

export async function addCorrespondent({ owner }: Target) {
  const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
    `${owner.org}/correspondents`,
    { name: createId('cor') },
  );
  return correspondent.id;
}

/** Adds a view by the caller, or one that the owner shares if the caller may not save one. */
export async function addView({ owner, caller, role }: Target) {
  const creator = isAtLeast(role, 'member') ? caller : owner;
  const { view } = await creator.post<{ view: { id: string } }>(`${owner.org}/views`, {
    name: 'Invoices',
    isShared: true,
  });
  return view.id;
}

/** Adds a link by the caller, or by the owner if the caller may not share. */
export async function addShareLink(target: Target) {
  const { owner, caller, role } = target;
  const creator = isAtLeast(role, 'member') ? caller : owner;
  const { shareLink } = await creator.post<{ shareLink: { id: string } }>(
    `${owner.org}/share-links`,
    { name: 'For the bank', documentIds: [await addDocument(target)] },
  );
  return shareLink.id;
}

export async function addCustomField({ owner }: Target) {
  return (await createField(owner, { name: createId('fld'), type: 'text' })).id;
}

export async function addDocumentType({ owner }: Target) {
  return (await createType(owner, createId('doc'))).key;
}

export async function attachTag({ owner }: Target, ids: { documentId: string; tagId: string }) {
  const { documentId, tagId } = ids;
  await owner.post(`${owner.org}/documents/${documentId}/tags`, { tagId }, 204);
}

export async function addRule(target: Target) {
  const { owner } = target;
  const rule = { name: 'Rule', conditions: [], tagIds: [await addTag(target)] };
  const { taggingRule } = await owner.post<{ taggingRule: { id: string } }>(
    `${owner.org}/tagging-rules`,
    rule,
  );
  return taggingRule.id;
}

export async function startRun({ owner }: Target, taggingRuleId: string) {
  const path = `${owner.org}/tagging-rules/${taggingRuleId}/apply`;
  return (await owner.post<{ run: { id: string } }>(path, undefined, 202)).run.id;
}

export function webhookInput() {
  const url = `${inject('webhookReceiver')}/ok/matrix`;
  return { name: 'Hook', url, events: ['document:created'] };
}

export async function addWebhook({ owner }: Target) {
  const path = `${owner.org}/webhooks`;
  const { webhook } = await owner.post<{ webhook: { id: string } }>(path, webhookInput());
  return webhook.id;
}

export async function addDelivery({ owner: { organizationId } }: Target, webhookId: string) {
  const id = createId('whd');
  const database = harness.platform().databaseFor(organizationId);
  await database.insert(webhookDeliveriesTable).values({
    id,
    organizationId,
    webhookId,
    queuedMessageId: createId('evt'),
    attempt: 1,
    message: {
      id: createId('evt'),
      timestamp: new Date().toISOString(),
      event: { type: 'webhook:test' },
    },
    status: 500,
    duration: 1,
    responseExcerpt: '',
    createdAt: new Date(),
  });
  return id;
}

export async function addIntakeEmail({ owner }: Target) {
  const { intakeEmail } = await owner.post<{ intakeEmail: { id: string } }>(
    `${owner.org}/intake-emails`,
  );
  return intakeEmail.id;
}

export async function addQuarantinedMessage({ owner }: Target) {
  const { organizationId } = owner;
  const id = createId('im');
  const { files, databaseFor } = harness.platform();
  const body = new Response(composeMessage() as BufferSource).body as ReadableStream<Uint8Array>;
  await files.put(mailKey(organizationId, id), body);
  await databaseFor(organizationId).insert(intakeMessagesTable).values({
    id,
    organizationId,
    emailAddress: 'abc@intake.localhost',
    sender: 'ada@example.com',
    subject: 'For the archive',
    quarantine: 'unverified',
    attachments: [],
    receivedAt: new Date(),
  });
  return id;
}

export async function addUploadRequest({ owner }: Target) {
  const { uploadRequest } = await owner.post<{ uploadRequest: { id: string } }>(
    `${owner.org}/upload-requests`,
    { title: 'Papers' },
  );
  return uploadRequest.id;
}

export async function addRequestFile(target: Target) {
  const { organizationId } = target.owner;
  const uploadRequestId = await addUploadRequest(target);
  const id = createId('upf');
  const { files, databaseFor } = harness.platform();
  const content = `From outside ${id}`;
  const { size, sha256 } = await files.put(
    requestFileKey(organizationId, id),
    new Blob([content]).stream(),
  );
  await databaseFor(organizationId).insert(requestFilesTable).values({
    id,
    organizationId,
    requestId: uploadRequestId,
    sessionHash: id,
    name: 'letter.txt',
    size,
    sha256,
    mimeType: 'text/plain',
    declaredMimeType: 'text/plain',
    state: 'waiting',
    receivedAt: new Date(),
  });
  return { uploadRequestId, requestFileId: id };
}

export async function addMembership({ owner }: Target, role: AssignableRole) {
  return (await addMember(owner, await createUser(), role)).id;
}

export async function ownMembership({ owner, caller }: Target) {
  return (await caller.get<{ member: { id: string } }>(`${owner.org}/members/me`)).member.id;
}

/** Adds an invitation that the caller has sent, cancelled, or received from another organization. */
export async function addInvitation(
  { owner }: Target,
  kind: 'sent' | 'cancelled' | 'received',
): Promise<string> {
  const id = createId('inv');
  const isReceived = kind === 'received';
  const now = new Date();
  await harness
    .platform()
    .identityDatabase.insert(invitationsTable)
    .values({
      id,
      organizationId: isReceived ? await addOrganization(await createUser()) : owner.organizationId,
      email: isReceived ? owner.email : 'new@example.com',
      role: 'member',
      status: kind === 'cancelled' ? 'cancelled' : 'pending',
      locale: 'en',
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
  return id;
}

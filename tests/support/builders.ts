import { sql } from 'drizzle-orm';
import { harness } from '#harness';
import { randomString } from '../../shared/ids.ts';
import { uploadDocument, type Owner } from './client.ts';

export type WireTag = {
  id: string;
  name: string;
  color: string;
  description: string | null;
  documentsCount: number;
};
export type WireDocument = {
  createdAt: string;
  id: string;
  name: string;
  content: string;
  version: number;
  updatedAt: string | null;
  deletedAt: string | null;
  isDeleted: boolean;
  extractionState: string;
  tags: { id: string; name: string; color: string }[];
  documentDate: string | null;
  dueDate: string | null;
  correspondent: { id: string; name: string } | null;
  documentType: string | null;
  totalAmount: { amount: number; currency: string } | null;
  iban: string | null;
  reference: string | null;
  vatId: string | null;
  fields: { id: string; key: string; name: string; type: string; value: unknown }[];
};
export type WireActivity = {
  id: string;
  createdAt: string;
  event: string;
  user: { id: string; name: string } | null;
  tag: { id: string; name: string; color: string } | null;
  eventData: {
    madeFrom?: { id: string; name: string }[];
    madeInto?: { id: string; name: string }[];
    updatedFields?: string[];
    renamed?: { from: string; to: string };
    changes?: { field: string; from: unknown; to: unknown }[];
    taggingRule?: { id: string; name: string };
    apiKeyName?: string;
  };
};

export const unknownId = (prefix: string) => `${prefix}_${'0'.repeat(24)}`;

const word = () => randomString(10, 'abcdefghijklmnopqrstuvwxyz');

export async function createTag(owner: Owner, tag: { name?: string; color?: string } = {}) {
  const { tag: created } = await owner.post<{ tag: WireTag }>(`${owner.org}/tags`, {
    name: tag.name ?? word(),
    color: tag.color ?? '#d8ff75',
  });
  return created;
}

export async function createTextDocument(
  owner: Owner,
  file: { name?: string; content?: string } = {},
) {
  const document = await uploadDocument(owner, {
    name: file.name ?? `${word()}.txt`,
    content: file.content ?? word(),
  });
  await harness.finishJobs();
  return document;
}

/** Inserts documents without files, some of them created in the same millisecond. */
export async function insertDocuments({ organizationId }: Owner, count: number) {
  const start = organizationId.slice(4, 20);
  await harness.platform().databaseFor(organizationId).run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'doc_' || ${start} || printf('%08d', n), ${organizationId}, 'document ' || n, '', 1, ${start} || n,
      'text/plain', '', 'none', 1700000000000 + n / 3
    from numbers`);
}

export async function readDocument(owner: Owner, documentId: string) {
  const path = `${owner.org}/documents/${documentId}`;
  return (await owner.get<{ document: WireDocument }>(path)).document;
}

export async function readTag(owner: Owner, tagId: string) {
  const { tags } = await owner.get<{ tags: WireTag[] }>(`${owner.org}/tags`);
  return tags.find(({ id }) => id === tagId);
}

export async function attachTag(owner: Owner, documentId: string, tagId: string) {
  await owner.post(`${owner.org}/documents/${documentId}/tags`, { tagId }, 204);
}

export async function activityOf(owner: Owner, documentId: string) {
  const path = `${owner.org}/documents/${documentId}/activity`;
  return (await owner.get<{ activities: WireActivity[] }>(path)).activities;
}

export async function eventsOf(owner: Owner, documentId: string) {
  return (await activityOf(owner, documentId)).map(({ event }) => event);
}

export type WireDocuments = { documents: WireDocument[]; documentsCount: number };

export async function listDocuments(owner: Owner, query = '') {
  const { documents, documentsCount } = await owner.get<WireDocuments>(
    `${owner.org}/documents${query}`,
  );
  return { ids: documents.map(({ id }) => id), documentsCount };
}

export async function listTrash(owner: Owner) {
  const { documents, documentsCount } = await owner.get<WireDocuments>(
    `${owner.org}/documents/deleted`,
  );
  return { ids: documents.map(({ id }) => id), documentsCount };
}

export function statusesOf(answers: Response[]) {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}

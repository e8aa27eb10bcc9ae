import type { Owner } from './client.ts';

export type WireCorrespondent = {
  id: string;
  name: string;
  aliases: string[];
  defaultTagIds: string[];
  defaultDocumentType: string | null;
  documentsCount: number;
  latestDocument: { id: string; name: string; documentDate: string | null } | null;
};

export async function createCorrespondent(owner: Owner, input: object | string) {
  const body = typeof input === 'string' ? { name: input } : input;
  const path = `${owner.org}/correspondents`;
  return (await owner.post<{ correspondent: WireCorrespondent }>(path, body)).correspondent;
}

export async function setCorrespondent(
  owner: Owner,
  documentId: string,
  correspondentId: string | null,
) {
  const body = { correspondentId };
  await owner.call('PATCH', `${owner.org}/documents/${documentId}`, { body });
}

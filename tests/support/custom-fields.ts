import type { Owner } from './client.ts';

export type WireField = {
  id: string;
  key: string;
  name: string;
  type: string;
  options: { id: string; name: string; color: string }[];
};

export async function createField(owner: Owner, input: Record<string, unknown>) {
  return (await owner.post<{ field: WireField }>(`${owner.org}/fields`, input)).field;
}

export async function listFields(owner: Owner) {
  return (await owner.get<{ fields: WireField[] }>(`${owner.org}/fields`)).fields;
}

export function valuePath(owner: Owner, documentId: string, fieldId: string) {
  return `${owner.org}/documents/${documentId}/fields/${fieldId}`;
}

export async function setField(
  owner: Owner,
  { documentId, fieldId, value }: { documentId: string; fieldId: string; value: unknown },
) {
  const path = valuePath(owner, documentId, fieldId);
  type Body = { document: { version: number; fields: { id: string; value: unknown }[] } };
  return (await owner.call<Body>('PUT', path, { body: { value } })).document;
}

import type { Owner } from './client.ts';

export type WireType = {
  key: string;
  name: string;
  isBuiltIn: boolean;
  isRenamed: boolean;
  isHidden: boolean;
};

export async function createType(owner: Owner, name: string) {
  const path = `${owner.org}/document-types`;
  return (await owner.post<{ documentType: WireType }>(path, { name })).documentType;
}

export async function listTypes(owner: Owner) {
  const path = `${owner.org}/document-types`;
  return (await owner.get<{ documentTypes: WireType[] }>(path)).documentTypes;
}

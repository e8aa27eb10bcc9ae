import { harness } from '#harness';
import type { Owner, TestClient } from './client.ts';

export type WireShareLink = {
  id: string;
  name: string;
  note: string | null;
  documentIds: string[];
  expiresAt: string | null;
  hasPassword: boolean;
  downloadsCount: number;
  openedAt: string | null;
  state: string;
  url: string;
  createdBy: { id: string; name: string };
};

export function shareDocuments(
  owner: Owner,
  input: { documentIds: string[] } & Record<string, unknown>,
  client: TestClient = owner,
) {
  return createLink(owner, input, client);
}

export function shareView(
  owner: Owner,
  input: { viewId: string } & Record<string, unknown>,
  client: TestClient = owner,
) {
  return createLink(owner, input, client);
}

async function createLink(owner: Owner, input: Record<string, unknown>, client: TestClient) {
  const body = { name: 'For the bank', ...input };
  const { shareLink, url } = await client.post<{ shareLink: WireShareLink; url: string }>(
    `${owner.org}/share-links`,
    body,
  );
  const token = new URL(url).pathname.slice('/s/'.length);
  return { shareLink, url, token, path: `/api/shares/${token}` };
}

export async function unlock(path: string, password: string) {
  const response = await harness.fetch(`${path}/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const [cookie] = response.headers.getSetCookie();
  return { response, cookie: cookie?.split(';')[0] ?? '', line: cookie ?? '' };
}

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { hashToken } from '../../worker/access/credentials.ts';
import { addMember, createApiKey, userIdOf } from '../support/access.ts';
import { createTextDocument } from '../support/builders.ts';
import { casesOn } from '../support/cases-on.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import {
  keyRevocations,
  membershipRevocations,
  permissionRevocations,
  reachRevocations,
  sessionRevocations,
  type Caller,
} from '../support/revocations.ts';
import { apiKeysTable, sessionsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();

async function fetchExport(owner: Owner, client: TestClient) {
  const { parts } = await owner.get<{ parts: { path: string }[] }>(`${owner.org}/export`);
  return fetchLong(client, parts[0]?.path ?? '');
}

async function fetchLong(client: TestClient, path: string) {
  const request = new Request(`${testVariables.APP_BASE_URL}${path}`, { headers: client.headers });
  const response = await app.fetch(request, harness.platform());
  expect(response.status).toBe(200);
  if (!response.body) throw new Error('No body');
  return response.body.getReader();
}

type Reader = Awaited<ReturnType<typeof fetchLong>>;

async function readRest(reader: Reader) {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text, error: undefined };
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    return { text, error };
  }
}

const endOfArchive = 'PK\u0005\u0006';

async function createDocuments(owner: Owner) {
  for (let index = 0; index < 12; index += 1) {
    await createTextDocument(owner, { content: `Text ${index}` });
  }
}

async function sessionOf(owner: Owner): Promise<{ client: TestClient; caller: Caller }> {
  const client = await createUser();
  await addMember(owner, client, 'viewer');
  const request = new Request(testVariables.APP_BASE_URL, { headers: client.headers });
  const token = (await harness.platform().sessions.tokenOf(request)) ?? '';
  return {
    client,
    caller: {
      userId: await userIdOf(client),
      organizationId: owner.organizationId,
      holder: eq(sessionsTable.token, token),
      role: 'viewer',
    },
  };
}

async function keyOf(owner: Owner): Promise<{ client: TestClient; caller: Caller }> {
  const { client: member, caller } = await sessionOf(owner);
  const token = await createApiKey(member, { permissions: ['documents:read'] });
  return {
    client: new TestClient({ authorization: `Bearer ${token}` }),
    caller: { ...caller, holder: eq(apiKeysTable.tokenHash, await hashToken(token)) },
  };
}

const cases = [
  ...Object.entries({ ...sessionRevocations, ...membershipRevocations }).map(
    ([name, revocation]) => [`of a session, when ${name}`, sessionOf, revocation] as const,
  ),
  ...Object.entries({
    ...keyRevocations,
    ...permissionRevocations,
    ...membershipRevocations,
    ...reachRevocations,
  }).map(([name, revocation]) => [`of a key, when ${name}`, keyOf, revocation] as const),
];

describe('an export that goes on', () => {
  const endings = casesOn('demo', cases, ([name]) => name === 'of a key, when the key is deleted');
  it.each(endings)('ends with an error %s', async (_name, open, { revoke }) => {
    const owner = await createOwner();
    await createDocuments(owner);
    const { client, caller } = await open(owner);
    const reader = await fetchExport(owner, client);
    await reader.read();
    const restore = await revoke(caller);
    const { text, error } = await readRest(reader);
    await restore();
    expect(error).toBeTruthy();
    expect(text).not.toContain('Text 11');
    expect(text).not.toContain(endOfArchive);
  });

  it('is complete for who is still allowed it', async () => {
    const owner = await createOwner();
    await createDocuments(owner);
    const { client } = await keyOf(owner);
    const { text, error } = await readRest(await fetchExport(owner, client));
    expect(error).toBeUndefined();
    expect(text).toContain('Text 11');
    expect(text).toContain(endOfArchive);
  });
});

describe('a table that goes on', () => {
  it('ends with an error when the key is deleted', async () => {
    const owner = await createOwner();
    await createTextDocument(owner, { name: 'Lease.txt' });
    const { client, caller } = await keyOf(owner);
    const reader = await fetchLong(client, `${owner.org}/documents/csv`);
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('File name');
    await keyRevocations['the key is deleted']?.revoke(caller);
    const { text, error } = await readRest(reader);
    expect(error).toBeTruthy();
    expect(text).not.toContain('Lease');
  });
});

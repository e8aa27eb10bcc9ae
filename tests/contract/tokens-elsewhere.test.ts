import { beforeAll, expect, it } from 'vitest';
import { harness } from '#harness';
import { accessPolicyOf, type AccessPolicy } from '../../worker/access/access.ts';
import { createApp } from '../../worker/app.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shareDocuments } from '../support/share-links.ts';
import { testVariables } from '../support/test-variables.ts';

type Kind = 'share-link' | 'upload-request';
type Route = { method: string; path: string; policy: AccessPolicy };

const app = createApp();
const kinds: Kind[] = ['share-link', 'upload-request'];
const unknown = 'x'.repeat(32);

/** Every route that is open to some callers, but not to all. */
const routes: Route[] = app.routes.flatMap(({ method, path, handler }) => {
  const policy = accessPolicyOf(handler);
  return policy ? [{ method: method === 'ALL' ? 'GET' : method, path, policy }] : [];
});
const closed = routes.filter(
  ({ policy }) =>
    policy.kind === 'organization' || (policy.kind === 'user' && !policy.isCheckedByLibrary),
);
const open = (of: Kind) =>
  routes.filter(({ policy }) => policy.kind === 'token' && policy.of === of);

let owner: Owner;
let documentId: string;
let tokens: Record<Kind, string>;

beforeAll(async () => {
  owner = await createOwner();
  ({ id: documentId } = await createTextDocument(owner));
  const { token } = await shareDocuments(owner, { documentIds: [documentId] });
  const body = { title: 'Papers' };
  const { url } = await owner.post<{ url: string }>(`${owner.org}/upload-requests`, body);
  tokens = { 'share-link': token, 'upload-request': new URL(url).pathname.slice('/u/'.length) };
});

async function outcomeOf(
  { method, path }: Route,
  token: string,
  headers: Record<string, string> = {},
) {
  const ids: Record<string, string> = {
    organizationId: owner.organizationId,
    documentId,
    token,
    position: '1',
  };
  const filled = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => ids[name] ?? token);
  const { APP_BASE_URL: base } = testVariables;
  const request = new Request(new URL(filled, base), {
    method,
    headers: { origin: base, 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: '{"password":"open sesame"}' }),
  });
  const response = await app.fetch(request, harness.platform());
  const text = await response.text();
  return `${response.status} ${/"code":"[^"]*"|<title>[^<]*/.exec(text)?.[0]}`;
}

it.each(kinds)('the token of a %s opens nothing that is for members', async (kind) => {
  const token = tokens[kind];
  const credentials: Record<string, string>[] = [
    { authorization: `Bearer ${token}` },
    { authorization: `Token ${token}` },
    { authorization: `Basic ${btoa(`anybody:${token}`)}` },
    { cookie: `sheaf.session_token=${token}; sheaf.reader=${token}; sheaf.unlocked=${token}` },
  ];
  expect(closed.length).toBeGreaterThan(200);
  const opened = [];
  for (const route of closed) {
    for (const headers of credentials) {
      const outcome = await outcomeOf(route, token, headers);
      if (!outcome.startsWith('401 ')) opened.push(`${route.method} ${route.path}: ${outcome}`);
    }
  }
  expect(opened).toEqual([]);
});

it.each(kinds)('only the token of a %s opens what that opens', async (kind) => {
  const other = kind === 'share-link' ? 'upload-request' : 'share-link';
  const reached = open(kind);
  expect(reached.length).toBeGreaterThan(5);
  for (const route of reached) {
    const name = `${route.method} ${route.path}`;
    const outcome = await outcomeOf(route, tokens[other]);
    expect(outcome, name).toMatch(/^4/);
    expect(outcome, name).toBe(await outcomeOf(route, unknown));
  }
  const page = reached.find(({ method, path }) => method === 'GET' && /^\/[su]\//.test(path));
  expect(page && (await outcomeOf(page, tokens[kind]))).toMatch(/^200/);
});

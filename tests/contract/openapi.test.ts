import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { accessPolicyOf } from '../../worker/access/access.ts';
import { permissions, permissionTexts } from '../../shared/permissions.ts';
import { readApiDocument } from '../support/api-reference.ts';

/** Routes of the reference itself, and of other protocols. */
const undocumented = [
  'GET /api/openapi.json',
  'GET /api/reference',
  'GET /api/reference/style.css',
  'GET /api/reminder-mail/style.css',
  'POST /api/mcp',
  'GET /api/mcp',
  'DELETE /api/mcp',
];

type BodySchema = { properties?: { filter?: { properties?: Record<string, unknown> } } };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: BodySchema }> };
  responses: Record<string, { description: string }>;
};

async function readOperations() {
  const { paths } = (await readApiDocument()) as unknown as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      endpoint: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
}

/** Excludes the Paperless-ngx API and WebDAV, whose clients know their routes. */
const routes = createApp().routes.flatMap(({ method, path, handler }) => {
  const policy = accessPolicyOf(handler);
  return policy && !/^\/(?:paperless|dav)\//.test(path)
    ? [{ endpoint: `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, policy }]
    : [];
});

describe('the API reference', () => {
  it('lists every route and no other', async () => {
    const described = (await readOperations()).map(({ endpoint }) => endpoint);
    const expected = routes
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => !undocumented.includes(endpoint));
    expect(described.toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  it('describes the access of every endpoint as its policy enforces it', async () => {
    const operations = new Map(
      (await readOperations()).map(({ endpoint, operation }) => [endpoint, operation]),
    );
    for (const { endpoint, policy } of routes) {
      const operation = operations.get(endpoint);
      if (!operation) continue;
      const permission = 'permission' in policy ? policy.permission : null;
      const acceptsKeys = operation.security.some((requirement) => 'apiKey' in requirement);
      expect(acceptsKeys, endpoint).toBe(permission !== null);
      if (operation.security.length > 0) {
        expect(Object.keys(operation.responses), endpoint).toContain('401');
        expect(operation.description, endpoint).not.toContain('no authentication');
      } else {
        expect(['public', 'token'], endpoint).toContain(policy.kind);
        expect(operation.description, endpoint).toContain('Requires no authentication');
      }
      if (permission !== null && permission !== 'any') {
        expect(operation.description, endpoint).toContain(`\`${permission}\``);
      }
    }
  });

  it('says what each permission covers', async () => {
    const { info } = (await readApiDocument()) as unknown as { info: { description: string } };
    const page = await (await harness.fetch('/api/reference')).text();
    for (const permission of permissions) {
      expect(info.description).toContain(`- \`${permission}\`: ${permissionTexts[permission]}`);
      expect(page).toContain(`<li><code>${permission}</code>: ${permissionTexts[permission]}</li>`);
    }
    for (const { endpoint, operation } of await readOperations()) {
      const [, name] = /API keys need the permission `(\w+:\w+)`/.exec(operation.description) ?? [];
      const permission = permissions.find((each) => each === name);
      if (!permission) continue;
      const [tag = ''] = operation.tags;
      expect(permissionTexts[permission].toLowerCase(), endpoint).toContain(tag.toLowerCase());
      if (permission.startsWith('tags:') && tag !== 'Tags') {
        expect(operation.description, endpoint).toContain(`also covers ${tag.toLowerCase()}`);
      }
    }
  });

  it('requires a session for everything about an account', async () => {
    const open = (await readOperations()).flatMap(({ endpoint, operation }) =>
      endpoint.includes(' /api/auth/') && operation.security.length === 0 ? [endpoint] : [],
    );
    expect(open.toSorted()).toEqual([
      'GET /api/auth/callback/{providerId}',
      'GET /api/auth/get-session',
      'GET /api/auth/passkey/generate-authenticate-options',
      'POST /api/auth/email-change/confirm',
      'POST /api/auth/forget-password',
      'POST /api/auth/passkey/verify-authentication',
      'POST /api/auth/reset-password',
      'POST /api/auth/send-verification-email',
      'POST /api/auth/sign-in/email',
      'POST /api/auth/sign-in/oauth2',
      'POST /api/auth/sign-in/social',
      'POST /api/auth/sign-out',
      'POST /api/auth/sign-up/email',
      'POST /api/auth/two-factor/verify-backup-code',
      'POST /api/auth/two-factor/verify-totp',
      'POST /api/auth/verify-email',
    ]);
  });

  it('lists the parameters of every path, and a body for PUT and PATCH', async () => {
    for (const { endpoint, path, operation } of await readOperations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = (operation.parameters ?? []).flatMap((parameter) =>
        parameter.in === 'path' ? [parameter.name] : [],
      );
      expect(new Set(described), endpoint).toEqual(new Set(inPath));
      expect(operation.summary, endpoint).toBeTruthy();
      if (/^(PUT|PATCH) /.test(endpoint)) expect(operation.requestBody, endpoint).toBeDefined();
    }
  });

  it('lists the error of a search with too many filters where one is accepted, and only there', async () => {
    const accepting: string[] = [];
    for (const { endpoint, operation } of await readOperations()) {
      const body = operation.requestBody?.content['application/json']?.schema;
      const accepts =
        body?.properties?.filter?.properties?.['query'] !== undefined ||
        operation.parameters?.some(({ name }) => name === 'searchQuery') === true;
      const errors = operation.responses['400']?.description ?? '';
      expect(errors.includes('search.too_many_filters'), endpoint).toBe(accepts);
      if (accepts) accepting.push(endpoint.split('/documents/')[1] ?? '');
    }
    expect(accepting.toSorted()).toEqual([
      'batch/csv',
      'batch/download',
      'batch/extract',
      'batch/fields',
      'batch/inbox',
      'batch/restore',
      'batch/sum',
      'batch/tags',
      'batch/trash',
      'csv',
      'deleted',
      'search',
    ]);
  });

  it('lists the limit of storage where a file or a text is stored', async () => {
    const operations = await readOperations();
    for (const endpoint of [
      'POST /documents',
      'PATCH /documents/{documentId}',
      'POST /intake-emails/messages/{messageId}/accept',
    ]) {
      const [method, path] = endpoint.split(' ');
      const { operation } =
        operations.find(
          (each) => each.endpoint === `${method} /api/organizations/{organizationId}${path}`,
        ) ?? {};
      expect(operation?.responses['403']?.description, endpoint).toContain('limit.reached');
    }
  });

  it('gives every endpoint a unique id', async () => {
    const ids = (await readOperations()).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is readable as a page without scripts', async () => {
    const response = await harness.fetch('/api/reference');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/i);
    for (const { path, operation } of await readOperations()) {
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(`id="${operation.operationId}"`);
    }
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const css = await harness.fetch(style);
    expect(css.headers.get('content-type')).toContain('text/css');
  });
});

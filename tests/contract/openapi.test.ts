import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { accessPolicyOf } from '../../worker/access/access.ts';
import { readApiDocument } from '../support/api-reference.ts';

/** Routes that are about the reference itself, or speak another protocol than ours. */
const undocumented = [
  'GET /api/openapi.json',
  'GET /api/reference',
  'GET /api/reference/style.css',
  'POST /api/mcp',
  'GET /api/mcp',
  'DELETE /api/mcp',
];

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, { description: string }>;
};

async function readOperations() {
  const { paths } = (await readApiDocument()) as unknown as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
}

const routes = createApp().routes.flatMap(({ method, path, handler }) => {
  const mark = accessPolicyOf(handler);
  return mark ? [{ call: `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, mark }] : [];
});

describe('the API reference', () => {
  it('has every route and no other', async () => {
    const describeEndpoint = (await readOperations()).map(({ call }) => call);
    const expected = routes.map(({ call }) => call).filter((call) => !undocumented.includes(call));
    expect(describeEndpoint.toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  it('says of each who may call it, as the route itself does', async () => {
    const operations = new Map(
      (await readOperations()).map(({ call, operation }) => [call, operation]),
    );
    for (const { call, mark } of routes) {
      const operation = operations.get(call);
      if (!operation) continue;
      const takesKeys = operation.security.some((requirement) => 'apiKey' in requirement);
      expect(takesKeys, call).toBe(mark.kind !== 'public' && mark.permission !== null);
      if (mark.kind === 'public') expect(operation.security, call).toEqual([]);
      else expect(Object.keys(operation.responses), call).toContain('401');
      if (mark.kind !== 'public' && mark.permission !== null && mark.permission !== 'any') {
        expect(operation.description, call).toContain(`\`${mark.permission}\``);
      }
    }
  });

  it('names every parameter of every path, and a body wherever one is sent', async () => {
    for (const { call, path, operation } of await readOperations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = (operation.parameters ?? []).flatMap((parameter) =>
        parameter.in === 'path' ? [parameter.name] : [],
      );
      expect(new Set(named), call).toEqual(new Set(inPath));
      expect(operation.summary, call).toBeTruthy();
      if (/^(PUT|PATCH) /.test(call)) expect(operation.requestBody, call).toBeDefined();
    }
  });

  it('gives every call an id of its own', async () => {
    const ids = (await readOperations()).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is a page for people without a single script', async () => {
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

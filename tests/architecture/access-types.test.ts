import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'sheaf-access-types-'));

const head = `import { Hono } from 'hono';
import { z } from 'zod';
import { organizationAccess, publicAccess, userAccess } from '${root}worker/access/access.ts';
import type { AppEnv } from '${root}worker/http/app-env.ts';
import { describeEndpoint } from '${root}worker/http/describe-endpoint.ts';
import { validate } from '${root}worker/http/validate.ts';
const described = describeEndpoint({ summary: '', tag: '', success: { status: 204 } });
const validated = validate('json', z.object({}));
export const used = [organizationAccess, publicAccess, userAccess, described, validated];
`;

const withKey = `{ permission: 'tags:read' }`;

type Route = { handlers: string; reads: string };

const rejected: Route[] = [
  { handlers: '', reads: 'c.var.scope.organizationId' },
  { handlers: '', reads: 'c.var.sessionScope.user.id' },
  { handlers: '', reads: 'c.var.userScope.actor.userId' },
  { handlers: '', reads: `c.get('scope').organizationId` },
  { handlers: 'described, validated,', reads: 'c.var.scope.organizationId' },
  { handlers: 'publicAccess(),', reads: 'c.var.userScope.actor.userId' },
  { handlers: 'described, userAccess(), validated,', reads: 'c.var.scope.organizationId' },
  {
    handlers: `described, userAccess(${withKey}), validated,`,
    reads: 'c.var.sessionScope.user.id',
  },
  { handlers: `organizationAccess(${withKey}),`, reads: 'c.var.userScope.actor.userId' },
];

const accepted: Route[] = [
  { handlers: '', reads: 'c.var.requestId' },
  { handlers: 'described, userAccess(), validated,', reads: 'c.var.sessionScope.user.id' },
  {
    handlers: `described, userAccess(${withKey}), validated,`,
    reads: 'c.var.userScope.actor.userId',
  },
  { handlers: 'described, organizationAccess(), validated,', reads: 'c.var.actor.userId' },
  { handlers: `organizationAccess(${withKey}), validated,`, reads: 'c.var.scope.organizationId' },
];

const forged = `import type { OrganizationScope } from '${root}worker/access/organization-scope.ts';
export const forge = (scope: OrganizationScope, organizationId: string): OrganizationScope => ({
  ...scope,
  organizationId,
});
`;

const routes = [...rejected, ...accepted];
const errors = new Map<string, string>();

/** Compiles all routes at once, each in its own file, with the project's settings. */
beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const config = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  for (const [index, { handlers, reads }] of routes.entries()) {
    const route = `new Hono<AppEnv>().get('/', ${handlers} (c) => c.text(${reads}))`;
    writeFileSync(join(project, `${index}.ts`), `${head}export const route = ${route};\n`);
  }
  writeFileSync(join(project, 'forged.ts'), forged);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: project,
    encoding: 'utf8',
  });
  for (const [, file = '', error = ''] of stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.+)/gm)) {
    errors.set(file, error);
  }
}, 60_000);

afterAll(() => rmSync(project, { recursive: true }));

it.each(rejected)('rejects a route of [$handlers] that reads $reads', (route) => {
  expect(errors.get(`${routes.indexOf(route)}.ts`)).toMatch(/does not exist|No overload matches/);
});

it.each(accepted)('accepts a route of [$handlers] that reads $reads', (route) => {
  expect(errors.get(`${routes.indexOf(route)}.ts`)).toBeUndefined();
});

it('rejects a scope with the id of another organization', () => {
  expect(errors.get('forged.ts')).toMatch(/not assignable to type 'ScopedId'/);
});

it('finds no other errors', () => {
  expect(errors.size).toBe(rejected.length + 1);
});

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

const permission = `{ permission: 'tags:read' }`;

/** The handlers of a route, what its last one reads, and whether it is there. */
const routes: [handlers: string, read: string, isThere: boolean][] = [
  ['', 'c.var.scope.organizationId', false],
  ['', 'c.var.user.id', false],
  ['', 'c.var.actor.userId', false],
  ['', `c.get('scope').organizationId`, false],
  ['described, validated,', 'c.var.scope.organizationId', false],
  ['publicAccess(),', 'c.var.actor.userId', false],
  ['described, userAccess(), validated,', 'c.var.scope.organizationId', false],
  [`described, userAccess(${permission}), validated,`, 'c.var.user.id', false],
  [`organizationAccess(${permission}),`, 'c.var.user.id', false],
  ['publicAccess(),', 'c.var.requestId', true],
  ['described, userAccess(), validated,', 'c.var.user.id', true],
  [`described, userAccess(${permission}), validated,`, 'c.var.actor.userId', true],
  ['described, organizationAccess(), validated,', 'c.var.user.id', true],
  [`described, organizationAccess(${permission}), validated,`, 'c.var.scope.organizationId', true],
];

const refused = new Set<string>();

/** Compiles all routes at once, each a file of its own, as the project is compiled. */
beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const config = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  for (const [index, [handlers, read]] of routes.entries()) {
    const route = `export const route = new Hono<AppEnv>().get('/', ${handlers} (c) => c.text(${read}));\n`;
    writeFileSync(join(project, `route-${index}.ts`), head + route);
  }
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: project,
    encoding: 'utf8',
  });
  for (const [, file = ''] of stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)) refused.add(file);
}, 60_000);

afterAll(() => rmSync(project, { recursive: true }));

it.each(routes.map((route, index) => [...route, `route-${index}.ts`] as const))(
  'has behind “%s” %s: %j',
  (_handlers, _read, isThere, file) => {
    expect(refused.has(file)).toBe(!isThere);
  },
);

it('compiles nothing else with errors', () => {
  expect([...refused].filter((file) => !/^route-\d+\.ts$/.test(file))).toEqual([]);
});

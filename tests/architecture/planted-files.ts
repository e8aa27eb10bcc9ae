type Wall = {
  rule: string;
  /** Files that break the wall, with what the linter says of each. */
  rejects: [path: string, code: string, message: string][];
  /** Files that come close to it and are right. */
  accepts: [path: string, code: string][];
};

const take = (specifier: string, name = 'a') =>
  `import { ${name} } from '${specifier}';\nexport const taken = ${name};\n`;

const takeType = (specifier: string, name = 'A') =>
  `import type { ${name} } from '${specifier}';\nexport type Taken = ${name};\n`;

const operation = (body: string, parameter = 'scope: OrganizationScope') =>
  `import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Database } from '../../database/database.ts';
import { documentsTable } from './documents.ts';
export async function planted(${parameter}) {
  ${body}
}
export type Used = OrganizationScope | Database;
export const used = documentsTable;
`;

const routes = (handlers: string) =>
  `import { Hono } from 'hono';
import * as used from './planted.ts';
const { organizationAccess, describeEndpoint, validate, isOffered } = used;
export const routes = new Hono().get('/planted', ${handlers}, (c) => c.text('planted'));
export const others = [organizationAccess, describeEndpoint, validate, isOffered];
`;

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('');

const passedOn = 'Only stores query a database; other files pass it on';
const renamed = 'A database is named so, or no wall could see the queries on it';
const organizationScope = 'worker/access/organization-scope.ts';
const unlisted = 'Only the files listed in .lint/walls.ts import';

export const walls: Record<string, Wall> = {
  'shared imports neither side and no package but zod': {
    rule: 'walls(imports)',
    rejects: [
      ['shared/a.ts', take('node:crypto'), 'shared imports no node:crypto'],
      ['shared/b.ts', take('crypto'), 'shared imports no node:crypto'],
      ['shared/c.ts', take('cloudflare:workers'), 'shared imports no cloudflare:workers'],
      ['shared/d.ts', take('drizzle-orm'), 'shared imports no drizzle-orm'],
      ['shared/e.ts', takeType('hono'), 'shared imports no hono'],
      ['shared/f.ts', take('react'), 'shared imports no react'],
      ['shared/g.ts', takeType('../worker/app.ts'), 'shared may not import worker/app.ts'],
      ['shared/h.ts', take('../web/api/api.ts'), 'shared may not import web/api/api.ts'],
      ['shared/i.ts', take('../tests/x.ts'), 'shared may not import tests/x.ts'],
      [
        'shared/archive/tags/j.ts',
        take('../../people/users/user.ts'),
        'shared/archive may not import shared/people/users/user.ts, which is beside it',
      ],
      [
        'shared/k.ts',
        take('./archive/tags/tag.ts'),
        'shared/kernel may not import shared/archive/tags/tag.ts, which is above it',
      ],
    ],
    accepts: [
      ['shared/l.ts', take('zod', 'z')],
      ['shared/archive/tags/m.ts', take('../../ids.ts')],
      ['shared/n.test.ts', take('node:fs')],
    ],
  },

  'the web imports of the worker only the type of its routes': {
    rule: 'walls(imports)',
    rejects: [
      [
        'web/archive/tags/a.ts',
        take('../../../worker/archive/tags/create-tag.ts'),
        'web may not import worker/archive/tags/create-tag.ts',
      ],
      [
        'web/archive/tags/b.ts',
        takeType('../../../worker/app.ts', 'AppType'),
        'web may not import worker/app.ts',
      ],
      [
        'web/api/api-client.ts',
        take('../../worker/app.ts', 'createApp'),
        'Of worker/app.ts only the type AppType is imported',
      ],
      [
        'web/demo/c.ts',
        take('../../worker/archive/tags/create-tag.ts'),
        'web may not import worker/archive/tags/create-tag.ts',
      ],
    ],
    accepts: [
      ['web/archive/tags/d.ts', take('../../../shared/archive/tags/tag.ts')],
      ['web/demo/e.ts', take('../../worker/platform/config.ts')],
    ],
  },

  'only the entry of the web imports the demo': {
    rule: 'walls(imports)',
    rejects: [
      [
        'web/archive/tags/f.ts',
        take('../../demo/seed/seed.ts'),
        'web/archive may not import web/demo/seed/seed.ts, which is above it',
      ],
      [
        'web/archive/tags/g.ts',
        `export const planted = () => import('../../demo/seed/seed.ts');\n`,
        'web/archive may not import web/demo/seed/seed.ts, which is above it',
      ],
      [
        'web/router.tsx',
        take('./demo/seed/seed.ts'),
        'web/router.tsx may not import web/demo/seed/seed.ts, which is above it',
      ],
    ],
    accepts: [['web/main.tsx', `export const planted = () => import('./demo/seed/seed.ts');\n`]],
  },

  'the worker imports nothing of the web': {
    rule: 'walls(imports)',
    rejects: [
      ['worker/http/a.ts', take('../../web/api/api.ts'), 'worker may not import web/api/api.ts'],
      [
        'worker/http/b.ts',
        `export const planted = import.meta.glob('../../web/api/*.ts');\n`,
        'worker may not import web/api/*.ts',
      ],
    ],
    accepts: [
      ['worker/http/c.ts', `export const planted = import.meta.glob('../../locales/*.json');\n`],
    ],
  },

  'a wall sees every way to name a file': {
    rule: 'walls(imports)',
    rejects: [
      `import "../../web/api/api.ts";\n`,
      `export { a } from '../../web/api/api.ts';\n`,
      `export type { A } from '../../web/api/api.ts';\n`,
      `export type A = import('../../web/api/api.ts').A;\n`,
      `export const a = () => import("../../web/api/api.ts");\n`,
      'export const a = () => import(`../../web/api/api.ts`);\n',
      `export const a = () => import(/* @vite-ignore */ '../../web/api/api.ts');\n`,
      `export const a = () => import('../../web/api/api.ts?raw');\n`,
      `export const a = require('../../web/api/api.ts');\n`,
      `export const a = import.meta.glob(['../../web/api/api.ts']);\n`,
      `export const a = import.meta.resolve('../../web/api/api.ts');\n`,
      `export const a = new URL('../../web/api/api.ts', import.meta.url);\n`,
      `export const a = new Worker(new URL('../../web/api/api.ts', import.meta.url));\n`,
      `import { vi } from 'vitest';\nvi.mock('../../web/api/api.ts');\n`,
    ].map((code, index) => [
      `worker/http/way-${index}.ts`,
      code,
      'worker may not import web/api/api.ts',
    ]),
    accepts: [['worker/http/d.ts', `export const text = "import '../../web/api/api.ts'";\n`]],
  },
  'an import names its file': {
    rule: 'walls(imports)',
    rejects: [
      [
        'worker/http/e.ts',
        'export const a = (name: string) => import(name);\n',
        'The imported file is not written out, so no wall can see it',
      ],
      [
        'worker/http/f.ts',
        'export const a = (name: string) => import(`../../web/${name}.ts`);\n',
        'worker may not import web/*.ts',
      ],
      [
        'worker/http/g.ts',
        `export const a = import.meta.glob('../../**/*.ts');\n`,
        'worker may not import **/*.ts',
      ],
      [
        'worker/http/h.ts',
        `export const a = import.meta.glob('../*/*.ts');\n`,
        'worker/http may not import worker/*/*.ts, which is above it',
      ],
      [
        'worker/http/i.ts',
        take('/api/api.ts'),
        'Files of the project are imported by relative paths',
      ],
      ['worker/http/j.ts', take('#harness'), 'Files of the project are imported by relative paths'],
    ],
    accepts: [['worker/http/k.ts', 'export const a = (name: string) => import(`./${name}.ts`);\n']],
  },

  'the product of the worker knows nothing of where it runs': {
    rule: 'walls(imports)',
    rejects: [
      [
        'worker/archive/tags/a.ts',
        take('node:fs'),
        'What belongs to Node.js or Cloudflare is imported in worker/platform/cloudflare/ only',
      ],
      [
        'worker/platform/b.ts',
        take('fs'),
        'What belongs to Node.js or Cloudflare is imported in worker/platform/cloudflare/ only',
      ],
      [
        'worker/archive/tags/c.ts',
        take('cloudflare:workers'),
        'What belongs to Node.js or Cloudflare is imported in worker/platform/cloudflare/ only',
      ],
      [
        'worker/people/sign-in/d.ts',
        takeType('better-auth/api'),
        'What belongs to better-auth is imported in worker/people/sign-in/better-auth/ only',
      ],
      [
        'worker/people/users/e.ts',
        take('@better-auth/passkey'),
        'What belongs to better-auth is imported in worker/people/sign-in/better-auth/ only',
      ],
    ],
    accepts: [
      ['worker/platform/cloudflare/f.ts', take('node:crypto')],
      ['worker/people/sign-in/better-auth/g.ts', take('better-auth/api')],
    ],
  },

  'domains import of each other only what is listed': {
    rule: 'walls(imports)',
    rejects: [
      [
        'worker/archive/tags/h-store.ts',
        take('../../people/users/user-table.ts', 'usersTable'),
        'worker/archive may not import worker/people/users/user-table.ts, which is beside it',
      ],
      [
        'worker/archive/tags/i.ts',
        takeType('../../people/users/user-store.ts'),
        'worker/archive may not import worker/people/users/user-store.ts, which is beside it',
      ],
      [
        'worker/people/users/j.ts',
        take('../../archive/tags/create-tag.ts'),
        'worker/people may not import worker/archive/tags/create-tag.ts, which is beside it',
      ],
      [
        'worker/integrations/mcp/k.ts',
        take('../../people/users/user-store.ts'),
        'worker/integrations may not import worker/people/users/user-store.ts, which is beside it',
      ],
      [
        'web/archive/tags/l.ts',
        takeType('../../people/members/member-api.ts'),
        'web/archive may not import web/people/members/member-api.ts, which is beside it',
      ],
      [
        'web/people/users/m.ts',
        take('../../integrations/webhooks/webhook-api.ts'),
        'web/people may not import web/integrations/webhooks/webhook-api.ts, which is beside it',
      ],
    ],
    accepts: [
      ['worker/archive/activity/list-activity.ts', take('../../people/users/user-store.ts')],
      ['web/integrations/webhooks/n.ts', take('../../people/organizations/organization-api.ts')],
    ],
  },

  'a room of the worker imports only what is below it': {
    rule: 'walls(imports)',
    rejects: [
      [
        'worker/archive/tags/o.ts',
        take('../../entries/run-job.ts'),
        'worker/archive may not import worker/entries/run-job.ts, which is above it',
      ],
      [
        'worker/outbox/p.ts',
        takeType('../archive/tags/create-tag.ts'),
        'worker/outbox may not import worker/archive/tags/create-tag.ts, which is above it',
      ],
      [
        'worker/platform/q.ts',
        take('../mails/send-mail.ts'),
        'worker/platform may not import worker/mails/send-mail.ts, which is above it',
      ],
      [
        'worker/database/r.ts',
        takeType('../platform/platform.ts'),
        'worker/database may not import worker/platform/platform.ts, which is above it',
      ],
      [
        'worker/http/s.ts',
        takeType('../access/actor.ts'),
        'worker/http may not import worker/access/actor.ts, which is above it',
      ],
      [
        'worker/access/t.ts',
        take('../people/users/user-store.ts'),
        'worker/access may not import worker/people/users/user-store.ts, which is above it',
      ],
      [
        'worker/entries/u.ts',
        take('../app.ts'),
        'worker/entries may not import worker/app.ts, which is above it',
      ],
    ],
    accepts: [
      ['worker/entries/v.ts', take('../archive/tags/create-tag.ts')],
      ['worker/access/access.ts', take('../people/members/membership-store.ts')],
    ],
  },

  'a room of the web imports only what is below it': {
    rule: 'walls(imports)',
    rejects: [
      [
        'web/ui/a.ts',
        take('../api/api-client.ts'),
        'web/ui may not import web/api/api-client.ts, which is above it',
      ],
      [
        'web/api/b.ts',
        take('../i18n/i18n.ts'),
        'web/api may not import web/i18n/i18n.ts, which is above it',
      ],
      [
        'web/i18n/c.ts',
        takeType('../archive/tags/tag-api.ts'),
        'web/i18n may not import web/archive/tags/tag-api.ts, which is above it',
      ],
      [
        'web/archive/tags/d2.ts',
        takeType('../../app-shell/app.tsx'),
        'web/archive may not import web/app-shell/app.tsx, which is above it',
      ],
      [
        'web/integrations/mcp/e.ts',
        take('../../routes/redirects.ts'),
        'web/integrations may not import web/routes/redirects.ts, which is above it',
      ],
      [
        'web/routes/f.ts',
        takeType('../router.tsx'),
        'web/routes may not import web/router.tsx, which is above it',
      ],
    ],
    accepts: [['web/routes/g.ts', take('../archive/tags/tag-api.ts')]],
  },

  'only stores import drizzle and tables': {
    rule: 'walls(imports)',
    rejects: [
      ['worker/archive/tags/aa.ts', take('drizzle-orm'), 'Only stores import drizzle-orm'],
      [
        'worker/archive/tags/ab.ts',
        takeType('drizzle-orm/sqlite-core'),
        'Only stores import drizzle-orm',
      ],
      [
        'worker/archive/tags/ac.ts',
        `export const a = () => import('drizzle-orm');\n`,
        'Only stores import drizzle-orm',
      ],
      ['web/demo/ad.ts', take('drizzle-orm'), 'Only stores import drizzle-orm'],
      ['web/archive/tags/tag-store.ts', take('drizzle-orm'), 'Only stores import drizzle-orm'],
      [
        'worker/archive/tags/ae.ts',
        take('./tag-table.ts', 'tagsTable'),
        'Only stores import tables',
      ],
      [
        'worker/entries/af.ts',
        take('../archive/tags/tag-table.ts', 'tagsTable'),
        'Only stores import tables',
      ],
    ],
    accepts: [
      ['worker/archive/tags/ag-store.ts', take('./tag-table.ts', 'tagsTable')],
      ['worker/archive/tags/ah.ts', takeType('./tag-table.ts', 'TagRow')],
    ],
  },

  'only stores query a database': {
    rule: 'walls(queries-in-stores)',
    rejects: [
      ['await scope.platform.identityDatabase.delete(documentsTable);', passedOn],
      ['await scope.database.select().from(documentsTable);', passedOn],
      ['await scope?.database?.run(documentsTable);', passedOn],
      [`await scope.database!['insert'](documentsTable);`, passedOn],
      ['await (scope.database as Database).update(documentsTable);', passedOn],
      [`await scope.platform.databaseFor('a').all(documentsTable);`, passedOn],
      ['await scope.platform.databases[0].batch([documentsTable]);', passedOn],
      ['const { database } = scope;\n  await database.get(documentsTable);', passedOn],
      ['const { delete: remove } = scope.database;\n  await remove(documentsTable);', passedOn],
      ['const d1 = scope.database;\n  await d1.delete(documentsTable);', renamed],
      ['const { database: d1 } = scope;\n  await d1.delete(documentsTable);', renamed],
      [
        'const access = { d1: scope.database };\n  await access.d1.delete(documentsTable);',
        renamed,
      ],
      ['await d1.delete(documentsTable);', renamed, 'd1: Database'],
    ].map(([body = '', message = '', parameter], index) => [
      `worker/archive/tags/query-${index}.ts`,
      operation(body, parameter),
      message,
    ]),
    accepts: [
      [
        'worker/archive/tags/ai.ts',
        operation('return find({ database: scope.database }, scope.database);'),
      ],
      ['worker/archive/tags/aj-store.ts', operation('return scope.database.select();')],
    ],
  },

  'no barrels': {
    rule: 'walls(no-barrels)',
    rejects: [
      ['shared/ba.ts', `export * from './ids.ts';\n`, 'Import from the file that declares it'],
      [
        'worker/database/bb.ts',
        `export type * from './columns.ts';\n`,
        'Import from the file that declares it',
      ],
      [
        'web/ui/bc.ts',
        `export * as d from './button.tsx';\n`,
        'Import from the file that declares it',
      ],
      [
        'tests/support/bd.ts',
        `export * from './client.ts';\n`,
        'Import from the file that declares it',
      ],
    ],
    accepts: [['tests/support/tables.ts', `export * from '../../worker/outbox/job-table.ts';\n`]],
  },

  'files and folders have names': {
    rule: 'walls(file-names)',
    rejects: [
      ...[
        'utils.ts',
        'helpers/dates.ts',
        'tag-utils.ts',
        'services/tags.ts',
        'misc.ts',
        'common.ts',
        'index.ts',
      ].map((name): [string, string, string] => [
        `worker/archive/${name}`,
        'export const a = 1;\n',
        'Name a file and its folder after what is in them',
      ]),
      [
        'worker/features/bf.ts',
        'export const a = 1;\n',
        'worker/features is not a room of .lint/walls.ts',
      ],
      ['web/bg.ts', 'export const a = 1;\n', 'web/bg.ts is not a room of .lint/walls.ts'],
    ],
    accepts: [['worker/index.ts', 'export const a = 1;\n']],
  },

  'only listed files create scopes': {
    rule: 'walls(imports)',
    rejects: [
      [
        'worker/archive/tags/ca.ts',
        take('../../access/organization-scope.ts', 'createSystemScope'),
        `${unlisted} createSystemScope of ${organizationScope}`,
      ],
      [
        'worker/entries/run-job.ts',
        take('../access/organization-scope.ts', 'createOrganizationScope'),
        `${unlisted} createOrganizationScope of ${organizationScope}`,
      ],
      [
        'worker/archive/tags/cb.ts',
        `import * as scopes from '../../access/organization-scope.ts';\nexport const a = scopes;\n`,
        `${unlisted} * of ${organizationScope}`,
      ],
      [
        'worker/archive/tags/cc.ts',
        `export { createReadScope } from '../../access/organization-scope.ts';\n`,
        `${unlisted} createReadScope of ${organizationScope}`,
      ],
    ],
    accepts: [
      [
        'web/demo/seed/seed.ts',
        take('../../../worker/access/organization-scope.ts', 'createOrganizationScope'),
      ],
      [
        'worker/archive/tags/cd.ts',
        takeType('../../access/organization-scope.ts', 'OrganizationScope'),
      ],
    ],
  },

  'nothing is asserted to be a scope': {
    rule: 'walls(no-scope-casts)',
    rejects: [
      ['return {} as OrganizationScope;'],
      ['return {} as unknown as OrganizationScope;'],
      ['return <OrganizationScope>{};'],
      ['return [] as { scope: OrganizationScope }[];'],
      [`return {} as import('../../access/organization-scope.ts').ReadScope;`],
    ].map(([body = ''], index) => [
      `worker/archive/tags/cast-${index}.ts`,
      operation(body, ''),
      'Scopes are created by organization-scope.ts',
    ]),
    accepts: [['worker/archive/tags/ce.ts', operation('return { scope } as const;')]],
  },

  'a route starts with its access middleware': {
    rule: 'walls(access-first)',
    rejects: [
      [
        'worker/archive/tags/da-routes.ts',
        routes('describeEndpoint()'),
        'A route starts with its access middleware',
      ],
      [
        'worker/archive/tags/db-routes.ts',
        routes('validate(), organizationAccess()'),
        'A route starts with its access middleware',
      ],
      [
        'worker/archive/tags/dc-routes.ts',
        routes('isOffered, organizationAccess()'),
        'A route starts with its access middleware',
      ],
      [
        'worker/archive/tags/dd.ts',
        `import { Hono } from 'hono';\nexport const a = new Hono();\n`,
        'Routes are defined in *-routes.ts',
      ],
    ],
    accepts: [
      [
        'worker/archive/tags/de-routes.ts',
        routes('describeEndpoint(), organizationAccess(), isOffered, validate()'),
      ],
    ],
  },

  'no product file is longer than 300 lines': {
    rule: 'eslint(max-lines)',
    rejects: [['shared/ea.ts', lines(301), 'File has too many lines (301).']],
    accepts: [['shared/eb.ts', `${lines(300)}// A comment.\n\n`]],
  },
};

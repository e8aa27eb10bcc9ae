/** `*` in a path becomes a number that makes it unique. */
type PlantedFile = [path: string, code: string];

type Wall = {
  rule: string;
  rejects: Record<string, PlantedFile[]>;
  accepts: PlantedFile[];
};

const take = (specifier: string, name = 'a') =>
  `import { ${name} } from '${specifier}';\nexport const taken = ${name};\n`;

const takeType = (specifier: string, name = 'A') =>
  `import type { ${name} } from '${specifier}';\nexport type Taken = ${name};\n`;

const exported = (expression: string) => `export const planted = ${expression};\n`;

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

const queried = (body: string, parameter?: string): PlantedFile => [
  'worker/archive/tags/*.ts',
  operation(body, parameter),
];

const storeOf = (query: string) =>
  `import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { isTag, membersTable, tagsTable, of } from './planted-store.ts';
export function planted(scope: OrganizationScope, id: string) {
  const isOwn = isTag(scope, id);
  return [${query}, isOwn];
}
export const used = [sql, membersTable, tagsTable, of];
`;

const stored = (query: string): PlantedFile => ['worker/archive/tags/*-store.ts', storeOf(query)];

const route = (handlers: string): PlantedFile => [
  'worker/archive/tags/*-routes.ts',
  `import { Hono } from 'hono';
import * as used from './planted.ts';
const { organizationAccess, accessTo, describeEndpoint, validate, isOffered } = used;
export const routes = new Hono().get('/planted', ${handlers}, (c) => c.text('planted'));
export const others = [organizationAccess, accessTo, describeEndpoint, validate, isOffered];
`,
];

const lookup = (declaration: string, expression: string): PlantedFile => [
  'shared/*.ts',
  `${declaration}
export const of = <Value>(value: Value) => value;
export const planted = (key: string) => ${expression};
`,
];

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('');

export const walls: Record<string, Wall> = {
  'shared imports neither side and no package but zod': {
    rule: 'walls(imports)',
    rejects: {
      'shared may not import node:crypto': [
        ['shared/*.ts', take('node:crypto')],
        ['shared/*.ts', take('crypto')],
      ],
      'shared may not import drizzle-orm': [
        ['shared/*.ts', take('drizzle-orm')],
        ['shared/*-store.ts', take('drizzle-orm')],
      ],
      'shared may not import cloudflare:workers': [['shared/*.ts', take('cloudflare:workers')]],
      'shared may not import hono': [['shared/*.ts', takeType('hono')]],
      'shared may not import react': [['shared/archive/tags/*.tsx', take('react')]],
      'shared may not import worker/app.ts': [['shared/*.ts', takeType('../worker/app.ts')]],
      'shared may not import web/api/api.ts': [['shared/*.ts', take('../web/api/api.ts')]],
      'shared may not import tests/x.ts': [['shared/*.ts', take('../tests/x.ts')]],
      'shared/archive may not import shared/people/users/user.ts, which is beside it': [
        ['shared/archive/tags/*.ts', take('../../people/users/user.ts')],
      ],
      'shared/kernel may not import shared/archive/tags/tag.ts, which is above it': [
        ['shared/*.ts', take('./archive/tags/tag.ts')],
      ],
    },
    accepts: [
      ['shared/*.ts', take('zod', 'z')],
      ['shared/archive/tags/*.ts', take('../../ids.ts')],
      ['shared/*.test.ts', take('node:fs')],
    ],
  },

  'the web imports of the worker only the type of its routes': {
    rule: 'walls(imports)',
    rejects: {
      'web may not import worker/archive/tags/create-tag.ts': [
        ['web/archive/tags/*.ts', take('../../../worker/archive/tags/create-tag.ts')],
        ['web/demo/*.ts', take('../../worker/archive/tags/create-tag.ts')],
      ],
      'web may not import worker/app.ts': [
        ['web/archive/tags/*.ts', takeType('../../../worker/app.ts', 'AppType')],
      ],
      'Only the type AppType of worker/app.ts may be imported': [
        ['web/api/api-client.ts', take('../../worker/app.ts', 'createApp')],
      ],
    },
    accepts: [
      ['web/archive/tags/*.ts', take('../../../shared/archive/tags/tag.ts')],
      ['web/demo/*.ts', take('../../worker/platform/config.ts')],
    ],
  },

  'only the entry of the web imports the demo': {
    rule: 'walls(imports)',
    rejects: {
      'web/archive may not import web/demo/seed/seed.ts, which is above it': [
        ['web/archive/tags/*.ts', take('../../demo/seed/seed.ts')],
        ['web/archive/tags/*.ts', exported(`() => import('../../demo/seed/seed.ts')`)],
      ],
      'web/router.tsx may not import web/demo/seed/seed.ts, which is above it': [
        ['web/router.tsx', take('./demo/seed/seed.ts')],
      ],
    },
    accepts: [['web/main.tsx', exported(`() => import('./demo/seed/seed.ts')`)]],
  },

  'the worker imports nothing of the web': {
    rule: 'walls(imports)',
    rejects: {
      'worker may not import web/api/api.ts': [
        `import "../../web/api/api.ts";\n`,
        `export { a } from '../../web/api/api.ts';\n`,
        `export type { A } from '../../web/api/api.ts';\n`,
        `export type A = import('../../web/api/api.ts').A;\n`,
        exported(`() => import("../../web/api/api.ts")`),
        exported('() => import(`../../web/api/api.ts`)'),
        exported(`() => import(/* @vite-ignore */ '../../web/api/api.ts')`),
        exported(`() => import('../../web/api/api.ts?raw')`),
        exported(`require('../../web/api/api.ts')`),
        exported(`import.meta.glob(['../../web/api/api.ts'])`),
        exported(`import.meta.resolve('../../web/api/api.ts')`),
        exported(`new URL('../../web/api/api.ts', import.meta.url)`),
        exported(`new Worker(new URL('../../web/api/api.ts', import.meta.url))`),
        `import { vi } from 'vitest';\nvi.mock('../../web/api/api.ts');\n`,
      ].map((code) => ['worker/http/*.ts', code]),
      'worker may not import web/api/*.ts': [
        ['worker/archive/*.ts', exported(`import.meta.glob('../../web/api/*.ts')`)],
      ],
      'worker may not import web/*.ts': [
        ['worker/http/*.ts', exported('(name: string) => import(`../../web/${name}.ts`)')],
      ],
      'worker may not import **/*.ts': [
        ['worker/http/*.ts', exported(`import.meta.glob('../../**/*.ts')`)],
      ],
    },
    accepts: [
      ['worker/http/*.ts', exported(`"import '../../web/api/api.ts'"`)],
      ['worker/http/*.ts', exported(`import.meta.glob('../../locales/*.json')`)],
    ],
  },

  'an import can be checked': {
    rule: 'walls(imports)',
    rejects: {
      'Write out the path of an import, so that lint can check it': [
        ['worker/http/*.ts', exported('(name: string) => import(name)')],
      ],
      'worker/*/*.ts is in no room of .lint/walls.ts': [
        ['worker/http/*.ts', exported(`import.meta.glob('../*/*.ts')`)],
      ],
      'Files of the project are imported by relative paths': [
        ['worker/http/*.ts', take('/api/api.ts')],
        ['worker/http/*.ts', take('#harness')],
      ],
      'The product may not import tests': [['worker/http/*.ts', take('./validate.test.ts')]],
    },
    accepts: [['worker/http/*.ts', exported('(name: string) => import(`./${name}.ts`)')]],
  },

  'a reader knows no documents and no database': {
    rule: 'walls(imports)',
    rejects: {
      'worker/reading may not import worker/archive/documents/document-store.ts': [
        ['worker/reading/pdf/*.ts', take('../../archive/documents/document-store.ts')],
      ],
      'worker/reading may not import worker/database/database.ts': [
        ['worker/reading/pdf/*.ts', takeType('../../database/database.ts')],
      ],
      'worker/reading may not import worker/access/organization-scope.ts': [
        ['worker/reading/*.ts', takeType('../access/organization-scope.ts')],
      ],
      'shared/reading may not import shared/archive/tags/tag.ts, which is above it': [
        ['shared/reading/*.ts', take('../archive/tags/tag.ts')],
      ],
      'web/reading may not import web/archive/tags/tag-api.ts, which is above it': [
        ['web/reading/*.ts', take('../archive/tags/tag-api.ts')],
      ],
    },
    accepts: [
      ['worker/archive/tags/*.ts', take('../../reading/extract-text.ts')],
      ['worker/reading/*.ts', take('../platform/platform.ts')],
    ],
  },

  'the product of the worker knows nothing of where it runs': {
    rule: 'walls(imports)',
    rejects: {
      'Only worker/platform/cloudflare/ may import the runtime': [
        ['worker/archive/tags/*.ts', take('node:fs')],
        ['worker/platform/*.ts', take('fs')],
        ['worker/archive/tags/*.ts', take('cloudflare:workers')],
      ],
      'Only worker/people/sign-in/better-auth/ may import better-auth': [
        ['worker/people/sign-in/*.ts', takeType('better-auth/api')],
        ['worker/people/users/*.ts', take('@better-auth/passkey')],
      ],
    },
    accepts: [
      ['worker/platform/cloudflare/*.ts', take('node:crypto')],
      ['worker/people/sign-in/better-auth/*.ts', take('better-auth/api')],
    ],
  },

  'domains import of each other only what is listed': {
    rule: 'walls(imports)',
    rejects: {
      'worker/archive may not import worker/people/users/user-table.ts, which is beside it': [
        ['worker/archive/tags/*-store.ts', take('../../people/users/user-table.ts')],
        ['worker/archive/tags/*.ts', takeType('../../people/users/user-table.ts')],
      ],
      'worker/people may not import worker/archive/tags/create-tag.ts, which is beside it': [
        ['worker/people/users/*.ts', take('../../archive/tags/create-tag.ts')],
      ],
      'worker/integrations may not import worker/people/users/user-table.ts, which is beside it': [
        ['worker/integrations/mcp/*-store.ts', take('../../people/users/user-table.ts')],
      ],
      'web/archive may not import web/people/members/member-api.ts, which is beside it': [
        ['web/archive/tags/*.ts', takeType('../../people/members/member-api.ts')],
      ],
      'web/people may not import web/integrations/webhooks/webhook-api.ts, which is beside it': [
        ['web/people/users/*.ts', take('../../integrations/webhooks/webhook-api.ts')],
      ],
    },
    accepts: [['worker/archive/activity/user-names.ts', take('../../people/users/user-store.ts')]],
  },

  'a room inside the archive imports only what is below it': {
    rule: 'walls(imports)',
    rejects: {
      'worker/archive/tags may not import worker/archive/search/search-store.ts, which is above it':
        [['worker/archive/tags/*-store.ts', take('../search/search-store.ts')]],
      'worker/archive/search may not import worker/archive/findings/find-in-text.ts, which is above it':
        [['worker/archive/search/*.ts', takeType('../findings/find-in-text.ts')]],
      'worker/archive/extraction may not import worker/archive/bulk/resolve-selection.ts, which is above it':
        [['worker/archive/extraction/*.ts', take('../bulk/resolve-selection.ts')]],
      'worker/archive/documents/rows may not import worker/archive/documents/document-store.ts, which is above it':
        [['worker/archive/documents/rows/*.ts', take('../document-store.ts')]],
      'worker/archive/tags may not import worker/archive/correspondents/correspondent-store.ts, which is above it':
        [['worker/archive/tags/*.ts', take('../correspondents/correspondent-store.ts')]],
      'shared/archive/tags may not import shared/archive/search/search.ts, which is above it': [
        ['shared/archive/tags/*.ts', take('../search/search.ts')],
      ],
      'shared/archive/findings/stored may not import shared/archive/findings/proposals.ts, which is above it':
        [['shared/archive/findings/stored/*.ts', takeType('../proposals.ts')]],
      'shared/archive/reminders may not import shared/archive/bulk/bulk.ts, which is above it': [
        ['shared/archive/reminders/*.ts', take('../bulk/bulk.ts')],
      ],
      'web/archive/tags may not import web/archive/search/search-api.ts, which is above it': [
        ['web/archive/tags/*.ts', take('../search/search-api.ts')],
        ['web/archive/tags/*.ts', exported(`() => import('../search/search-api.ts')`)],
      ],
      'web/archive/findings may not import web/archive/bulk/bulk-api.ts, which is above it': [
        ['web/archive/findings/*.ts', take('../bulk/bulk-api.ts')],
      ],
      'web/archive/bulk may not import web/archive/documents/list/document-list-page.tsx, which is above it':
        [['web/archive/bulk/*.ts', take('../documents/list/document-list-page.tsx')]],
      'web/archive/documents may not import web/archive/documents/detail/document-info.tsx, which is above it':
        [['web/archive/documents/*.ts', take('./detail/document-info.tsx')]],
      'worker/archive/news/news.ts is in no room of .lint/walls.ts': [
        ['worker/archive/tags/*.ts', take('../news/news.ts')],
      ],
    },
    accepts: [
      ['worker/archive/bulk/*.ts', take('../search/search-store.ts')],
      ['web/archive/documents/detail/*.ts', take('../../trash/trash-api.ts')],
      ['web/archive/inbox/*.ts', take('../documents/document-cache.ts')],
      ['shared/archive/documents/*.ts', take('../findings/stored/document-finding.ts')],
      ['worker/archive/search/*.ts', take('../search/index/index-store.ts')],
      ['worker/archive/correspondents/*.ts', take('../tags/tag-store.ts')],
    ],
  },

  'a room of the worker imports only what is below it': {
    rule: 'walls(imports)',
    rejects: {
      'worker/archive may not import worker/entries/run-job.ts, which is above it': [
        ['worker/archive/tags/*.ts', take('../../entries/run-job.ts')],
      ],
      'worker/outbox may not import worker/archive/tags/create-tag.ts, which is above it': [
        ['worker/outbox/*.ts', takeType('../archive/tags/create-tag.ts')],
      ],
      'worker/access may not import worker/people/users/user-store.ts, which is above it': [
        ['worker/access/*.ts', take('../people/users/user-store.ts')],
      ],
      'worker/http may not import worker/access/actor.ts, which is above it': [
        ['worker/http/*.ts', takeType('../access/actor.ts')],
      ],
      'worker/platform may not import worker/mails/send-mail.ts, which is above it': [
        ['worker/platform/*.ts', take('../mails/send-mail.ts')],
      ],
      'worker/database may not import worker/platform/platform.ts, which is above it': [
        ['worker/database/*.ts', takeType('../platform/platform.ts')],
      ],
      'worker/entries may not import worker/app.ts, which is above it': [
        ['worker/entries/*.ts', take('../app.ts')],
      ],
    },
    accepts: [
      ['worker/entries/*.ts', take('../archive/tags/create-tag.ts')],
      ['worker/access/identify.ts', take('../people/members/membership-store.ts')],
    ],
  },

  'a room of the web imports only what is below it': {
    rule: 'walls(imports)',
    rejects: {
      'web/ui may not import web/api/api-client.ts, which is above it': [
        ['web/ui/*.ts', take('../api/api-client.ts')],
      ],
      'web/api may not import web/i18n/i18n.ts, which is above it': [
        ['web/api/*.ts', take('../i18n/i18n.ts')],
      ],
      'web/i18n may not import web/archive/tags/tag-api.ts, which is above it': [
        ['web/i18n/*.ts', takeType('../archive/tags/tag-api.ts')],
      ],
      'web/archive may not import web/app-shell/app.tsx, which is above it': [
        ['web/archive/tags/*.ts', takeType('../../app-shell/app.tsx')],
      ],
      'web/integrations may not import web/routes/redirects.ts, which is above it': [
        ['web/integrations/webhooks/*.ts', take('../../routes/redirects.ts')],
      ],
      'web/routes may not import web/router.tsx, which is above it': [
        ['web/routes/*.ts', takeType('../router.tsx')],
      ],
    },
    accepts: [['web/routes/*.ts', take('../archive/tags/tag-api.ts')]],
  },

  'only stores import drizzle and tables': {
    rule: 'walls(imports)',
    rejects: {
      'Only stores may import drizzle-orm': [
        ['worker/archive/tags/*.ts', take('drizzle-orm')],
        ['worker/archive/tags/*.ts', takeType('drizzle-orm/sqlite-core')],
        ['worker/archive/tags/*.ts', exported(`() => import('drizzle-orm')`)],
        ['web/archive/tags/*-store.ts', take('drizzle-orm')],
        ['web/demo/*.ts', take('drizzle-orm')],
      ],
      'Only stores may import tables': [
        ['worker/archive/tags/*.ts', take('./tag-table.ts', 'tagsTable')],
        ['worker/entries/*.ts', take('../archive/tags/tag-table.ts', 'tagsTable')],
        ['worker/archive/tags/*.ts', exported(`() => import('./tag-table.ts')`)],
      ],
    },
    accepts: [
      ['worker/archive/tags/*-store.ts', take('./tag-table.ts', 'tagsTable')],
      ['worker/archive/tags/*.ts', takeType('./tag-table.ts', 'TagRow')],
    ],
  },

  'only stores query a database': {
    rule: 'walls(queries-in-stores)',
    rejects: {
      'Only stores query a database; other files pass it on': [
        queried('await scope.platform.identityDatabase.delete(documentsTable);'),
        queried('await scope.database.select().from(documentsTable);'),
        queried('await scope?.database?.run(documentsTable);'),
        queried(`await scope.database!['insert'](documentsTable);`),
        queried('await (scope.database as Database).update(documentsTable);'),
        queried(`await scope.platform.databaseFor('org_1').all(documentsTable);`),
        queried('await scope.platform.databases[0].batch([documentsTable]);'),
        queried('const { database } = scope;\n  await database.get(documentsTable);'),
        queried('const { delete: remove } = scope.database;\n  await remove(documentsTable);'),
      ],
      'The name of a database ends with “database”, so that lint sees queries on it': [
        queried('const d1 = scope.database;\n  await d1.delete(documentsTable);'),
        queried('const { database: d1 } = scope;\n  await d1.delete(documentsTable);'),
        queried('const at = { d1: scope.database };\n  await at.d1.delete(documentsTable);'),
        queried('await d1.delete(documentsTable);', 'd1: Database'),
      ],
    },
    accepts: [
      queried('return find(scope.database, { database: scope.database });'),
      ['worker/archive/tags/*-store.ts', operation('return scope.database.select();')],
    ],
  },

  'no file is a barrel': {
    rule: 'walls(no-barrels)',
    rejects: {
      'Import from the file that declares it': [
        ['shared/*.ts', `export * from './ids.ts';\n`],
        ['worker/database/*.ts', `export type * from './columns.ts';\n`],
        ['web/ui/*.ts', `export * as button from './button.tsx';\n`],
        ['tests/support/*.ts', `export * from './client.ts';\n`],
      ],
    },
    accepts: [['tests/support/tables.ts', `export * from '../../worker/outbox/job-table.ts';\n`]],
  },

  'files and folders are named after what is in them': {
    rule: 'walls(file-names)',
    rejects: {
      'Name a file and its folder after what is in them': [
        ['worker/archive/utils.ts', lines(1)],
        ['worker/archive/tag-utils.ts', lines(1)],
        ['worker/archive/helpers/dates.ts', lines(1)],
        ['worker/archive/services/tags.ts', lines(1)],
        ['worker/archive/misc.ts', lines(1)],
        ['shared/common.ts', lines(1)],
        ['web/ui/index.tsx', lines(1)],
      ],
      'worker/features/tags.ts is in no room of .lint/walls.ts': [
        ['worker/features/tags.ts', lines(1)],
      ],
      'web/tags.ts is in no room of .lint/walls.ts': [['web/tags.ts', lines(1)]],
    },
    accepts: [['worker/index.ts', lines(1)]],
  },

  'only listed files create scopes': {
    rule: 'walls(imports)',
    rejects: {
      'Only files listed in .lint/scope-creators.ts may import createSystemScope of worker/access/organization-scope.ts':
        [
          [
            'worker/archive/tags/*.ts',
            take('../../access/organization-scope.ts', 'createSystemScope'),
          ],
          [
            'worker/archive/tags/*.ts',
            `export { createSystemScope } from '../../access/organization-scope.ts';\n`,
          ],
        ],
      'Only files listed in .lint/scope-creators.ts may import createOrganizationScope of worker/access/organization-scope.ts':
        [
          [
            'worker/entries/run-job.ts',
            take('../access/organization-scope.ts', 'createOrganizationScope'),
          ],
        ],
      'Only files listed in .lint/scope-creators.ts may import createSessionScope of worker/access/user-scope.ts':
        [['worker/people/users/*.ts', take('../../access/user-scope.ts', 'createSessionScope')]],
      'Only files listed in .lint/scope-creators.ts may import * of worker/access/organization-scope.ts':
        [
          [
            'worker/archive/tags/*.ts',
            `import * as a from '../../access/organization-scope.ts';\nexport const b = a;\n`,
          ],
          ['worker/access/*.ts', exported(`() => import('./organization-scope.ts')`)],
        ],
      'Only files listed in .lint/scope-creators.ts may import createKeyScope of worker/access/user-scope.ts':
        [['worker/access/*.ts', take('./user-scope.ts', 'createKeyScope')]],
    },
    accepts: [
      [
        'web/demo/seed/seed.ts',
        take('../../../worker/access/organization-scope.ts', 'createOrganizationScope'),
      ],
      ['worker/archive/tags/*.ts', takeType('../../access/organization-scope.ts', 'ReadScope')],
    ],
  },

  'nothing is cast to a scope': {
    rule: 'walls(no-scope-casts)',
    rejects: {
      'Only the modules of scopes may create one': [
        queried('return {} as OrganizationScope;', ''),
        queried('return {} as unknown as OrganizationScope;', ''),
        queried('return <OrganizationScope>{};', ''),
        queried('return [] as { scope: OrganizationScope }[];', ''),
        queried('return {} as SessionScope;', ''),
        queried(`return {} as import('../../access/organization-scope.ts').ReadScope;`, ''),
      ],
      'A scope is passed on as it is, never copied': [
        queried(`return { ...scope, organizationId: 'org_other' };`),
        queried('return { ...input.userScope };', 'input: { userScope: object }'),
      ],
    },
    accepts: [
      queried('return { scope } as const;'),
      queried('return { ...scopes };', 'scopes: OrganizationScope[]'),
    ],
  },

  'SQL of the archive names no table of people': {
    rule: 'walls(tables-in-sql)',
    rejects: {
      'The archive names no tables of people in SQL, as its database may be another one: members': [
        stored('sql`select 1 from members where organization_id = ${scope.organizationId}`'),
        stored('sql`update members set role = 1 where organization_id = ${scope.organizationId}`'),
        stored(
          'sql`select 1 from ${membersTable} where organization_id = ${scope.organizationId}`',
        ),
      ],
    },
    accepts: [
      stored('sql`select members from documents where organization_id = ${scope.organizationId}`'),
      ['worker/people/members/*-store.ts', storeOf('sql`select 1 from members`')],
    ],
  },

  'SQL on the rows of an organization names it': {
    rule: 'walls(tables-in-sql)',
    rejects: {
      'SQL on tags needs the organization: organization_id, or a condition made with the scope': [
        stored('sql`delete from tags where id = ${id}`'),
        stored('sql`select 1 from documents_of as own inner join tags on tags.id = own.tag_id`'),
        stored('sql`select 1 from ${tagsTable} where id = ${id}`'),
      ],
    },
    accepts: [
      stored('sql`delete from tags where organization_id = ${of} and id = ${id}`'),
      stored('sql`delete from tags where ${isTag(scope, id)}`'),
      stored('sql`delete from ${tagsTable} where ${isOwn}`'),
      stored('sql`select 1 from json_each(${id})`'),
    ],
  },

  'only listed files use the platform of a request, whose writes are not guarded': {
    rule: 'walls(guarded-writes)',
    rejects: {
      'Act through a scope: what is written through “env” is not guarded (.lint/walls.ts)': [
        route('organizationAccess(), (c) => remove(c.env.identityDatabase)'),
        route('organizationAccess(), (c) => remove(c?.env)'),
        route(`organizationAccess(), (c) => remove(c['env'])`),
        route('organizationAccess(), ({ env }) => remove(env)'),
        route('organizationAccess(), ({ env: platform }) => remove(platform)'),
        ['worker/archive/tags/*.ts', exported('(c: { env: unknown }) => c.env')],
      ],
    },
    accepts: [
      route('organizationAccess(), (c) => remove(c.var.scope.platform)'),
      ['worker/http/*.ts', exported('(c: { env: unknown }) => c.env')],
      ['worker/integrations/mcp/mcp-routes.ts', exported('(c: { env: unknown }) => c.env')],
      ['worker/archive/tags/*.ts', exported('import.meta.env.MODE')],
    ],
  },

  'no object is looked up by a text from outside': {
    rule: 'walls(lookups)',
    rejects: {
      'Look a text up in a Map, or after Object.hasOwn: every object also has “constructor” and “__proto__”':
        [
          lookup('const types: Record<string, string> = { a: "b" };', 'types[key]'),
          lookup('const types: Readonly<Record<string, string>> = { a: "b" };', 'types?.[key]'),
          lookup('const types: { [name: string]: string } = { a: "b" };', 'types[`${key}x`]'),
          lookup('const types: Partial<Record<`a${string}`, string>> = {};', 'types[`a${key}`]'),
          lookup('const types = { a: "b" };', 'types[key as keyof typeof types]'),
          lookup('const types = { a: "b" };', '(types as Record<string, string>)[key]'),
          lookup('const types = Object.fromEntries([[1, "b"]]);', 'types[key]'),
          lookup(
            'type Options = { types: Record<string, string> };',
            'of({ types: {} }).types[key]',
          ),
          [
            'worker/http/*.ts',
            exported('(types: Record<string, string>, key: string) => types[key]'),
          ],
          lookup(
            'const types: Record<string, string> = { a: "b" };',
            'Object.hasOwn(types, "b") ? types[key] : null',
          ),
          lookup(
            'const types: Record<string, string> = { a: "b" };',
            'Object.hasOwn(types, key) ? null : types[key]',
          ),
        ],
      'Use Object.hasOwn: “in” also finds “constructor” and “toString”': [
        lookup('const types = { a: "b" };', 'key in types'),
      ],
      'Export what is looked up by any text as a Map: an object also has “constructor”': [
        ['shared/*.ts', 'export const types: Record<string, string> = { a: "b" };\n'],
      ],
    },
    accepts: [
      lookup('const types = new Map([["a", "b"]]);', 'types.get(key)'),
      lookup('const types: Record<string, string> = { a: "b" };', 'types["a"] ?? key'),
      lookup(
        'const types: Record<string, string> = { a: "b" };',
        'Object.hasOwn(types, key) ? types[key] : null',
      ),
      lookup('const types: Record<"a", string> = { a: "b" };', 'types[key === "a" ? key : "a"]'),
      lookup('const types = ["a"];', 'types[key.length]'),
      lookup('const types = { a: "b" };', '"a" in types && key'),
    ],
  },

  'a statement does not replace another of the same name': {
    rule: 'walls(joined-statements)',
    rejects: {
      'Join groups of statements with joinStatements, which refuses a second of one name': [
        stored('batch(scope.database, { ...of(scope) })'),
        stored('of({ statements: { ...of(scope), done: of(id) } })'),
        stored('({ ...of(scope).statements, done: of(id) })'),
        stored('({ ...tagStatements(scope), done: of(id) })'),
        stored('({ ...(id ? of(scope).statements : {}), done: of(id) })'),
        stored('({ ...of(scope), tag: scope.database.delete(tagsTable).where(of(id)) })'),
      ],
    },
    accepts: [
      stored('of({ statements: joinStatements(of(scope), { done: of(id) }) })'),
      stored('({ ...of(scope), statements: of(id) })'),
      stored('({ ...of(scope), database: scope.database })'),
      stored('of({ statements: [...of(scope).statements] })'),
    ],
  },

  'a route starts with its access middleware': {
    rule: 'walls(access-first)',
    rejects: {
      'A route starts with its access middleware': [
        route('describeEndpoint()'),
        route('validate(), organizationAccess()'),
        route('isOffered, organizationAccess()'),
      ],
      'Routes are defined in *-routes.ts': [
        ['worker/archive/tags/*.ts', `import { Hono } from 'hono';\n${exported('new Hono()')}`],
      ],
    },
    accepts: [
      route('describeEndpoint(), organizationAccess(), isOffered, validate()'),
      route('describeEndpoint(), accessTo(), validate()'),
    ],
  },

  'files do not import each other, types included': {
    rule: 'import(no-cycle)',
    rejects: {
      'Dependency cycle detected': [
        ['worker/http/this.ts', takeType('./that.ts', 'Taken')],
        ['worker/http/that.ts', takeType('./this.ts', 'Taken')],
      ],
    },
    accepts: [],
  },

  'no product file is longer than 300 lines': {
    rule: 'eslint(max-lines)',
    rejects: { 'File has too many lines (301).': [['shared/*.ts', lines(301)]] },
    accepts: [
      ['shared/*.ts', `${lines(300)}// A comment.\n\n`],
      ['shared/*.test.ts', lines(301)],
    ],
  },
};

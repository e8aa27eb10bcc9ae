import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { secondsOf } from '../../.scripts/organizations/seconds-of.ts';
import { placeDatabases } from '../support/local-databases.ts';
import { contentOf, createOrganization, openDatabases } from '../support/moved-organization.ts';

const directory = mkdtempSync(join(tmpdir(), 'organizations-'));
const organizationId = 'org_moved';
const stranger = 'org_other';
const bindings = ['DB', 'DB_2', 'DB_3'];
const environment = {
  SHEAF_BUILD_DIR: join(directory, 'build'),
  SHEAF_STATE_DIR: join(directory, 'state'),
};

afterAll(() => rmSync(directory, { recursive: true }));

function organizations(...options: string[]) {
  const command = ['.scripts/organizations.ts', ...options];
  const env = { ...process.env, ...environment };
  return promisify(execFile)(process.execPath, command, { env });
}

async function createArchive(): Promise<Record<string, string>> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const databases = openDatabases();
  for (const shard of bindings.keys()) {
    await createOrganization(databases, `${stranger}${shard}`, shard);
  }
  await createOrganization(databases, organizationId, 0);
  const files = bindings.map((binding, shard) => {
    const file = join(directory, `${binding}.sqlite`);
    databases.sqlites[shard]?.exec(`pragma journal_mode = wal; vacuum into '${file}'`);
    return [binding, file];
  });
  const configPath = join(environment.SHEAF_BUILD_DIR, 'sheaf', 'wrangler.json');
  mkdirSync(join(environment.SHEAF_BUILD_DIR, 'sheaf'), { recursive: true });
  const date = /"compatibility_date": "([\d-]+)"/.exec(readFileSync('wrangler.jsonc', 'utf8'))?.[1];
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'sheaf',
      compatibility_date: date,
      d1_databases: bindings.map((binding) => ({
        binding,
        database_name: binding,
        database_id: binding,
      })),
      r2_buckets: [{ binding: 'FILES', bucket_name: 'files' }],
    }),
  );
  return placeDatabases(Object.fromEntries(files), {
    configPath,
    state: environment.SHEAF_STATE_DIR,
  });
}

it('moves an organization between databases of an archive from the command line', async () => {
  const paths = await createArchive();
  const inDatabase = (binding: string, id: string) => {
    const sqlite = new DatabaseSync(paths[binding] ?? '', { readOnly: true });
    const content = contentOf(sqlite, id);
    sqlite.close();
    return content;
  };
  const strangers = () => bindings.map((each, shard) => inDatabase(each, `${stranger}${shard}`));
  const before = { content: inDatabase('DB', organizationId), strangers: strangers() };

  const moved = await organizations('move', organizationId, '--to', 'DB_2', '--wait', '0');
  expect(moved.stdout).toMatch(/Copying documents\n[^]*Moved to DB_2\n[^]*It is in DB_2 only\n$/);
  expect(inDatabase('DB_2', organizationId)).toEqual(before.content);
  expect(strangers()).toEqual(before.strangers);

  const { stdout } = await organizations('list');
  const [, second = ''] = stdout.split(/^(?=DB_)/m);
  expect(second).toContain(`${organizationId} documents 2 and 1 in the trash`);
});

it('moves nothing if nobody can tell how long to wait', async () => {
  await expect(
    organizations('move', organizationId, '--to', 'DB_2', '--wait=60s'),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('[--wait SECONDS]') });
});

it.each(['60s', '', '1.5', '-1', '1e3', '9999999'])('takes %j for no time to wait', (wait) => {
  expect(secondsOf(wait)).toBeUndefined();
});

it('takes a number of seconds for a time to wait', () => {
  expect([secondsOf('0'), secondsOf('999999')]).toEqual([0, 999_999]);
});

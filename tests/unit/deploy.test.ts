import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = join(root, 'node_modules', '.bin');
const fakeWrangler = join(root, 'tests/support/fake-wrangler.cjs');
const workersDev = 'https://sheaf.team.workers.dev';
const ownDomain = 'https://archive.example.org';

const scratch = mkdtempSync(join(tmpdir(), 'sheaf-deploy-'));
// All tests share the folder, so that Node's compile cache is used.
const folder = join(scratch, 'sheaf');
afterAll(() => rmSync(scratch, { recursive: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of [
    '.scripts',
    'package.json',
    'wrangler.jsonc',
    'worker/reader.wrangler.jsonc',
    'worker/platform/config.ts',
    'worker/platform/config-problems.ts',
    'worker/platform/config-variables.ts',
    'worker/platform/local-hostname.ts',
    'worker/database/former-database.ts',
  ]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const fakeTools = join(folder, 'node_modules', '.bin');
  mkdirSync(fakeTools, { recursive: true });
  symlinkSync(join(root, 'node_modules', 'zod'), join(folder, 'node_modules', 'zod'));
  copyFileSync(fakeWrangler, join(fakeTools, 'wrangler'));
  // The part of the Vite plugin's built configuration that deployments read.
  writeFileSync(join(fakeTools, 'vite'), '#!/bin/sh\necho built >> log\n');
  for (const tool of ['wrangler', 'vite']) chmodSync(join(fakeTools, tool), 0o755);
  writeFileSync(join(folder, 'node_modules', 'package.json'), '{"type":"commonjs"}');
  writeBuild();
});

function writeBuild(change: { application?: object; reader?: object } = {}) {
  for (const [name, path, changes] of [
    ['sheaf', 'wrangler.jsonc', change.application],
    ['sheaf_reader', 'worker/reader.wrangler.jsonc', change.reader],
  ] as const) {
    const json = readFileSync(join(root, path), 'utf8')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/,(\s*[}\]])/g, '$1');
    mkdirSync(join(folder, 'dist', name), { recursive: true });
    const config = { ...(JSON.parse(json) as object), ...changes };
    writeFileSync(join(folder, 'dist', name, 'wrangler.json'), JSON.stringify(config));
  }
}

type Worker = {
  name: string;
  main: string;
  code?: string;
  hasSecret: boolean;
  limits?: object;
  placement?: object;
  workers_dev?: boolean;
  preview_urls: boolean;
  routes?: object[];
  services?: { binding: string; service: string }[];
  d1_databases?: { binding: string; database_name: string; database_id: string }[];
  vars: Record<string, string | number>;
};

type Account = {
  databases: Record<string, { uuid: string; location?: string; isFormer?: boolean }>;
  buckets: Record<string, { location?: string }>;
  queues: string[];
  secrets: Record<string, Record<string, string>>;
  workers: Record<string, Worker>;
  migrated: string[];
};

type Failure = { call: string; text: string };
type Environment = Record<string, string | undefined>;

type Options = {
  args?: string[];
  env?: Environment;
  failure?: Failure;
  /** Whether wrangler is a process of its own; a deployment starts twenty. */
  isSpawned?: boolean;
};

function run({ args = [], env = {}, failure, isSpawned = false }: Options = {}) {
  const { status, stdout, stderr } = spawnSync(
    join(tools, 'node'),
    [...(isSpawned ? [] : ['--require', fakeWrangler]), '.scripts/deploy.ts', ...args],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${tools}${delimiter}${process.env.PATH}`,
        NODE_COMPILE_CACHE: join(scratch, 'compiled'),
        APP_BASE_URL: undefined,
        EMAILS_FROM_ADDRESS: 'archive@example.org',
        FAKE_FAILURE: failure && JSON.stringify(failure),
        ...env,
      },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr, account: readAccount(), versions: readVersions() };
}

function deploy(options?: Options) {
  const result = run(options);
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  return result;
}

let first: { result: ReturnType<typeof run>; files: [name: string, text: string][] } | undefined;

/** Deploys to an empty account without settings and builds again. It takes seconds, so later calls reuse the result. */
function deployFirst() {
  if (first) {
    for (const [name, text] of first.files) writeFileSync(join(folder, name), text);
  } else {
    const result = deploy({ isSpawned: true });
    const read = (name: string): [string, string] => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ];
    first = { result, files: ['account', 'log', 'versions'].map(read) };
  }
  writeBuild();
  return first.result;
}

function readAccount(): Account {
  const path = join(folder, 'account');
  return JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{"workers":{}}') as Account;
}

function readLines(name: string): string[] {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
}

function readVersions(): Worker[] {
  return readLines('versions').map((line) => JSON.parse(line) as Worker);
}

function isApplication({ name, main }: Worker): boolean {
  return !name.endsWith('-reader') && main !== 'placeholder.js';
}

/** Fails if a live version was unsound: Sheaf at another address, without its secret, or a reader without its data. */
function assertSound(versions: Worker[], address: string) {
  for (const version of versions.filter(({ main }) => main !== 'placeholder.js')) {
    if (isApplication(version)) {
      expect(version.vars.APP_BASE_URL).toBe(address);
      expect(version.hasSecret).toBe(true);
      expect(version.services).toEqual([{ binding: 'READER', service: `${version.name}-reader` }]);
    } else {
      expect(version.services).toEqual([
        { binding: 'ASSETS', service: version.name.replace(/-reader$/, '') },
      ]);
    }
    expect(version.preview_urls).toBe(false);
  }
}

describe('the first deployment', () => {
  it('creates what the account lacks and opens at the address that Cloudflare gives', () => {
    const { account, stdout, versions } = deployFirst();
    expect(Object.keys(account.databases)).toEqual(['sheaf']);
    expect(Object.keys(account.buckets)).toEqual(['sheaf-files']);
    expect(account.queues.toSorted()).toEqual([
      'sheaf-dead-letters',
      'sheaf-jobs',
      'sheaf-reading',
      'sheaf-recognition',
      'sheaf-webhooks',
    ]);
    expect(account.secrets.sheaf?.AUTH_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(account.migrated).toEqual(['uuid-of-sheaf']);
    expect(account.workers.sheaf).toMatchObject({ workers_dev: true });
    expect(stdout).toContain(`Sheaf is deployed: ${workersDev}`);
    assertSound(versions, workersDev);
  });

  it('uploads the application once, after its migrations, and the reading Worker after it', () => {
    deployFirst();
    const log = readLines('log').filter((line) => /^(deploy |d1 migrations)/.test(line));
    expect(log).toEqual([
      'deploy sheaf',
      'deploy sheaf-reader',
      'd1 migrations apply DB --remote sheaf',
      'deploy sheaf',
      'deploy sheaf-reader',
    ]);
    const [place, readerPlace, ...whole] = readVersions();
    for (const { code, vars } of [place!, readerPlace!]) {
      expect(code).toContain('503');
      expect(vars).toEqual({ SHEAF_PLACEHOLDER: 'true' });
    }
    expect(whole.map(({ name }) => name)).toEqual(['sheaf', 'sheaf-reader']);
  });

  it('says what it will create before it does', () => {
    const { stdout } = run({ failure: { call: 'd1 list', text: 'No route to the host' } });
    for (const line of ['database   sheaf', 'bucket     sheaf-files', 'queue      sheaf-jobs']) {
      expect(stdout).toContain(line);
    }
    expect(readAccount().databases).toBeUndefined();
  });

  it('opens at the given domain alone', () => {
    const { account, versions } = deploy({ env: { APP_BASE_URL: ownDomain } });
    expect(account.workers.sheaf).toMatchObject({
      workers_dev: false,
      routes: [{ pattern: 'archive.example.org', custom_domain: true }],
      vars: { APP_BASE_URL: ownDomain },
    });
    expect(versions.some(({ workers_dev: isOpen }) => isOpen)).toBe(false);
    assertSound(versions, ownDomain);
  });

  it('binds both Workers to the same database and to each other', () => {
    const { sheaf, 'sheaf-reader': reader } = deployFirst().account.workers;
    for (const worker of [sheaf, reader]) {
      expect(worker?.d1_databases?.[0]).toMatchObject({ database_id: 'uuid-of-sheaf' });
    }
  });

  it('creates database and bucket at the given location', () => {
    const { account } = deploy({ args: ['--location', 'weur'] });
    expect(account.databases.sheaf?.location).toBe('weur');
    expect(account.buckets['sheaf-files']?.location).toBe('weur');
  });

  it('uploads the secrets it is given with the first version', () => {
    const { account } = deploy({ env: { RESEND_API_KEY: 're_key' } });
    expect(account.secrets.sheaf?.RESEND_API_KEY).toBe('re_key');
  });

  it('gives both Workers the limit of what an organization may store, and of pages that are read at once', () => {
    const vars = {
      APP_BASE_URL: 'https://sheaf.example.com',
      EMAILS_DRIVER: 'cloudflare',
      EMAILS_FROM_ADDRESS: 'sheaf@example.com',
      ORGANIZATION_MAX_STORAGE_BYTES: '1000',
      RECOGNITION_MAX_CONCURRENCY: '20',
    };
    writeBuild({ application: { vars } });
    const { workers } = deploy().account;
    expect(workers.sheaf?.vars.ORGANIZATION_MAX_STORAGE_BYTES).toBe('1000');
    expect(workers['sheaf-reader']?.vars).toMatchObject({
      ORGANIZATION_MAX_STORAGE_BYTES: '1000',
      RECOGNITION_MAX_CONCURRENCY: '20',
      RECOGNITION_MAX_PAGES: '500',
    });
  });

  it('warns of a sender from which no mail is sent', () => {
    const { stdout } = deploy({ env: { EMAILS_FROM_ADDRESS: undefined } });
    expect(stdout).toContain('EMAILS_FROM_ADDRESS is sheaf@example.com');
  });

  it('lives beside another one of another name', () => {
    deployFirst();
    const { account, versions } = deploy({ env: { SHEAF_NAME: 'staging' } });
    expect(Object.keys(account.workers).toSorted()).toEqual([
      'sheaf',
      'sheaf-reader',
      'staging',
      'staging-reader',
    ]);
    expect(Object.keys(account.databases)).toEqual(['sheaf', 'staging']);
    expect(Object.keys(account.buckets)).toEqual(['sheaf-files', 'staging-files']);
    expect(account.queues.filter((queue) => queue.startsWith('staging-'))).toHaveLength(5);
    const { staging } = account.workers;
    expect(staging?.d1_databases?.[0]).toMatchObject({
      database_name: 'staging',
      database_id: 'uuid-of-staging',
    });
    assertSound(
      versions.filter(({ name }) => name.startsWith('staging')),
      'https://staging.team.workers.dev',
    );
  });
});

describe('a further deployment', () => {
  it('keeps address, sender, secret and resources', () => {
    const first = deploy({ env: { APP_BASE_URL: ownDomain } }).account;
    writeBuild();
    const { account, versions } = deploy({ env: { EMAILS_FROM_ADDRESS: undefined } });
    expect(account).toEqual({ ...first, migrated: ['uuid-of-sheaf', 'uuid-of-sheaf'] });
    expect(account.workers.sheaf?.vars.EMAILS_FROM_ADDRESS).toBe('archive@example.org');
    assertSound(versions, ownDomain);
  });

  it('empties a variable that is empty in the environment or the configuration', () => {
    deployFirst();
    const emptied = deploy({ env: { LINKS_SOURCE_URL: '' } }).account.workers.sheaf;
    expect(emptied?.vars.LINKS_SOURCE_URL).toBe('');
    deploy({ env: { LINKS_SOURCE_URL: ownDomain } });
    const vars = { ...emptied?.vars, APP_BASE_URL: '', LINKS_SOURCE_URL: '' };
    writeBuild({ application: { vars } });
    expect(deploy().account.workers.sheaf?.vars).toMatchObject({
      APP_BASE_URL: workersDev,
      LINKS_SOURCE_URL: '',
    });
  });

  it('moves to the given address', () => {
    deployFirst();
    const { account } = deploy({ env: { APP_BASE_URL: ownDomain } });
    expect(account.workers.sheaf).toMatchObject({
      workers_dev: false,
      vars: { APP_BASE_URL: ownDomain },
    });
  });

  it('never replaces a live Worker with a placeholder', () => {
    deployFirst();
    const before = readVersions().length;
    const { versions } = deploy();
    expect(versions.slice(before).map(({ main }) => main)).not.toContain('placeholder.js');
  });

  it('goes on where the first one broke off', () => {
    const failure = { call: 'd1 migrations apply', text: 'Network connection lost.' };
    expect(run({ failure }).status).toBe(1);
    expect(readVersions().some(isApplication)).toBe(false);
    writeBuild();
    assertSound(deploy().versions, workersDev);
  });
});

describe('a failure', () => {
  it.each([
    ['vite', undefined],
    ['deployments status --name sheaf', 'Authentication error [code: 10000]'],
    ['d1 list', 'Authentication error [code: 10000]'],
    ['d1 create', 'You have reached the maximum number of databases [code: 7406]'],
    ['r2 bucket create', 'Please enable R2 through the Cloudflare Dashboard. [code: 10042]'],
    ['r2 bucket create', 'Bad gateway, ray id 8c10004f211009 [code: 10013]'],
    ['queues create', 'Queues is not available, request 10004-11009 [code: 10012]'],
    ['d1 migrations apply', 'near "TABEL": syntax error [code: 7500]'],
    ['deploy sheaf', 'You need to register a workers.dev subdomain [code: 10063]'],
    ['deploy sheaf-reader', 'Script startup exceeded CPU time limit. [code: 10021]'],
    ['deploy --secrets-file', 'Something else. [code: 10021]'],
  ] as const)('of %s (%s) fails the command and leaves nothing unsound', (call, text) => {
    if (text === undefined) {
      writeFileSync(join(folder, 'node_modules', '.bin', 'vite'), '#!/bin/sh\nexit 3\n');
    }
    const { status, stderr, versions } = run(text ? { failure: { call, text } } : {});
    expect(status).toBe(1);
    expect(stderr).toContain(text ?? 'vite build ended with 3');
    expect(versions.some(isApplication)).toBe(false);
    assertSound(versions, workersDev);
  });

  it('of the reading Worker fails the command, also of one that lacks its data', () => {
    deployFirst();
    const failure = {
      call: 'deploy sheaf-reader',
      text: "Could not resolve service binding 'ASSETS'. [code: 10143]",
    };
    const { status, stderr, versions } = run({ failure });
    expect(status).toBe(1);
    expect(stderr).toContain('[code: 10143]');
    expect(stderr).toContain('its reading Worker is the former one');
    assertSound(versions, workersDev);
  });
});

it('requests run near the database, and the reading Worker where it is called', () => {
  const { workers } = deployFirst().account;
  expect(workers.sheaf?.placement).toEqual({ mode: 'smart' });
  expect(workers['sheaf-reader']?.placement).toBeUndefined();
});

const bindingsOf = (worker: Worker | undefined) =>
  worker?.d1_databases?.map(({ binding, database_id: id }) => [binding, id]);

function deployTwoDatabases() {
  writeBuild();
  return deploy({ args: ['--databases', '2'] });
}

describe('several databases', () => {
  const two = [
    ['DB', 'uuid-of-sheaf'],
    ['DB_2', 'uuid-of-sheaf-db-2'],
  ];

  it('are created, migrated and bound to both Workers', () => {
    deployFirst();
    const { account, stdout } = deployTwoDatabases();
    expect(stdout).toContain('database   sheaf-db-2 (D1)');
    expect(account.migrated.slice(1)).toEqual(['uuid-of-sheaf', 'uuid-of-sheaf-db-2']);
    const { sheaf, 'sheaf-reader': reader } = account.workers;
    for (const worker of [sheaf, reader]) expect(bindingsOf(worker)).toEqual(two);
    expect(reader?.vars).toEqual({
      RECOGNITION_MAX_PAGES: 500,
      ORGANIZATION_MAX_STORAGE_BYTES: 0,
      SHEAF_SEVERAL_DATABASES: 1,
    });
  });

  it('stay with later deployments, and grow in number alone', () => {
    deployFirst();
    deployTwoDatabases();
    writeBuild();
    expect(bindingsOf(deploy().account.workers.sheaf)).toEqual(two);
    writeBuild();
    const before = readAccount();
    const { status, stderr } = run({ args: ['--databases', '1'] });
    expect(status).toBe(1);
    expect(stderr).toContain('2 are in use: their number never shrinks');
    expect(readAccount()).toEqual(before);
    writeBuild();
    const more = deploy({ args: ['--databases', '3'] }).account.workers.sheaf;
    expect(bindingsOf(more)).toEqual([...two, ['DB_3', 'uuid-of-sheaf-db-3']]);
  });

  it('keep versions that know only one from being deployed, as these know no variables of another type', () => {
    deployFirst();
    const { 'sheaf-reader': reader } = deployTwoDatabases().account.workers;
    expect(Object.values(reader?.vars ?? {}).every((value) => typeof value === 'string')).toBe(
      false,
    );
  });

  it('are not added while the live version is one that knows no others', () => {
    deployFirst();
    const account = readAccount();
    delete account.workers['sheaf-reader']?.vars.SHEAF_SEVERAL_DATABASES;
    writeFileSync(join(folder, 'account'), JSON.stringify(account));
    const { status, stderr } = run({ args: ['--databases', '2'] });
    expect(status).toBe(1);
    expect(stderr).toContain('Deploy this version first, without --databases');
    expect(readAccount()).toEqual(account);
  });

  it.each(['0', '1.5', 'two', '101'])('(%s of them) are refused', (count) => {
    const { status, stderr } = run({ args: ['--databases', count] });
    expect(status).toBe(1);
    expect(stderr).toContain('--databases');
    expect(readLines('log')).toEqual([]);
  });

  it('are in the plan', () => {
    const { stdout } = deploy({ args: ['--plan', '--databases', '2'] });
    expect(stdout).toContain('database   sheaf-db-2 (D1)');
    expect(stdout).toContain('migrations are applied to each database');
  });
});

describe('the reading Worker', () => {
  it('has a limit of CPU time where the plan allows it', () => {
    const { account, stdout } = deployFirst();
    expect(account.workers['sheaf-reader']?.limits).toEqual({ cpu_ms: 10_000 });
    expect(stdout).not.toContain('does not allow a limit');
  });

  it('is uploaded without the limit on the free plan, which is said', () => {
    const { account, stdout, versions } = deploy({ env: { FAKE_PLAN: 'free' } });
    expect(account.workers['sheaf-reader']?.limits).toBeUndefined();
    expect(stdout).toContain("This account's plan does not allow a limit of CPU time");
    assertSound(versions, workersDev);
  });
});

describe('what would not work', () => {
  it.each([
    ['an address without https', { APP_BASE_URL: 'http://archive.example.org' }, 'APP_BASE_URL'],
    ['an address with a path', { APP_BASE_URL: `${ownDomain}/sheaf` }, 'APP_BASE_URL'],
    ['an address with a port', { APP_BASE_URL: `${ownDomain}:8443` }, 'APP_BASE_URL'],
    ['a local address', { APP_BASE_URL: 'https://localhost' }, 'APP_BASE_URL'],
    ["another Worker's", { APP_BASE_URL: 'https://x.team.workers.dev' }, 'APP_BASE_URL'],
    ['a name with capitals', { SHEAF_NAME: 'Sheaf' }, 'SHEAF_NAME'],
    ['a sample secret', { AUTH_SECRET: 'change-me-change-me-change-me-change-me' }, 'AUTH_SECRET'],
    ['an unknown mail driver', { EMAILS_DRIVER: 'smtp' }, 'EMAILS_DRIVER'],
  ])('(%s) is refused before anything is built', (_what, env, named) => {
    const { status, stderr } = run({ env });
    expect(status).toBe(1);
    expect(stderr).toContain(named);
    expect(readLines('log')).toEqual([]);
  });

  it('(a mail driver without its key) is refused before anything is changed', () => {
    const { status, stderr, versions } = run({ env: { EMAILS_DRIVER: 'resend' } });
    expect(status).toBe(1);
    expect(stderr).toContain('RESEND_API_KEY');
    expect(versions).toEqual([]);
    expect(readAccount().databases).toBeUndefined();
  });

  it('(another subdomain of workers.dev) is refused before the application is uploaded', () => {
    const { status, stderr, versions } = run({
      env: { APP_BASE_URL: 'https://sheaf.other.workers.dev' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`the Worker is opened at ${workersDev}`);
    expect(versions.some(isApplication)).toBe(false);
  });

  it('(a database without the migrations that are one now) is left alone', () => {
    deployFirst();
    const account = readAccount();
    account.databases.sheaf!.isFormer = true;
    writeFileSync(join(folder, 'account'), JSON.stringify(account));
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('The database sheaf is from a version that is too old');
    expect(readAccount()).toEqual(account);
  });

  it('(a database that the live Worker uses but the account has not) is not replaced by an empty one', () => {
    deployFirst();
    deployTwoDatabases();
    writeBuild();
    const account = readAccount();
    delete account.databases['sheaf-db-2'];
    writeFileSync(join(folder, 'account'), JSON.stringify(account));
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('uses the database sheaf-db-2, but the account has none of that name');
    expect(readAccount()).toEqual(account);
  });

  it('(a Worker of that name that is not Sheaf) is left alone', () => {
    deployFirst();
    const account = readAccount();
    account.workers['sheaf-reader'] = { ...account.workers['sheaf-reader']!, vars: { SHOP: '1' } };
    writeFileSync(join(folder, 'account'), JSON.stringify(account));
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain("a Worker named sheaf-reader that is not Sheaf's");
    expect(readAccount()).toEqual(account);
  });
});

describe('--plan', () => {
  it('names everything that would be created, without a login, an address or a build', () => {
    const { stdout } = deploy({
      args: ['--plan', '--location', 'eeur'],
      env: { EMAILS_FROM_ADDRESS: undefined, SHEAF_NAME: 'staging' },
      failure: { call: '', text: 'You are not logged in' },
    });
    expect(readLines('log')).toEqual([]);
    for (const text of [
      'database   staging (D1, in eeur)',
      'bucket     staging-files (R2, in eeur)',
      'queue      staging-jobs',
      'queue      staging-dead-letters',
      'secret     AUTH_SECRET',
      'Worker     staging,',
      'Worker     staging-reader,',
      'route      staging.<your subdomain>.workers.dev',
      'The Workers Paid plan is required for passwords and mail',
    ]) {
      expect(stdout).toContain(text);
    }
  });

  it('names the domain', () => {
    const { stdout } = deploy({ args: ['--plan'], env: { APP_BASE_URL: ownDomain } });
    expect(stdout).toContain(`route      ${ownDomain}, as its custom domain`);
    expect(readLines('log')).toEqual([]);
  });
});

it.each(['wrangler.jsonc', 'worker/reader.wrangler.jsonc'])(
  'keeps in the log of %s what the product writes, and no addresses of requests',
  (path) => {
    const observability = /^ {2}"observability": (.*),$/m.exec(readFileSync(path, 'utf8'))?.[1];
    expect(JSON.parse(observability ?? '')).toEqual({
      enabled: true,
      logs: { invocation_logs: false },
    });
  },
);

it.each(['wrangler.jsonc', 'worker/reader.wrangler.jsonc'])(
  'lets the Worker of %s know its version, as a file that ends its reader is read again by another one only',
  (path) => {
    const metadata = /^ {2}"version_metadata": (.*),$/m.exec(readFileSync(path, 'utf8'))?.[1];
    expect(JSON.parse(metadata ?? '')).toEqual({ binding: 'CF_VERSION_METADATA' });
  },
);

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = join(root, 'node_modules', '.bin');

let folder: string;

/** Stands in for wrangler and vite: keeps a log and an account in files. */
const wrangler = `#!/usr/bin/env node
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const words = args.join(' ');
appendFileSync('log', words + '\\n');
const empty = { made: [], secrets: [], workers: {}, plan: process.env.FAKE_PLAN };
const account = existsSync('account') ? JSON.parse(readFileSync('account', 'utf8')) : empty;
const save = () => writeFileSync('account', JSON.stringify(account));
const refuse = (text) => { console.error('A request to the Cloudflare API failed. ' + text); process.exit(1); };
const config = args.includes('--config') ? JSON.parse(readFileSync(args.at(-1), 'utf8')) : {};
if (words.startsWith('d1 list')) {
  console.log(JSON.stringify(account.made.filter((m) => m.startsWith('d1 ')).map((m) => ({ name: m.slice(3), uuid: 'uuid-of-' + m.slice(3) }))));
} else if (words.startsWith('d1 create')) { account.made.push('d1 ' + args[2]); save(); }
else if (/^(r2 bucket|queues) create/.test(words)) {
  const name = args.slice(0, -1).join(' ') + ' ' + args.at(-1);
  if (account.made.includes(name)) { console.error('it already exists [code: 10004]'); process.exit(1); }
  account.made.push(name); save();
} else if (words.startsWith('secret list')) console.log(JSON.stringify(account.secrets.map((name) => ({ name }))));
else if (words.startsWith('secret put')) { account.secrets.push(args[2]); account.value = readFileSync(0, 'utf8'); save(); }
else if (words.startsWith('deploy')) {
  if (config.limits && account.plan === 'free') refuse('CPU limits are not supported for the Free plan. [code: 100328]');
  const missing = (config.services ?? []).find(({ service }) => !account.workers[service]);
  if (missing) refuse("Could not resolve service binding '" + missing.binding + "'. [code: 10143]");
  if (config.name === 'sheaf-broken') refuse('Something else. [code: 10021]');
  account.workers[config.name] = config; save();
  if (config.name === 'sheaf') console.log('Deployed https://sheaf.someone.workers.dev');
}
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-deploy-'));
  cpSync(join(root, '.scripts'), join(folder, '.scripts'), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, text] of [
    ['wrangler', wrangler],
    ['vite', '#!/bin/sh\nexit 0\n'],
  ] as const) {
    const path = join(folder, 'node_modules', '.bin', name);
    writeFileSync(path, text);
    chmodSync(path, 0o755);
  }
  writeFileSync(join(folder, 'node_modules', 'package.json'), '{"type":"commonjs"}');
  writeBuiltConfig();
});

type Config = {
  name: string;
  limits?: object;
  services?: { binding: string; service: string }[];
  d1_databases: { database_id: string }[];
  vars: { APP_BASE_URL?: string };
};

function writeBuiltConfig(reader: object = {}) {
  const shared = {
    d1_databases: [{ database_name: 'sheaf', database_id: 'sheaf', migrations_dir: 'migrations' }],
    r2_buckets: [{ bucket_name: 'sheaf-files' }],
    queues: {
      producers: [{ queue: 'sheaf-jobs' }, { queue: 'sheaf-reading' }],
      consumers: [{ dead_letter_queue: 'sheaf-dead-letters' }],
    },
  };
  const configs = {
    sheaf: {
      ...shared,
      name: 'sheaf',
      services: [{ binding: 'READER', service: 'sheaf-reader' }],
      vars: { APP_BASE_URL: 'https://sheaf.example.com' },
    },
    sheaf_reader: {
      ...shared,
      name: 'sheaf-reader',
      services: [{ binding: 'ASSETS', service: 'sheaf' }],
      limits: { cpu_ms: 5000 },
      vars: {},
      ...reader,
    },
  };
  for (const [name, config] of Object.entries(configs)) {
    mkdirSync(join(folder, 'dist', name), { recursive: true });
    writeFileSync(join(folder, 'dist', name, 'wrangler.json'), JSON.stringify(config));
  }
}

function run({ plan = 'paid' } = {}) {
  return spawnSync(join(tools, 'node'), ['.scripts/deploy.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env.PATH}`,
      APP_BASE_URL: undefined,
      FAKE_PLAN: plan,
    },
    encoding: 'utf8',
  });
}

function deploy(account?: { plan: string }) {
  const { status, stderr, stdout } = run(account);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return {
    stdout,
    log: readFileSync(join(folder, 'log'), 'utf8'),
    account: JSON.parse(readFileSync(join(folder, 'account'), 'utf8')) as {
      made: string[];
      secrets: string[];
      value: string;
      workers: Record<'sheaf' | 'sheaf-reader', Config>;
    },
  };
}

it('makes what an account lacks, and runs at the address it was given', () => {
  const { account, log } = deploy();
  expect(account.made).toEqual([
    'd1 sheaf',
    'r2 bucket create sheaf-files',
    'queues create sheaf-jobs',
    'queues create sheaf-reading',
    'queues create sheaf-dead-letters',
  ]);
  expect(account.secrets).toEqual(['AUTH_SECRET']);
  expect(account.value).toMatch(/^[0-9a-f]{64}$/);
  expect(account.workers.sheaf.vars.APP_BASE_URL).toBe('https://sheaf.someone.workers.dev');
  expect(log.indexOf('d1 migrations apply')).toBeLessThan(log.indexOf('\ndeploy'));
});

it('uploads both Workers with the same database, each bound to the other', () => {
  const { sheaf, 'sheaf-reader': reader } = deploy().account.workers;
  for (const { d1_databases: databases } of [sheaf, reader]) {
    expect(databases[0]?.database_id).toBe('uuid-of-sheaf');
  }
  expect(sheaf.services).toEqual([{ binding: 'READER', service: 'sheaf-reader' }]);
  expect(reader.services).toEqual([{ binding: 'ASSETS', service: 'sheaf' }]);
});

it('limits the CPU time of the reading Worker where the plan allows it', () => {
  const { account, stdout } = deploy();
  expect(account.workers['sheaf-reader'].limits).toEqual({ cpu_ms: 5000 });
  expect(stdout).not.toContain('Free plan');
});

it('uploads it without the limit on the free plan, and says so', () => {
  const { account, stdout } = deploy({ plan: 'free' });
  expect(account.workers['sheaf-reader'].limits).toBeUndefined();
  expect(account.workers['sheaf-reader'].services).toHaveLength(1);
  expect(stdout).toContain("This account's plan does not allow a limit of CPU time");
});

it('ends with any other refusal', () => {
  writeBuiltConfig({ name: 'sheaf-broken' });
  const { status, stderr } = run();
  expect(status).not.toBe(0);
  expect(stderr).toContain('code: 10021');
});

it('leaves what is there alone the second time', () => {
  const first = deploy().account;
  writeBuiltConfig();
  const second = deploy();
  expect(second.account).toEqual(first);
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

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
const account = existsSync('account') ? JSON.parse(readFileSync('account', 'utf8')) : { made: [], secrets: [] };
const save = () => writeFileSync('account', JSON.stringify(account));
if (words.startsWith('d1 list')) {
  console.log(JSON.stringify(account.made.filter((m) => m.startsWith('d1 ')).map((m) => ({ name: m.slice(3), uuid: 'uuid-of-' + m.slice(3) }))));
} else if (words.startsWith('d1 create')) { account.made.push('d1 ' + args[2]); save(); }
else if (/^(r2 bucket|queues) create/.test(words)) {
  const name = args.slice(0, -1).join(' ') + ' ' + args.at(-1);
  if (account.made.includes(name)) { console.error('it already exists [code: 10004]'); process.exit(1); }
  account.made.push(name); save();
} else if (words.startsWith('secret list')) console.log(JSON.stringify(account.secrets.map((name) => ({ name }))));
else if (words.startsWith('secret put')) { account.secrets.push(args[2]); account.value = readFileSync(0, 'utf8'); save(); }
else if (words.startsWith('deploy')) console.log('Deployed https://sheaf.someone.workers.dev');
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-deploy-'));
  cpSync(join(root, '.scripts'), join(folder, '.scripts'), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  mkdirSync(join(folder, 'dist', 'sheaf'), { recursive: true });
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

function writeBuiltConfig() {
  const config = {
    d1_databases: [{ database_name: 'sheaf', database_id: 'sheaf', migrations_dir: 'migrations' }],
    r2_buckets: [{ bucket_name: 'sheaf-files' }],
    queues: {
      producers: [{ queue: 'sheaf-jobs' }, { queue: 'sheaf-webhooks' }],
      consumers: [{ dead_letter_queue: 'sheaf-dead-letters' }],
    },
    vars: { APP_BASE_URL: 'https://sheaf.example.com' },
  };
  writeFileSync(join(folder, 'dist', 'sheaf', 'wrangler.json'), JSON.stringify(config));
}

function deploy() {
  const { status, stderr } = spawnSync(join(tools, 'node'), ['.scripts/deploy.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env.PATH}`,
      APP_BASE_URL: undefined,
    },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return {
    log: readFileSync(join(folder, 'log'), 'utf8'),
    account: JSON.parse(readFileSync(join(folder, 'account'), 'utf8')) as {
      made: string[];
      secrets: string[];
      value: string;
    },
    config: JSON.parse(readFileSync(join(folder, 'dist', 'sheaf', 'wrangler.json'), 'utf8')) as {
      d1_databases: { database_id: string }[];
      vars: { APP_BASE_URL: string };
    },
  };
}

it('makes what an account lacks, and runs at the address it was given', () => {
  const { account, config, log } = deploy();
  expect(account.made).toEqual([
    'd1 sheaf',
    'r2 bucket create sheaf-files',
    'queues create sheaf-jobs',
    'queues create sheaf-webhooks',
    'queues create sheaf-dead-letters',
  ]);
  expect(account.secrets).toEqual(['AUTH_SECRET']);
  expect(account.value).toMatch(/^[0-9a-f]{64}$/);
  expect(config.d1_databases[0]?.database_id).toBe('uuid-of-sheaf');
  expect(config.vars.APP_BASE_URL).toBe('https://sheaf.someone.workers.dev');
  expect(log.indexOf('d1 migrations apply')).toBeLessThan(log.indexOf('\ndeploy'));
});

it('leaves what is there alone the second time', () => {
  const first = deploy().account;
  writeBuiltConfig();
  expect(deploy().account).toEqual(first);
});

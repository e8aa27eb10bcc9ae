#!/usr/bin/env node
// Stands in for wrangler: keeps an account in the file `account`, and what was called in `log`. FAKE_FAILURE, a JSON object
// { "call", "text" }, lets the calls that begin with `call` fail with `text`. A script that is run with this file required
// calls it without a process for each call.
const childProcess = require('node:child_process');
const { EventEmitter } = require('node:events');
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { dirname, join } = require('node:path');

class Refusal extends Error {}

function refuse(text) {
  throw new Refusal(`A request to the Cloudflare API failed. ${text}`);
}

/** What a call prints; throws a Refusal. */
function wrangler(args) {
  const output = [];
  const words = args.join(' ');
  const flag = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const configPath = flag('--config');
  const config = configPath ? JSON.parse(readFileSync(configPath, 'utf8')) : {};
  const account = existsSync('account')
    ? JSON.parse(readFileSync('account', 'utf8'))
    : { databases: {}, buckets: {}, queues: [], secrets: {}, workers: {}, migrated: [] };

  appendFileSync(
    'log',
    `${words.replace(/ --(config|secrets-file) \S+/g, '')} ${config.name ?? ''}`.trim() + '\n',
  );
  const failure = process.env.FAKE_FAILURE ? JSON.parse(process.env.FAKE_FAILURE) : undefined;
  if (
    failure &&
    `${words.replace(/ --config \S+/g, '')} ${config.name ?? ''}`.startsWith(failure.call)
  ) {
    refuse(failure.text);
  }

  if (words.startsWith('d1 list')) {
    print(Object.entries(account.databases).map(([name, { uuid }]) => ({ name, uuid })));
  } else if (words.startsWith('d1 create')) {
    account.databases[args[2]] = { uuid: `uuid-of-${args[2]}`, location: flag('--location') };
  } else if (words.startsWith('d1 execute')) {
    print([{ results: account.databases[args[2]].isFormer ? [{ name: 'documents' }] : [] }]);
  } else if (words.startsWith('d1 migrations apply')) {
    account.migrated.push(
      config.d1_databases.find(({ binding }) => binding === args[3]).database_id,
    );
  } else if (words.startsWith('r2 bucket create')) {
    if (account.buckets[args[3]])
      refuse('The bucket you tried to create already exists, and you own it. [code: 10004]');
    account.buckets[args[3]] = { location: flag('--location') };
  } else if (words.startsWith('queues create')) {
    if (account.queues.includes(args[2])) refuse('Queue name already taken. [code: 11009]');
    account.queues.push(args[2]);
  } else if (words.startsWith('secret list')) {
    print(Object.keys(account.secrets[flag('--name')] ?? {}).map((name) => ({ name })));
  } else if (words.startsWith('deployments status')) {
    if (!account.workers[flag('--name')])
      refuse('This Worker does not exist on your account. [code: 10007]');
    print({
      versions: [
        { version_id: 'canary', percentage: 5 },
        { version_id: 'main', percentage: 95 },
      ],
    });
  } else if (words.startsWith('versions view main')) {
    const { vars, d1_databases: databases = [] } = account.workers[flag('--name')];
    const variables = Object.entries(vars).map(([name, value]) =>
      typeof value === 'string'
        ? { type: 'plain_text', name, text: value }
        : { type: 'json', name, json: value },
    );
    const bindings = databases.map(({ binding: name }) => ({ type: 'd1', name }));
    print({ resources: { bindings: [...bindings, ...variables] } });
  } else if (words.startsWith('deploy')) {
    deploy();
  } else {
    refuse(`Unknown arguments: ${words}`);
  }
  writeFileSync('account', JSON.stringify(account));
  return output.map((line) => `${line}\n`).join('');

  function deploy() {
    if (config.limits && process.env.FAKE_PLAN === 'free') {
      refuse('CPU limits are not supported for the Free plan. [code: 100328]');
    }
    const missing = (config.services ?? []).find(({ service }) => !account.workers[service]);
    if (missing) refuse(`Could not resolve service binding '${missing.binding}'. [code: 10143]`);
    if (config.main === 'placeholder.js')
      config.code = readFileSync(join(dirname(configPath), config.main), 'utf8');
    const secrets = flag('--secrets-file');
    if (secrets)
      Object.assign(
        (account.secrets[config.name] ??= {}),
        JSON.parse(readFileSync(secrets, 'utf8')),
      );
    config.hasSecret = 'AUTH_SECRET' in (account.secrets[config.name] ?? {});
    account.workers[config.name] = config;
    appendFileSync('versions', JSON.stringify(config) + '\n');
    if (config.workers_dev) output.push(`Deployed https://${config.name}.team.workers.dev`);
  }

  function print(value) {
    output.push(JSON.stringify(value));
  }
}

/** Calls `wrangler` and hands on what it prints; answers the status with which its process ends. */
function call(args, { stdout, stderr }) {
  try {
    stdout(wrangler(args));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    stderr(`${error.message}\n`);
    return 1;
  }
}

const ownStreams = {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
};

if (require.main === module) {
  process.exitCode = call(process.argv.slice(2), ownStreams);
} else {
  const { spawn } = childProcess;
  childProcess.spawn = (command, args, options) => {
    if (command !== 'wrangler') return spawn(command, args, options);
    const child = new EventEmitter();
    const isShown = options.stdio === 'inherit';
    for (const name of ['stdin', 'stdout', 'stderr']) {
      child[name] = Object.assign(new EventEmitter(), { end: () => undefined });
    }
    setImmediate(() => {
      const streams = {
        stdout: (text) => child.stdout.emit('data', Buffer.from(text)),
        stderr: (text) => child.stderr.emit('data', Buffer.from(text)),
      };
      child.emit('exit', call(args, isShown ? ownStreams : streams));
    });
    return child;
  };
  syncBuiltinESMExports();
}

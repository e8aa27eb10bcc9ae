import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../../.scripts/migrate.ts';
import { isBuilt } from '../../../.scripts/product/build-inputs.ts';
import { buildFolder } from '../../../.scripts/product/folders.ts';
import { run } from '../../../.scripts/run.ts';
import { oidcClient } from '../../support/oidc-server.ts';
import { migratedArchive, scratch } from './folders.ts';
import { ports } from './ports.ts';

/** Requires verified addresses and offers a provider beside email: the one that `people.spec.ts` starts. */
const peopleVariables = {
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true',
  AUTH_PROVIDERS_CUSTOMS: JSON.stringify([
    {
      providerId: 'acme',
      name: 'Acme',
      discoveryUrl: `http://localhost:${ports.oidc}/.well-known/openid-configuration`,
      clientId: oidcClient.clientId,
      clientSecret: oidcClient.clientSecret,
    },
  ]),
};

/** Runs a script until it reports that it is ready. */
function serve(script: string, variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const server = spawn('node', [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise<void>((done, fail) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is ready') && done());
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`${script} ended with ${code}`)));
  });
}

function serveProduct(port: number, variables: Record<string, string>) {
  const state = join(scratch, `state-${port}`);
  cpSync(migratedArchive, state, { recursive: true });
  return serve('.scripts/start.ts', {
    PORT: String(port),
    SHEAF_STATE_DIR: state,
    SHEAF_OUT_DIR: join(scratch, `dist-${port}`),
    RATE_LIMIT_IS_ENABLED: 'false',
    ...variables,
  });
}

async function serveProducts() {
  if (!isBuilt(buildFolder())) {
    await run('vite', ['build', '--logLevel', 'warn'], { SHEAF_OUT_DIR: buildFolder() });
  }
  // One server per configuration; each story uses the one that its project names.
  await Promise.all([
    serveProduct(ports.product, {
      INTAKE_EMAILS_UNVERIFIED: 'quarantine',
      MAX_ORGANIZATION_COUNT_PER_USER: '1000',
    }),
    serveProduct(ports.people, peopleVariables),
  ]);
}

const serveDemo = () =>
  serve('.scripts/demo.ts', {
    PORT: String(ports.demo),
    SHEAF_OUT_DIR: join(scratch, 'dist-demo'),
  });

await Promise.all([serveDemo(), migrate(migratedArchive).then(serveProducts)]);
console.log('All servers are ready');

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../.scripts/migrate.ts';
import { permissions } from '../../shared/permissions.ts';
import { openSearchScope } from '../support/search-archive.ts';
import { replaceEmptyIndex, sqliteAsD1 } from '../support/sqlite-database.ts';
import { localDatabasePath } from './local-database.ts';
import { trashedEvery } from './calls.ts';
import { baseUrl, startProduct } from './product-server.ts';
import { fillVersion, vocabulary } from './search/bench-database.ts';
import { createRandom } from '../support/random.ts';
import { createDocumentSource, zipfDraw } from './search/corpus.ts';
import { createFiller, mergeSearchIndexFully } from './search/fill.ts';

const otherOrganizations = 50;
const user = { email: 'bench@example.com', name: 'Bench', password: 'correct horse battery' };

export type Credentials = { organizationId: string; apiKey: string };

/**
 * Provides the state directory of a product whose one organization holds `documentsCount` documents with 3 of 30 tags
 * each, one in 50 in the trash, beside 50 organizations that share a fifth as many. Created if it is missing; measure
 * in a copy.
 */
export async function productArchive(directory: string, documentsCount: number) {
  const stateDirectory = `${directory}/product-${fillVersion}-${documentsCount}`;
  const credentialsFile = `${stateDirectory}/credentials.json`;
  if (existsSync(credentialsFile)) {
    await migrate(stateDirectory);
    return {
      stateDirectory,
      ...(JSON.parse(readFileSync(credentialsFile, 'utf8')) as Credentials),
    };
  }
  rmSync(stateDirectory, { recursive: true, force: true });
  mkdirSync(stateDirectory, { recursive: true });
  await migrate(stateDirectory);
  const credentials = await openAccount({ directory, stateDirectory });
  await fillDatabase(stateDirectory, credentials.organizationId, documentsCount);
  writeFileSync(credentialsFile, JSON.stringify(credentials));
  return { stateDirectory, ...credentials };
}

export function copyOf(stateDirectory: string): string {
  const copy = `${stateDirectory}.run`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(stateDirectory, copy, { recursive: true });
  return copy;
}

export async function signIn(): Promise<Record<string, string>> {
  return sessionHeaders(await post('/api/auth/sign-in/email', { ...user, rememberMe: true }));
}

async function openAccount(options: { directory: string; stateDirectory: string }) {
  const server = await startProduct(options);
  try {
    const headers = sessionHeaders(await post('/api/auth/sign-up/email', user));
    const created = await post('/api/organizations', { name: 'Bench' }, headers);
    const { organization } = (await created.json()) as { organization: { id: string } };
    const key = await post('/api/api-keys', { name: 'Bench', permissions }, headers);
    const { token } = (await key.json()) as { token: string };
    return { organizationId: organization.id, apiKey: token };
  } finally {
    await server.stop();
  }
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

function sessionHeaders(response: Response): Record<string, string> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), origin: baseUrl };
}

async function fillDatabase(
  stateDirectory: string,
  organizationId: string,
  documentsCount: number,
) {
  const sqlite = new DatabaseSync(localDatabasePath(stateDirectory));
  sqlite.exec('pragma synchronous = off');
  replaceEmptyIndex(sqlite);
  const filler = createFiller(sqlite);
  const random = createRandom(20_261_120);
  const fill = (id: string, count: number) =>
    filler.fill(
      openSearchScope(sqliteAsD1(sqlite), id).scope,
      count,
      createDocumentSource(zipfDraw(vocabulary, random), random),
    );
  await fill(organizationId, documentsCount);
  for (let other = 0; other < otherOrganizations; other += 1) {
    const own = `o${String(other).padStart(3, '0')}`;
    await fill(`org_${own.padEnd(24, '0')}`, Math.ceil(documentsCount / 5 / otherOrganizations));
  }
  sqlite
    .prepare(
      `update documents set deleted_at = created_at + 1 where organization_id = ? and sequence % ${trashedEvery} = 0`,
    )
    .run(organizationId);
  await mergeSearchIndexFully(sqlite);
  sqlite.exec('pragma wal_checkpoint(truncate)');
  sqlite.close();
}

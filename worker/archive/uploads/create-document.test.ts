import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createId } from '../../../shared/ids.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { connectDatabase } from '../../database/database.ts';
import { createDatabaseUsage, type D1Like, type D1StatementLike } from '../../database/metering.ts';
import type { FileStore } from '../../platform/platform.ts';
import { createDocument } from './create-document.ts';

function unreadable(statement: D1StatementLike): D1StatementLike {
  return {
    ...statement,
    bind: (...values) => unreadable(statement.bind(...values)),
    all: () => Promise.reject(new Error('D1 is not available')),
  };
}

type Fault = 'before' | 'after' | undefined;

function createArchive(faults: Fault[] = [], options: { failsToRead?: boolean } = {}) {
  const sqlite = openMigratedSqlite();
  const d1 = sqliteAsD1(sqlite);
  const failing: D1Like = {
    prepare(query) {
      return options.failsToRead ? unreadable(d1.prepare(query)) : d1.prepare(query);
    },
    async batch(statements) {
      const fault = faults.shift();
      if (fault === 'before') throw new Error('D1 is not available');
      const results = await d1.batch(statements);
      if (fault === 'after') throw new Error('Network connection lost');
      return results;
    },
  };
  const database = connectDatabase(failing, createDatabaseUsage());
  const stored = new Set<string>();
  const files: FileStore = {
    async put(key, body) {
      const bytes = await new Response(body as BodyInit).arrayBuffer();
      stored.add(key);
      return { size: bytes.byteLength, sha256: 'same' };
    },
    get: () => Promise.resolve(null),
    replace: () => Promise.resolve(false),
    delete: async (keys) => keys.forEach((key) => stored.delete(key)),
    list: () => Promise.resolve({ files: [], cursor: null }),
  };
  const { platform } = createSqlitePlatform({
    identityDatabase: database,
    databaseFor: () => database,
    databases: [database],
    files,
  });
  const scope = createSystemScope(platform, createId('org'));
  const add = () =>
    createDocument(scope, { name: 'a.txt', type: '', body: new Blob(['text']).stream() });
  const counts = () => ({
    files: stored.size,
    documents: sqlite.prepare('select 1 from documents').all().length,
  });
  return { sqlite, add, counts };
}

describe('an upload whose row is not written', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('leaves no file when the database refuses the row for good', async () => {
    const { sqlite, add, counts } = createArchive();
    sqlite.exec(
      "create trigger broken before insert on documents begin select raise(abort, 'broken'); end",
    );
    await expect(add()).rejects.toThrow('broken');
    expect(counts()).toEqual({ files: 0, documents: 0 });
  });

  it('leaves no file when every attempt fails, and is stored once one succeeds', async () => {
    const failing = createArchive(['before', 'before', 'before']);
    await expect(failing.add()).rejects.toThrow('not available');
    expect(failing.counts()).toEqual({ files: 0, documents: 0 });
    const recovered = createArchive(['before', 'before']);
    expect(await recovered.add()).toMatchObject({ kind: 'created' });
    expect(recovered.counts()).toEqual({ files: 1, documents: 1 });
  });

  it('keeps the file of a row that was written although its response was lost', async () => {
    const { add, counts } = createArchive(['after']);
    expect(await add()).toMatchObject({ kind: 'created' });
    expect(counts()).toEqual({ files: 1, documents: 1 });
  });

  it('leaves the file to Cron while the database cannot say whether there is a row', async () => {
    const { add, counts } = createArchive(['after'], { failsToRead: true });
    await expect(add()).rejects.toThrow();
    expect(counts()).toEqual({ files: 1, documents: 1 });
  });

  it('leaves no second file of a duplicate', async () => {
    const { add, counts } = createArchive();
    await add();
    expect(await add()).toMatchObject({ kind: 'duplicate' });
    expect(counts()).toEqual({ files: 1, documents: 1 });
  });
});

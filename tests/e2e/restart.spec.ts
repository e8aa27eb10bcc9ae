import type { ChildProcess } from 'node:child_process';
import { globSync, mkdtempSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ownServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';

const { start, kill, call, signUp, createOrganization, upload } = ownServer(ports.restart);

test('a server killed in the middle of reading a document finishes the work when it is back', async () => {
  test.setTimeout(600_000);
  const state = mkdtempSync(join(tmpdir(), 'sheaf-restart-'));
  const first = await start(state);
  const cookie = await signUp();
  const organizationId = await createOrganization(cookie);
  const documentIds: string[] = [];
  try {
    // The documents are read one after another, so that one is being read whenever the kill happens.
    for (const number of [1, 2, 3, 4]) {
      documentIds.push(await upload(cookie, { organizationId, number }));
    }
    await expect.poll(() => isStoppedWhileReading(first, state), { intervals: [10] }).toBe(true);
  } finally {
    await kill(first);
  }
  const interrupted = documentsBeingRead(state);
  expect(interrupted).not.toEqual([]);
  expect(documentIds).toEqual(expect.arrayContaining(interrupted));

  letTimePass(state);
  const second = await start(state);
  try {
    for (const documentId of documentIds) {
      await expect
        .poll(() => extractionState(cookie, { organizationId, documentId }), {
          timeout: 150_000,
          intervals: [1000],
        })
        .toBe('done');
    }
    expect(documentsBeingRead(state)).toEqual([]);
  } finally {
    await kill(second);
  }
});

/** Stops the server, and resumes it unless it was reading a document. */
function isStoppedWhileReading({ pid }: ChildProcess, state: string): boolean {
  if (pid === undefined) return false;
  process.kill(-pid, 'SIGSTOP');
  if (documentsBeingRead(state).length > 0) return true;
  process.kill(-pid, 'SIGCONT');
  return false;
}

/** Simulates a restart minutes later, when unfinished queue messages are sent again. */
function letTimePass(state: string) {
  const database = new DatabaseSync(databaseFile(state));
  try {
    database.exec("update jobs set send_after = 0, job = json_remove(job, '$.notBefore')");
  } finally {
    database.close();
  }
}

function databaseFile(state: string): string {
  const files = globSync(join(state, 'state/v3/d1/*/*.sqlite'));
  return files.find((path) => !path.endsWith('metadata.sqlite')) ?? '';
}

/** Returns the documents whose reading has begun and not ended, from the local runtime's database file. */
function documentsBeingRead(state: string): string[] {
  const database = new DatabaseSync(databaseFile(state), { readOnly: true });
  try {
    return database
      .prepare(
        `select documents.id from documents join jobs on job ->> 'documentId' = documents.id
        where extraction_state = 'pending' and job ->> 'type' = 'document.extract' and attempts > 0`,
      )
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}

async function extractionState(
  cookie: string,
  ids: { organizationId: string; documentId: string },
) {
  const response = await call(`/organizations/${ids.organizationId}/documents/${ids.documentId}`, {
    cookie,
  });
  const { document } = (await response.json()) as { document: { extractionState: string } };
  return document.extractionState;
}

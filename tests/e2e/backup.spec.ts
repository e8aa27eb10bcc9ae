import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { migratedArchive } from './support/folders.ts';
import { ownServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';

const { start, kill, call, signUp, createOrganization, upload } = ownServer(ports.backup);

async function runScript(name: string, options: { state: string; argument: string }) {
  const env = { ...process.env, SHEAF_STATE_DIR: options.state };
  const run = promisify(execFile);
  const { stdout } = await run('node', [`.scripts/${name}.ts`, options.argument], { env });
  return stdout;
}

test('a backup of an archive in use is whole: the doctor finds nothing in it, and its documents open', async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-backup-'));
  const state = join(folder, 'state');
  const restored = join(folder, 'restored', 'state');
  cpSync(migratedArchive, state, { recursive: true });
  const first = await start(folder);
  let cookie: string;
  let organizationId: string;
  try {
    cookie = await signUp();
    organizationId = await createOrganization(cookie);
    await upload(cookie, { organizationId, number: 1 });
    const backedUp = new AbortController();
    const uploads = (async () => {
      for (let number = 2; !backedUp.signal.aborted; number += 1) {
        await upload(cookie, { organizationId, number });
      }
    })();
    for (const expected of [1, 2]) {
      await runScript('backup', { state, argument: join(folder, 'backups') });
      expect(readdirSync(join(folder, 'backups'))).toHaveLength(expected);
    }
    backedUp.abort();
    await uploads;
  } finally {
    await kill(first);
  }

  const [, newest = ''] = readdirSync(join(folder, 'backups')).toSorted();
  const source = join(folder, 'backups', newest);
  await runScript('restore', { state: restored, argument: source });
  await expect(runScript('restore', { state: restored, argument: source })).rejects.toThrow(
    'has an archive',
  );
  const report = await runScript('doctor', { state: restored, argument: '--all' });
  expect(report).toContain('No problems found');
  const second = await start(join(folder, 'restored'));
  try {
    const list = await call(`/organizations/${organizationId}/documents`, { cookie });
    const { documents } = (await list.json()) as { documents: { id: string }[] };
    expect(documents.length).toBeGreaterThan(0);
    for (const { id } of documents) {
      const path = `/organizations/${organizationId}/documents/${id}/file`;
      expect((await call(path, { cookie })).status).toBe(200);
    }
  } finally {
    await kill(second);
  }
});

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run } from '../../.scripts/run.ts';

/** Names of the lock, of the database engine, and of a document of the seed. */
const demoMarks = /sheaf-demo|sqlite3|gewerbemietvertrag/;

for (const [name, isDemo] of [
  ['an ordinary build', false],
  ['the demo', true],
] as const) {
  test(`${name} holds ${isDemo ? 'the demo' : 'nothing of the demo'}`, async () => {
    test.setTimeout(180_000);
    const folder = mkdtempSync(join(tmpdir(), 'sheaf-build-'));
    await run('vite', ['build', '--logLevel', 'error'], {
      SHEAF_OUT_DIR: folder,
      VITE_IS_DEMO_MODE: String(isDemo),
    });
    const site = isDemo ? folder : join(folder, 'client');
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const marked = files.filter(
      (file) =>
        demoMarks.test(file.slice(site.length)) || demoMarks.test(readFileSync(file, 'latin1')),
    );
    expect(marked.length > 0).toBe(isDemo);
    expect(files.length).toBeGreaterThan(10);
  });
}

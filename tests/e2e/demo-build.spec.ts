import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const { SHEAF_BUILD_DIR = '', SHEAF_E2E_DIR = '' } = process.env;

const demoMarks = /sheaf-demo|sqlite3|gewerbemietvertrag/;

for (const [name, site, isDemo] of [
  ['an ordinary build', join(SHEAF_BUILD_DIR, 'client'), false],
  ['the demo', join(SHEAF_E2E_DIR, 'dist-demo'), true],
] as const) {
  test(`${name} holds ${isDemo ? 'the demo' : 'nothing of the demo'}`, () => {
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

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walls } from './planted-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'sheaf-walls-'));
const problems = new Map<string, string[]>();

function plant(path: string, code: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), code, { flag: 'wx' });
}

type Report = { diagnostics: { filename: string; code: string; message: string }[] };

/** Lints all planted files at once, with the configuration and the plugin of the project. */
beforeAll(() => {
  for (const name of ['.lint', '.oxlintrc.json', 'package.json']) {
    cpSync(join(root, name), join(project, name), { recursive: true });
  }
  for (const { rejects, accepts } of Object.values(walls)) {
    for (const [path, code] of [...rejects, ...accepts]) plant(path, code);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: project,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as Report;
  for (const { filename, code, message } of report.diagnostics) {
    problems.set(filename, [...(problems.get(filename) ?? []), `${code}: ${message}`]);
  }
});

afterAll(() => rmSync(project, { recursive: true }));

describe.each(Object.entries(walls))('%s', (_name, { rule, rejects, accepts }) => {
  it.each(rejects)('rejects %s', (path, _code, message) => {
    const ofWalls = problems.get(path)?.filter((problem) => /^walls|max-lines/.test(problem));
    expect(ofWalls).toEqual([`${rule}: ${message}`]);
  });

  it.each(accepts)('accepts %s', (path) => {
    expect(problems.get(path)).toBeUndefined();
  });
});

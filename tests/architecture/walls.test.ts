import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walls } from './planted-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let count = 0;
const numbered = (path: string) => path.replace('*', () => `planted-${++count}`);

const planted = Object.entries(walls).map(([wall, { rule, rejects, accepts }]) => ({
  wall,
  rejects: Object.entries(rejects).flatMap(([message, files]) =>
    files.map(([path, code]) => ({ path: numbered(path), code, problem: `${rule}: ${message}` })),
  ),
  accepts: accepts.map(([path, code]) => ({ path: numbered(path), code })),
}));

const rules = Object.values(walls).map(({ rule }) => `${rule}: `);
const problems = new Map<string, string[]>();
const project = mkdtempSync(join(tmpdir(), 'sheaf-walls-'));

type Report = { diagnostics: { filename: string; code: string; message: string }[] };

/** Lints all planted files at once, with the project's configuration and plugin. */
beforeAll(() => {
  for (const name of ['.lint', '.oxlintrc.json', 'package.json']) {
    cpSync(join(root, name), join(project, name), { recursive: true });
  }
  for (const { path, code } of planted.flatMap(({ rejects, accepts }) => [
    ...rejects,
    ...accepts,
  ])) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code, { flag: 'wx' });
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
}, 60_000);

afterAll(() => rmSync(project, { recursive: true }));

describe.each(planted)('$wall', ({ rejects, accepts }) => {
  it.each(rejects)('rejects $path: $problem', ({ path, problem }) => {
    const ofWalls = problems
      .get(path)
      ?.filter((found) => rules.some((rule) => found.startsWith(rule)));
    expect(ofWalls).toEqual([problem]);
  });

  it.each(accepts)('accepts $path', ({ path }) => {
    expect(problems.get(path)).toBeUndefined();
  });
});

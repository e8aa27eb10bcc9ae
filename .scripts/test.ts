import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { runShowing } from './run.ts';

/**
 * All checks of the project, the cheapest stage first. Two checks run in parallel, because each uses little more than
 * one core; the longest of a stage start first.
 */
const stages = [
  ['types', 'lint', 'build', 'format:check'],
  ['test:e2e', 'test:unit', 'test:worker', 'test:demo', 'fuzz -- --inputs 150', 'sizes'],
];
const lanes = [1, 2];

/** Expected seconds on two cores beside another check, to notice checks that become slow. */
const budgets = new Map([
  ['format:check', 20],
  ['lint', 90],
  ['types', 90],
  ['build', 40],
  ['test:e2e', 780],
  ['test:worker', 480],
  ['test:unit', 780],
  ['test:demo', 360],
  ['fuzz -- --inputs 150', 90],
  ['sizes', 40],
]);
const totalBudget = 21 * 60;

// Databases are in memory if there is room, because tests would wait for the disk at every statement.
const memory = '/dev/shm';
if (existsSync(memory) && freeBytes(memory) > 4 * 1024 ** 3) {
  const folder = mkdtempSync(join(memory, 'sheaf-test-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

const started = Date.now();
const slow: string[] = [];

async function runFrom(checks: string[]) {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const begun = Date.now();
    if (check === 'test:e2e') await ensureChromium();
    console.log(`\n=== ${check}`);
    // The browser tests use the build that was just checked.
    const env = check === 'test:e2e' ? { SHEAF_BUILD_DIR: resolve('dist') } : {};
    await runShowing('npm', ['run', '--silent', ...check.split(' ')], env);
    const seconds = secondsSince(begun);
    console.log(`=== ${check} passed in ${seconds} s`);
    noteSlow(check, { seconds, budget: budgets.get(check) ?? 0 });
  }
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1000);
}

function noteSlow(name: string, { seconds, budget }: { seconds: number; budget: number }) {
  if (seconds > budget) slow.push(`${name} took ${seconds} s, the budget is ${budget} s`);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

for (const stage of stages) {
  const checks = [...stage];
  const outcomes = await Promise.allSettled(lanes.map(() => runFrom(checks)));
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  if (failures.length === 0) continue;
  // Failures are printed last, because the output of parallel checks is mixed.
  for (const failure of failures) console.error(`\n${failure.message}`);
  process.exit(1);
}

noteSlow('Everything', { seconds: secondsSince(started), budget: totalBudget });
if (slow.length > 0) console.log(`\nSlower than planned:\n${slow.join('\n')}`);
console.log(`\n${stages.flat().length} passed, 0 failed`);

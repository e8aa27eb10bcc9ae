import { resolve } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { runShowing } from './run.ts';

/**
 * Every check of the project, the cheapest stage first. Two run beside each other, as the tests in one runtime use one core;
 * whichever ends is followed by the next of its stage, the longest first.
 */
const stages = [
  ['types', 'format:check', 'lint'],
  [
    'test:worker',
    'test:unit',
    'test:demo -- --shard=1/2',
    'test:demo -- --shard=2/2',
    'fuzz -- --inputs 150',
    'build',
  ],
  ['test:e2e', 'sizes'],
];

/** Seconds on two cores, so that a check that has become slow is noticed; all of them together take 15 minutes. */
const budgets = new Map([
  ['format:check', 10],
  ['lint', 60],
  ['types', 60],
  ['test:worker', 330],
  ['fuzz -- --inputs 150', 60],
  ['test:unit', 240],
  ['test:demo -- --shard=1/2', 80],
  ['test:demo -- --shard=2/2', 80],
  ['build', 20],
  ['test:e2e', 400],
  ['sizes', 20],
]);

const slow: string[] = [];

async function runFrom(checks: string[]) {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const started = Date.now();
    if (check === 'test:e2e') await ensureChromium();
    // The build that has just been checked serves the browser tests.
    if (check === 'test:e2e') process.env.SHEAF_BUILD_DIR = resolve('dist');
    console.log(`\n=== ${check}`);
    await runShowing('npm', ['run', '--silent', ...check.split(' ')]);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`=== ${check} passed in ${seconds} s`);
    const budget = budgets.get(check) ?? 0;
    if (seconds > budget) slow.push(`${check} took ${seconds} s, its budget is ${budget} s`);
  }
}

for (const stage of stages) {
  const checks = [...stage];
  const outcomes = await Promise.allSettled([runFrom(checks), runFrom(checks)]);
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  if (failures.length === 0) continue;
  // Said last: what failed stands between the lines of the checks that ran beside it.
  for (const failure of failures) console.error(`\n${failure.message}`);
  process.exit(1);
}

if (slow.length > 0) console.log(`\nSlower than planned:\n${slow.join('\n')}`);
console.log(`\n${stages.flat().length} passed, 0 failed`);

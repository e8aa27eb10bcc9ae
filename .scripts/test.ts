import { resolve } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { runShowing } from './run.ts';

/**
 * Every check of the project, the cheapest first. The lists of a stage run beside each other: the tests in the runtime of
 * Workers use one core.
 */
const stages = [
  [['format:check', 'lint'], ['types']],
  [
    ['test:worker', 'fuzz -- --inputs 150'],
    ['test:unit', 'test:demo', 'build'],
  ],
  [['test:e2e']],
];

/** Seconds on two cores, so that a check that has become slow is noticed; all of them together take 15 minutes. */
const budgets = new Map([
  ['format:check', 10],
  ['lint', 60],
  ['types', 60],
  ['test:worker', 330],
  ['fuzz -- --inputs 150', 60],
  ['test:unit', 240],
  ['test:demo', 150],
  ['build', 20],
  ['test:e2e', 420],
]);

const slow: string[] = [];

async function runChecks(checks: readonly string[]) {
  for (const check of checks) {
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

for (const lists of stages) {
  const outcomes = await Promise.allSettled(lists.map(runChecks));
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  if (failures.length === 0) continue;
  // Said last: what failed stands between the lines of the checks that ran beside it.
  for (const failure of failures) console.error(`\n${failure.message}`);
  process.exit(1);
}

if (slow.length > 0) console.log(`\nSlower than planned:\n${slow.join('\n')}`);
console.log(`\n${stages.flat(2).length} passed, 0 failed`);

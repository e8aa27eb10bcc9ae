import { ensureChromium } from './ensure-chromium.ts';
import { run } from './run.ts';

/**
 * Every check of the project, the cheapest first. The lists of a stage run beside each other: the tests in the runtime of
 * Workers use one core.
 */
const stages = [
  [['format:check', 'lint', 'types']],
  [['test:worker'], ['test:unit', 'test:demo', 'fuzz -- --inputs 250']],
  [['build', 'test:e2e']],
];

async function runChecks(checks: readonly string[]) {
  for (const check of checks) {
    const started = Date.now();
    if (check === 'test:e2e') await ensureChromium();
    console.log(`\n=== ${check}`);
    await run('npm', ['run', '--silent', ...check.split(' ')]);
    console.log(`=== ${check} passed in ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

for (const lists of stages) {
  const outcomes = await Promise.allSettled(lists.map(runChecks));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

console.log(`\n${stages.flat(2).length} passed, 0 failed`);

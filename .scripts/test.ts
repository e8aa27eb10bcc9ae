import { ensureChromium } from './ensure-chromium.ts';
import { run } from './run.ts';

/** Every check of the project, cheapest first. Each one also has a script of its own in package.json. */
const checks = [
  'format:check',
  'lint',
  'types',
  'test:unit',
  'test:worker',
  'test:demo',
  'fuzz -- --inputs 250',
  'build',
  'test:e2e',
];

for (const check of checks) {
  const started = Date.now();
  if (check === 'test:e2e') await ensureChromium();
  console.log(`\n=== ${check}`);
  await run('npm', ['run', '--silent', ...check.split(' ')]);
  console.log(`=== ${check} passed in ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${checks.length} passed, 0 failed`);

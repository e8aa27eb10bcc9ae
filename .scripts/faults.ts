import { runShowing } from './run.ts';

process.env.FAULT_SCHEDULES ??= '10000';
await runShowing('vitest', [
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  'unit*',
  'tests/unit/faults.test.ts',
]);

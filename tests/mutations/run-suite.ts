import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Result of a suite: `broken` if it did not start. `by` is the first failure. */
export type SuiteRun = { state: 'passed' | 'failed' | 'timeout' | 'broken'; by: string };

const longestRun = 15 * 60_000;

/** Runs a test file in a copy of the project up to its first failure. */
export async function runSuite(directory: string, suite: string): Promise<SuiteRun> {
  const output = join(directory, '.mutation-result.json');
  rmSync(output, { force: true });
  const isDone = await runVitest(directory, [
    '--project',
    projectOf(suite),
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    output,
    suite,
  ]);
  if (!isDone) return { state: 'timeout', by: `${suite} did not end` };
  return readResult(output, suite);
}

/** The contract runs in the demo, where it is fast. */
function projectOf(suite: string): string {
  if (suite.startsWith('tests/contract/')) return 'demo';
  return suite.startsWith('tests/worker/') ? 'worker' : 'unit*';
}

/** Returns whether Vitest ended in time. */
function runVitest(directory: string, args: string[]): Promise<boolean> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...vitest, ...args], {
      cwd: directory,
      stdio: 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      done(false);
    }, longestRun);
    child.on('error', fail);
    child.on('exit', () => {
      clearTimeout(timer);
      done(true);
    });
  });
}

type Report = {
  success: boolean;
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

function readResult(output: string, suite: string): SuiteRun {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  } catch {
    return { state: 'broken', by: `${suite} wrote no result` };
  }
  if (report.success) return { state: 'passed', by: '' };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  const [message = ''] = report.testResults.map((result) => result.message);
  if (!failed) {
    return { state: tests.length === 0 ? 'broken' : 'failed', by: `${suite}: ${message}` };
  }
  const isTimeout = failed.failureMessages.some((text) => /(Test|Hook) timed out/.test(text));
  return { state: isTimeout ? 'timeout' : 'failed', by: failed.fullName };
}

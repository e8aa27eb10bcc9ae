import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runQuietly } from '../../.scripts/run.ts';
import { accessMutations } from './access.ts';
import { browserMutations } from './browser.ts';
import { fieldMutations } from './fields.ts';
import { findingMutations } from './finding.ts';
import { documentMutations, ruleMutations, searchMutations } from './archive.ts';
import { intakeMutations, webhookMutations } from './integrations.ts';
import { learningMutations } from './learning.ts';
import { listMutations } from './lists.ts';
import type { Mutation } from './mutation.ts';
import { peopleMutations } from './people.ts';
import { reminderMutations } from './reminders.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';
import { versionMutations } from './versions.ts';

/*
 * Plants one defect after another in a copy of the working tree and shows which of them no test detects:
 *
 *   npm run mutations [-- filter]   only those whose area, file or description contains `filter`
 *   npm run mutations -- --check    only whether each still fits the code
 *
 * Prints a Markdown table and writes mutations.json into the system's temporary directory. Exits with 1 if a mutation
 * survives without a reason, no longer fits the code, or prevents a suite from starting.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    parallel: { type: 'string', default: '2' },
    out: { type: 'string', default: join(tmpdir(), 'mutations.json') },
  },
});

const areas: Record<string, Mutation[]> = {
  access: accessMutations,
  documents: documentMutations,
  rules: ruleMutations,
  search: searchMutations,
  fields: fieldMutations,
  finding: findingMutations,
  people: peopleMutations,
  webhooks: webhookMutations,
  intake: intakeMutations,
  learning: learningMutations,
  lists: listMutations,
  reminders: reminderMutations,
  versions: versionMutations,
  browser: browserMutations,
};

type Result = 'killed' | 'timeout' | 'survived' | 'equivalent' | 'not equivalent' | 'invalid';
type Outcome = { area: string; mutation: Mutation; result: Result; by: string };

const filter = positionals.join(' ').toLowerCase();
const selected = Object.entries(areas).flatMap(([area, mutations]) =>
  mutations
    .filter(({ what, file }) => `${area} ${file} ${what}`.toLowerCase().includes(filter))
    .map((mutation) => ({ area, mutation })),
);

const stale = selected.flatMap(({ mutation }) => staleness(mutation));
for (const line of stale) console.error(line);
if (selected.length === 0 || stale.length > 0) process.exit(1);
if (options.check) {
  console.log(`${selected.length} mutations fit the code`);
  process.exit(0);
}

const outcomes: Outcome[] = [];
const copies = await Promise.all(
  Array.from({ length: Number(options.parallel) }, () => copyWorkingTree()),
);
try {
  await failUnlessSuitesPass();
  const queue = [...selected];
  await inEveryCopy(async (copy) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = { ...next, ...(await test(copy, next.mutation)) };
      outcomes.push(outcome);
      console.error(
        `${outcomes.length}/${selected.length} ${outcome.result}: ${next.mutation.what}`,
      );
    }
  });
} finally {
  // A suite that is still running in another copy writes there.
  const patience = { maxRetries: 10, retryDelay: 1000 };
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, ...patience });
}
report();

function staleness({ file, find, suites }: Mutation): string[] {
  const count = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0;
  return [
    ...(count === 1 ? [] : [`${file}: ${count} times ${JSON.stringify(find)}`]),
    ...suites.filter((suite) => !existsSync(suite)).map((suite) => `${suite} does not exist`),
  ];
}

/** Copies all files of the working tree, committed or not, with the same installed packages. */
async function copyWorkingTree(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'sheaf-mutations-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of (await runQuietly('git', list)).split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function inEveryCopy(work: (copy: string) => Promise<void>) {
  return Promise.all(copies.map(work));
}

/** A suite that fails without a mutation would kill every mutation. */
async function failUnlessSuitesPass() {
  const suites = [...new Set(selected.flatMap(({ mutation }) => mutation.suites))];
  const queue = [...suites];
  await inEveryCopy(async (copy) => {
    for (let suite = queue.shift(); suite; suite = queue.shift()) {
      const run = await runSuite(copy, suite);
      if (run.state !== 'passed') throw new Error(`${suite} fails without a mutation: ${run.by}`);
    }
  });
  console.error(`${suites.length} suites pass without a mutation`);
}

async function test(copy: string, mutation: Mutation): Promise<Pick<Outcome, 'result' | 'by'>> {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    original.replace(mutation.find, () => mutation.replace),
  );
  try {
    for (const suite of mutation.suites) {
      const run = await runSuite(copy, suite);
      if (run.state !== 'passed') return { result: resultOf(mutation, run), by: run.by };
    }
    const { equivalent } = mutation;
    return equivalent ? { result: 'equivalent', by: equivalent } : { result: 'survived', by: '' };
  } finally {
    writeFileSync(path, original);
  }
}

function resultOf(mutation: Mutation, run: SuiteRun): Result {
  switch (run.state) {
    case 'failed':
      return mutation.equivalent ? 'not equivalent' : 'killed';
    case 'timeout':
      return 'timeout';
    case 'broken':
      return 'invalid';
    case 'passed':
      return 'survived';
  }
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}

function isGood({ result }: Outcome): boolean {
  return ['killed', 'timeout', 'equivalent'].includes(result);
}

function report() {
  const inOrder = selected.flatMap(
    ({ mutation }) => outcomes.find((outcome) => outcome.mutation === mutation) ?? [],
  );
  console.log('| area | mutation | file | result | by |\n|---|---|---|---|---|');
  for (const { area, mutation, result, by } of inOrder) {
    const cells = [area, mutation.what, `\`${mutation.file}\``, result, by].map(cell);
    console.log(`| ${cells.join(' | ')} |`);
  }
  const counts = Map.groupBy(inOrder, ({ result }) => result);
  const summary = [...counts].map(([result, list]) => `${list.length} ${result}`).join(', ');
  console.log(`\n${inOrder.length} mutations: ${summary}`);
  writeFileSync(options.out, JSON.stringify(inOrder, null, 2));
  process.exitCode = inOrder.every(isGood) ? 0 : 1;
}

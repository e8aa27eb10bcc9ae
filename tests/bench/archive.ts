import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { judge, type Expected, type Uploads } from './bars.ts';
import type { Caller, Measured } from './calls.ts';
import { copyOf, productArchive, signIn } from './product-archive.ts';
import { buildProduct, startProduct } from './product-server.ts';
import { measureReads, measureTable, memberCalls, readingCalls, tableCall } from './reads.ts';
import { bulkCalls, measureBulk, measureUploads, measureWrites, writingCalls } from './writes.ts';

/*
 * Measures the built product on workerd with local D1: `npm run bench -- --only archive --sizes 1000,20000,100000`.
 * Prints the cost of every call and the bars, and writes bench.json beside the archives. Exits with 1 if a bar is
 * missed.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: '1000,20000' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-bench` },
  },
});
const { directory } = options;
mkdirSync(directory, { recursive: true });

const sizes = options.sizes.split(',').map(Number);
const reads = Object.keys(readingCalls('', 0));
const expected: Expected = {
  sizes,
  calls: {
    member: [
      ...reads,
      ...Object.keys(memberCalls('')),
      ...Object.keys(writingCalls('', 0)),
      ...bulkCalls,
      tableCall,
    ],
    key: reads,
  },
};
const measured: Measured[] = [];
const uploads: Uploads[] = [];

await buildProduct(directory);
for (const documents of sizes) {
  const { organizationId, apiKey, ...archive } = await productArchive(directory, documents);
  const stateDirectory = copyOf(archive.stateDirectory);
  const server = await startProduct({ directory, stateDirectory });
  try {
    const member: Caller = { name: 'member', headers: await signIn() };
    const key: Caller = { name: 'key', headers: { authorization: `Bearer ${apiKey}` } };
    const calls = readingCalls(organizationId, documents);
    measured.push(
      ...(await measureReads(member, documents, { ...calls, ...memberCalls(organizationId) })),
      ...(await measureReads(key, documents, calls)),
      await measureTable(member, documents, organizationId),
      ...(await measureWrites(member, documents, organizationId)),
      ...(await measureBulk(member, documents, organizationId)),
    );
    const uploaded = await measureUploads(member, organizationId, server.memoryMb);
    uploads.push({ documents, ...uploaded });
  } finally {
    await server.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  }
}

const verdicts = judge(expected, { measured, uploads });
const machine = { cores: availableParallelism(), load: loadavg()[1] };
console.table(
  measured.map(({ ms, ...figures }) => ({ ...figures, 'median ms': Number(ms.toFixed(1)) })),
);
console.table(
  uploads.map(({ memoryMb, ...figures }) => ({
    ...figures,
    'memory, MB': memoryMb.map(Math.round).join(' → '),
  })),
);
console.table(verdicts.filter(({ what, isHeld }) => !isHeld || !what.startsWith('trips')));
console.log(
  `${verdicts.filter(({ isHeld }) => isHeld).length} of ${verdicts.length} bars are held. Trips are shown where they are not.`,
  `Times were taken on ${machine.cores} cores under a load of ${machine.load?.toFixed(1)}.`,
);
writeFileSync(
  `${directory}/bench.json`,
  JSON.stringify({ machine, measured, uploads, verdicts }, null, 2),
);
if (verdicts.some(({ isHeld }) => !isHeld)) process.exitCode = 1;

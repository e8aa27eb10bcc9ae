import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MoveError, moveOrganization } from '../worker/operations/moves/move-organization.ts';
import { withArchive } from './doctor/open-archive.ts';
import { printDatabases } from './doctor/print-sizes.ts';
import { secondsOf } from './organizations/seconds-of.ts';

/*
 * Shows the size of each database and what each organization stores in it; moves an organization to another database:
 *
 *   npm run organizations -- list             of the archive of `npm start` (SHEAF_STATE_DIR)
 *   npm run organizations -- list --remote    of the deployed one (SHEAF_NAME), through a logged-in wrangler
 *   npm run organizations -- move ORGANIZATION --to DB_2 [--remote]
 *
 * An interrupted move continues when it is started again. The former rows are deleted a minute later, or after
 * `--wait` seconds, because requests that began before the move may still read them.
 */
const { values: options, positionals } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    to: { type: 'string' },
    wait: { type: 'string', default: '60' },
  },
  allowPositionals: true,
});
const [command, organizationId, ...rest] = positionals;
const to = shardNamed(options.to);
const wait = secondsOf(options.wait);
if (command === 'list' && positionals.length === 1 && options.to === undefined) {
  await withArchive(options, ({ databases }) => printDatabases(databases));
} else if (
  command === 'move' &&
  organizationId &&
  rest.length === 0 &&
  to !== undefined &&
  wait !== undefined
) {
  await move({ organizationId, to, wait });
} else {
  console.error(
    'npm run organizations -- list [--remote]\nnpm run organizations -- move ORGANIZATION --to DB_2 [--wait SECONDS] [--remote]',
  );
  process.exitCode = 1;
}

function shardNamed(binding: string | undefined): number | undefined {
  const number = /^DB(?:_([2-9]|[1-9]\d+))?$/.exec(binding ?? '');
  return number ? Number(number[1] ?? 1) - 1 : undefined;
}

async function move({
  wait: seconds,
  ...target
}: {
  organizationId: string;
  to: number;
  wait: number;
}): Promise<void> {
  await withArchive(options, async (platform) => {
    try {
      await moveOrganization(platform, target, {
        report: (line) => console.log(line),
        untilReadersEnd: () => setTimeout(seconds * 1000),
      });
    } catch (error) {
      if (!(error instanceof MoveError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  });
}

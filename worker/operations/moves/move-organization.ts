import { z } from 'zod';
import { runBatch, type Database } from '../../database/database.ts';
import { rebuildCursorSchema, type RebuildCursor } from '../../outbox/job.ts';
import { findOrganizationState } from '../../people/organizations/organization-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { firstRebuildCursor } from '../../archive/search/index/rebuild/rebuild-step.ts';
import { compareCopy } from './compare-copy.ts';
import {
  findColumns,
  insertRows,
  readRows,
  type Offsets,
  type TableColumns,
} from './copy-store.ts';
import {
  beginArrival,
  clearOrganization,
  findMove,
  findVersion,
  giveUpArrival,
  hasRemovedTypes,
  lockOrganization,
  raiseVersion,
  saveCursor,
  switchShard,
  unlockOrganization,
} from './move-store.ts';
import { movedTables } from './moved-tables.ts';
import { rebuildIndexStep } from './rebuild-index.ts';

export class MoveError extends Error {
  override readonly name = 'MoveError';
}

const cursorSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('copy'), table: z.string(), after: z.number() }),
  z.object({ step: z.literal('index'), rebuild: rebuildCursorSchema }),
  z.object({ step: z.literal('compare') }),
]);
type Cursor = z.infer<typeof cursorSchema>;

const firstCursor: Cursor = { step: 'copy', table: movedTables[0]?.name ?? '', after: 0 };

type Target = { organizationId: string; to: number };
type Options = {
  report?: (line: string) => void;
  untilReadersEnd?: () => Promise<void>;
};
type Move = Target & {
  platform: Platform;
  from: number;
  sourceDatabase: Database;
  targetDatabase: Database;
  report: (line: string) => void;
};

/**
 * Moves the content of an organization to another database, or continues an interrupted move. In
 * the meantime the organization can be read but not written. Until the last step, which is one
 * statement, it stays in its former database; a move back to there gives the new copy up. Files
 * stay where they are. Throws MoveError if it is not moved.
 */
export async function moveOrganization(
  platform: Platform,
  { organizationId, to }: Target,
  { report = () => undefined, untilReadersEnd = async () => undefined }: Options = {},
): Promise<void> {
  const { identityDatabase, databases } = platform;
  const state = await findOrganizationState(identityDatabase, organizationId);
  const [sourceDatabase, targetDatabase] = [databases[state?.shard ?? 0], databases[to]];
  if (!state) throw new MoveError('There is no such organization');
  if (!sourceDatabase || !targetDatabase) throw new MoveError('There is no such database');
  if (state.shard !== to) {
    const from = state.shard;
    const move = { platform, organizationId, from, to, sourceDatabase, targetDatabase, report };
    await begin(move, state.deletedAt !== null);
    await copy(move);
    platform.shards.note(organizationId, to);
  }
  await settle(platform, { organizationId, to }, { report, untilReadersEnd });
}

async function begin(move: Move, isDeleted: boolean): Promise<void> {
  const { platform, organizationId, to, sourceDatabase, targetDatabase, report } = move;
  for (const [shard, database] of platform.databases.entries()) {
    const found = await findMove(database, organizationId);
    if (found?.role !== 'arriving') continue;
    if (shard === to) return;
    throw new MoveError(
      `It is being moved to ${nameOf(shard)}. Go on with that, or give it up with --to ${nameOf(move.from)}`,
    );
  }
  if (isDeleted) throw new MoveError('It is deleted');
  if (await hasRemovedTypes(sourceDatabase, organizationId)) {
    throw new MoveError('A document type is being deleted. Try again in a minute');
  }
  await clearOrganization(targetDatabase, organizationId, { hasPeople: to === 0 });
  await lockOrganization(sourceDatabase, organizationId);
  await beginArrival(move, organizationId, JSON.stringify(firstCursor));
  report('Locked: it can be read, and writes are answered with 503');
}

async function copy(move: Move): Promise<void> {
  const { organizationId, from, sourceDatabase, targetDatabase, report } = move;
  const columns = await findColumns(sourceDatabase);
  const found = await findMove(targetDatabase, organizationId);
  const offsets = { documents: found?.documentOffset ?? 0, events: found?.eventOffset ?? 0 };
  let cursor = cursorSchema.parse(JSON.parse(found?.cursor ?? ''));
  while (cursor.step === 'copy') {
    if (cursor.after === 0) report(`Copying ${cursor.table}`);
    cursor = await copyRows(move, cursor, { columns, offsets });
  }
  if (cursor.step === 'index') report('Building the index');
  while (cursor.step === 'index') cursor = await buildIndex(move, cursor.rebuild);
  report('Comparing');
  const differences = await compareCopy({ ...move, columns });
  if (differences.length > 0) {
    throw new MoveError(
      `The copy differs. Give the move up with --to ${nameOf(from)}\n${differences.join('\n')}`,
    );
  }
  await switchOver(move);
}

type CopyCursor = Extract<Cursor, { step: 'copy' }>;

async function copyRows(
  { organizationId, sourceDatabase, targetDatabase }: Move,
  { table: name, after }: CopyCursor,
  { columns, offsets }: { columns: TableColumns; offsets: Offsets },
): Promise<Cursor> {
  const place = movedTables.findIndex((each) => each.name === name);
  const table = movedTables[place];
  if (!table) throw new MoveError(`A former version has begun to copy ${name}`);
  const part = { table, columns: columns.get(name) ?? [], organizationId };
  const { rows, next } = await readRows(sourceDatabase, { ...part, after });
  const following = movedTables[place + 1];
  const cursor: Cursor =
    next === null
      ? following
        ? { step: 'copy', table: following.name, after: 0 }
        : { step: 'index', rebuild: firstRebuildCursor }
      : { step: 'copy', table: name, after: next };
  await runBatch(targetDatabase, [
    ...insertRows(targetDatabase, { ...part, rows, offsets, isFirst: after === 0 }),
    saveCursor(targetDatabase, organizationId, JSON.stringify(cursor)),
  ]);
  return cursor;
}

async function buildIndex(
  { platform, organizationId, targetDatabase }: Move,
  rebuild: RebuildCursor,
): Promise<Cursor> {
  const place = { database: targetDatabase, organizationId };
  const next = await rebuildIndexStep(platform, place, rebuild);
  const cursor: Cursor = next ? { step: 'index', rebuild: next } : { step: 'compare' };
  await runBatch(targetDatabase, [
    saveCursor(targetDatabase, organizationId, JSON.stringify(cursor)),
  ]);
  return cursor;
}

async function switchOver(move: Move): Promise<void> {
  const { platform, organizationId, to, sourceDatabase, targetDatabase, report } = move;
  const version = await findVersion(sourceDatabase, organizationId);
  const raised = raiseVersion(targetDatabase, organizationId, version + 1);
  // The version of the identity database is polled already, so it is raised together with the
  // switch; otherwise it would decrease again.
  if (to !== 0) await runBatch(targetDatabase, [raised]);
  await runBatch(platform.identityDatabase, [
    ...switchShard(platform.identityDatabase, organizationId, move),
    ...(to === 0 ? [raised] : []),
  ]);
  report(`Moved to ${nameOf(to)}`);
}

/** Unlocks an organization in its present database, and deletes its rows in other databases. */
async function settle(
  { databases }: Platform,
  { organizationId, to }: Target,
  { report, untilReadersEnd }: Required<Options>,
): Promise<void> {
  const others = [...databases.entries()].filter(([shard]) => shard !== to);
  for (const [, database] of others) await giveUpArrival(database, organizationId);
  const ownDatabase = databases[to];
  if (ownDatabase) await unlockOrganization(ownDatabase, organizationId);
  report('Unlocked');
  await untilReadersEnd();
  for (const [shard, database] of others) {
    await clearOrganization(database, organizationId, { hasPeople: shard === 0 });
  }
  report(`It is in ${nameOf(to)} only`);
}

function nameOf(shard: number): string {
  return shard === 0 ? 'DB' : `DB_${shard + 1}`;
}

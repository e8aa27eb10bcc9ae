import { setTimeout } from 'node:timers/promises';
import { moveOrganization } from '../../../worker/operations/moves/move-organization.ts';
import { documentIdAt } from '../search/fill.ts';
import { searches } from '../search/searches.ts';
import { databasesCount, largeId, otherIds, type SeededOrganization } from './layout.ts';
import type { Cost, OpenArchive } from './open-archive.ts';

const callsAlone = 20;
/** Milliseconds between other calls, because they share their process with the move. */
const pause = 1000;
/** The database of the neighbour, to which the large organization moves. */
const target = 2;
const neighbourId = otherIds[target] ?? '';

/**
 * Moves the large organization while a neighbour reads and writes, which must never be refused. All searches find the
 * same as before; writes to the moved organization are refused during the move.
 */
export async function measureMove(
  archive: OpenArchive,
  { documents, shard }: SeededOrganization,
): Promise<Record<string, Cost>> {
  if (shard === target || otherIds.indexOf(neighbourId) % databasesCount !== target) {
    throw new Error('Both are in other databases');
  }
  const before = await foundBy(archive, documents);
  const alone: Cost[] = [];
  for (let call = 0; call < callsAlone; call += 1) alone.push(await useNeighbour(archive, call));

  const state = { isMoving: true };
  const move = archive
    .measureWork((platform) =>
      moveOrganization(platform, { organizationId: largeId, to: target }, { report: console.log }),
    )
    .finally(() => (state.isMoving = false));
  const meanwhile: Cost[] = [];
  let refused = 0;
  while (state.isMoving) {
    meanwhile.push(await useNeighbour(archive, meanwhile.length));
    await archive.send('GET', `${pathOf(largeId)}/documents?pageSize=10`);
    const isWritten = await archive
      .send('POST', `${pathOf(largeId)}/tags`, {
        name: `moved ${meanwhile.length}`,
        color: '#000000',
      })
      .then(
        () => true,
        (error: Error) => {
          if (!error.message.includes(': 503 ')) throw error;
          return false;
        },
      );
    if (!isWritten) refused += 1;
    await setTimeout(pause);
  }
  const moved = await move;
  if (refused === 0) throw new Error('Nothing was refused meanwhile');
  const after = await foundBy(archive, documents);
  const differing = Object.keys(before).filter((name) => before[name] !== after[name]);
  if (differing.length > 0) throw new Error(`Found otherwise: ${differing.join(', ')}`);
  return {
    'moving it': moved,
    'moving it, for each document': { ...moved, rowsRead: moved.rowsRead / documents },
    'rename and search of a neighbour': medianOf(alone),
    'the same while it is moved': medianOf(meanwhile),
  };
}

const pathOf = (organizationId: string) => `/api/organizations/${organizationId}`;

async function useNeighbour(archive: OpenArchive, call: number): Promise<Cost> {
  const documents = `${pathOf(neighbourId)}/documents`;
  const path = `${documents}/${documentIdAt(neighbourId, 1)}`;
  const renamed = await archive.send('PATCH', path, { name: `renamed ${call}.pdf` });
  const found = await archive.send('GET', `${documents}/search?searchQuery=renamed%20${call}`);
  if (!found.text.includes(`renamed ${call}.pdf`)) throw new Error('The neighbour is not found');
  return { ...found.cost, ms: renamed.cost.ms + found.cost.ms };
}

async function foundBy(archive: OpenArchive, documents: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, queryFor] of Object.entries(searches)) {
    const query = new URLSearchParams({ pageSize: '100', searchQuery: queryFor(documents) });
    const { text } = await archive.send('GET', `${pathOf(largeId)}/documents/search?${query}`);
    found[name] = (text.match(/"id":"doc_\w+"/g) ?? []).join();
  }
  return found;
}

function medianOf(costs: readonly Cost[]): Cost {
  const sorted = costs.toSorted((one, other) => one.ms - other.ms);
  return sorted[sorted.length >> 1] ?? { ms: 0, trips: 0, rowsRead: 0, found: 0 };
}

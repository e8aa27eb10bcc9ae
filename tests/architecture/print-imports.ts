import { archiveRoomOf, roomOf } from '../../.lint/tree.ts';
import { archiveLayers, type Side } from '../../.lint/walls.ts';
import {
  archiveArrows,
  findCycles,
  readArrows,
  roomArrows,
  roomsOf,
  upwardArchiveArrows,
  upwardArrows,
} from './import-graph.ts';

const arrows = readArrows();

for (const side of ['worker', 'web'] as const) {
  const upward = upwardArrows(side, arrows);
  console.log(`${side}: ${roomsOf(side).join(' < ')}`);
  console.log(`  ${upward.length} imports run upward`);
  const byRooms = Map.groupBy(upward, ({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`);
  for (const [rooms, imports] of byRooms) {
    console.log(`  ${rooms} (${imports.length})`);
    for (const { from, to } of imports) console.log(`    ${from} → ${to}`);
  }
}

for (const side of ['shared', 'worker', 'web'] as const) {
  const ofArchive = archiveArrows(side, arrows);
  console.log(`${side}/archive: ${ofArchive.length} imports between folders`);
  const byLayers = Map.groupBy(
    ofArchive,
    ({ from, to }) => `${archiveLayerOf(side, from)} → ${archiveLayerOf(side, to)}`,
  );
  for (const [layers, imports] of byLayers) console.log(`  ${layers}: ${imports.length}`);
  const upward = upwardArchiveArrows(side, arrows);
  console.log(`  ${upward.length} run upward`);
  for (const { from, to } of upward) console.log(`    ${from} → ${to}`);
  const cycles = findCycles(roomArrows(ofArchive));
  console.log(`  ${cycles.length} cycles between folders`);
  for (const cycle of cycles) console.log(`    ${cycle.join(', ')}`);
}

function archiveLayerOf(side: Side, path: string): string {
  const room = archiveRoomOf(path) ?? '';
  const layers = Object.entries(archiveLayers[side]);
  return layers.find(([, rooms]) => rooms.includes(room))?.[0] ?? 'none';
}

const cycles = findCycles(arrows);
console.log(`${cycles.length} cycles between files`);
for (const cycle of cycles) console.log(`  ${cycle.join(', ')}`);

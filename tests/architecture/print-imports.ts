import { roomOf } from '../../.lint/tree.ts';
import { findCycles, readArrows, roomsOf, upwardArrows } from './import-graph.ts';

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

const cycles = findCycles(arrows);
console.log(`${cycles.length} cycles between files`);
for (const cycle of cycles) console.log(`  ${cycle.join(', ')}`);

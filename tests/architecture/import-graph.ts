import { archiveRoomOf, archiveRoomsOf, isTest, roomOf, sideOf } from '../../.lint/tree.ts';
import { layers, type Side } from '../../.lint/walls.ts';
import { readSourceFiles } from './source-files.ts';

export type Arrow = { from: string; to: string };

export function readArrows(): Arrow[] {
  const files = readSourceFiles().filter(({ path }) => !isTest(path));
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, imports }) =>
    [...new Set(imports.map(({ target }) => target))]
      .filter((target) => paths.has(target))
      .map((target) => ({ from: path, to: target })),
  );
}

/** Returns the rooms of a side from bottom to top; those of one layer in listed order. */
export function roomsOf(side: Side): string[] {
  return layers[side].flat();
}

/** Returns the imports of a side from a room to one above it. */
export function upwardArrows(side: Side, arrows: readonly Arrow[]): Arrow[] {
  const rooms = roomsOf(side);
  return arrows
    .filter(({ from, to }) => sideOf(from) === side && sideOf(to) === side)
    .filter(({ from, to }) => rooms.indexOf(roomOf(from)) < rooms.indexOf(roomOf(to)));
}

/** Returns the imports of a side between rooms inside its archive. */
export function archiveArrows(side: Side, arrows: readonly Arrow[]): Arrow[] {
  const isInArchive = (path: string) => path.startsWith(`${side}/archive/`);
  return arrows
    .filter(({ from, to }) => isInArchive(from) && isInArchive(to))
    .filter(({ from, to }) => archiveRoomOf(from) !== archiveRoomOf(to));
}

export function upwardArchiveArrows(side: Side, arrows: readonly Arrow[]): Arrow[] {
  const placeOf = (path: string) => archiveRoomsOf(side).indexOf(archiveRoomOf(path) ?? '');
  return archiveArrows(side, arrows).filter(({ from, to }) => placeOf(from) < placeOf(to));
}

export function roomArrows(arrows: readonly Arrow[]): Arrow[] {
  return arrows.map(({ from, to }) => ({
    from: archiveRoomOf(from) ?? from,
    to: archiveRoomOf(to) ?? to,
  }));
}

/** Returns groups of files that import each other, directly or indirectly. */
export function findCycles(arrows: readonly Arrow[]): string[][] {
  const forward = Map.groupBy(arrows, ({ from }) => from);
  const reachedFrom = (start: string) => {
    const reached = new Set<string>();
    const open = [start];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      for (const { to } of forward.get(file) ?? []) {
        if (!reached.has(to)) open.push(to);
        reached.add(to);
      }
    }
    return reached;
  };
  const reach = new Map([...forward.keys()].map((file) => [file, reachedFrom(file)]));
  const inCycle = [...reach.keys()].filter((file) => reach.get(file)?.has(file));
  const groups = Map.groupBy(inCycle, (file) =>
    inCycle.find((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file)),
  );
  return [...groups.values()];
}

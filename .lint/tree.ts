import { crossings, floors, queriers, unfinished, type Side } from './walls.ts';

/** The side a path from the project's root is on, if any. */
export function sideOf(path: string): Side | undefined {
  const [first = ''] = path.split('/', 1);
  return isSide(first) ? first : undefined;
}

function isSide(name: string): name is Side {
  return Object.hasOwn(floors, name);
}

/** The room of a side a path is in: a folder, or a file beside the folders. */
export function roomOf(path: string): string {
  const [side, room = '', ...rest] = path.split('/');
  return side === 'shared' && rest.length === 0 ? 'kernel' : room;
}

/** How high a room is; -1 if there is no such room. */
export function floorOf(side: Side, room: string): number {
  const rooms: readonly (readonly string[])[] = floors[side];
  return rooms.findIndex((floor) => floor.includes(room));
}

/** Whether a path is one of the entries, or in one of them that ends with a slash. */
export function isWithin(entries: readonly string[], path: string): boolean {
  return entries.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}

/** The listed crossing from one file to another. */
export function crossingOf(from: string, to: string) {
  return [...crossings, ...unfinished].find(
    (crossing) => isWithin([crossing.from], from) && isWithin(crossing.to, to),
  );
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Whether a file may query a database; all others only pass it on. */
export function mayQuery(path: string): boolean {
  const isStore = path.startsWith('worker/') && /-(store|table)\.ts$/.test(path);
  return isStore || isWithin(Object.keys(queriers), path);
}

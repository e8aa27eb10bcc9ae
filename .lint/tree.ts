import { crossings } from './crossings.ts';
import { archiveLayers, layers, queryingFiles, type Side } from './walls.ts';

export function sideOf(path: string): Side | undefined {
  const [first = ''] = path.split('/', 1);
  return isSide(first) ? first : undefined;
}

function isSide(name: string): name is Side {
  return Object.hasOwn(layers, name);
}

export function roomOf(path: string): string {
  const [side, room = '', ...rest] = path.split('/');
  return side === 'shared' && rest.length === 0 ? 'kernel' : room;
}

/** Returns the layer of a room, 0 at the bottom; -1 if there is no such room. */
export function layerOf(side: Side, room: string): number {
  const ofSide: readonly (readonly string[])[] = layers[side];
  return ofSide.findIndex((layer) => layer.includes(room));
}

export function archiveRoomsOf(side: Side): string[] {
  return Object.values(archiveLayers[side]).flat();
}

export function archiveRoomOf(path: string): string | undefined {
  const side = sideOf(path);
  if (!side) return undefined;
  const rooms = archiveRoomsOf(side).filter((room) => {
    const place = `${side}/archive/${room}`;
    return path === place || path.startsWith(`${place}/`);
  });
  return rooms.toSorted((one, other) => other.length - one.length)[0];
}

export function isWithin(entries: readonly string[], path: string): boolean {
  return entries.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}

export function crossingOf(from: string, to: string) {
  return crossings.find((crossing) => isWithin([crossing.from], from) && isWithin(crossing.to, to));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function mayQuery(path: string): boolean {
  const isStore = path.startsWith('worker/') && /-(store|table)\.ts$/.test(path);
  return isStore || isWithin(Object.keys(queryingFiles), path);
}

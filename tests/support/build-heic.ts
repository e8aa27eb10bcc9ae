import { joinBytes } from '../../shared/bytes/join-bytes.ts';

type Size = { width: number; height: number };

/** An HEVC image: its `hvcC` box without a header, and its length-prefixed units. */
type CodedTile = Size & { config: Uint8Array; data: Uint8Array };

type HeicOptions = {
  /** Row by row; without `columns`, the single tile is the image itself. */
  tiles: readonly CodedTile[];
  columns?: number;
  size?: Size;
  properties?: readonly Uint8Array[];
};

const gridId = 1;

export function buildHeic({ tiles, columns, size, properties = [] }: HeicOptions): Uint8Array {
  const grid = columns !== undefined;
  const firstId = gridId + 1;
  const [first] = tiles;
  if (!first) throw new Error('A picture has a tile');
  const whole = size ?? first;
  const shared = [
    box('hvcC', first.config),
    box('ispe', [0, 0, 0, 0, ...uint32(first.width), ...uint32(first.height)]),
    box('ispe', [0, 0, 0, 0, ...uint32(whole.width), ...uint32(whole.height)]),
    ...properties,
  ];
  const ownProperties = properties.map((_, index) => 4 + index);
  const ids = tiles.map((_, index) => firstId + index);
  const description = grid
    ? [
        0,
        0,
        tiles.length / columns - 1,
        columns - 1,
        ...uint16(whole.width),
        ...uint16(whole.height),
      ]
    : [];
  const associations = [
    ...(grid ? [association(gridId, [3, ...ownProperties])] : []),
    ...ids.map((id) => association(id, grid ? [1, 2] : [1, 2, ...ownProperties])),
  ];
  const type = box('ftyp', [...letters('heic'), 0, 0, 0, 0, ...letters('mif1heic')]);
  const build = (start: number) => {
    let at = start;
    const locations = tiles.map(({ data }, index) => {
      at += data.length;
      return location(firstId + index, 0, [at - data.length, data.length]);
    });
    const items = [...(grid ? [entry(gridId, 'grid')] : []), ...ids.map((id) => entry(id, 'hvc1'))];
    return box(
      'meta',
      [0, 0, 0, 0],
      box('pitm', [0, 0, 0, 0, ...uint16(grid ? gridId : firstId)]),
      box('iinf', [0, 0, 0, 0, ...uint16(items.length)], ...items),
      box(
        'iloc',
        [1, 0, 0, 0, 0x44, 0, ...uint16(items.length)],
        ...(grid ? [location(gridId, 1, [0, description.length])] : []),
        ...locations,
      ),
      box(
        'iprp',
        box('ipco', ...shared),
        box('ipma', [0, 0, 0, 0, ...uint32(associations.length)], ...associations),
      ),
      ...(grid
        ? [
            box(
              'iref',
              [0, 0, 0, 0],
              box('dimg', [...uint16(gridId), ...uint16(ids.length), ...ids.flatMap(uint16)]),
            ),
            box('idat', description),
          ]
        : []),
    );
  };
  const start = type.length + build(0).length + 8;
  return joinBytes([type, build(start), box('mdat', ...tiles.map(({ data }) => data))]);
}

/** Builds a box of the ISO base media file format. */
export function box(type: string, ...parts: readonly (Uint8Array | number[])[]): Uint8Array {
  const content = joinBytes(parts.map((part) => Uint8Array.from(part)));
  return joinBytes([Uint8Array.from(uint32(content.length + 8)), letters(type), content]);
}

function entry(id: number, type: string): Uint8Array {
  return box('infe', [2, 0, 0, 0, ...uint16(id), 0, 0, ...letters(type), 0]);
}

function location(id: number, method: number, [offset, length]: [number, number]): Uint8Array {
  return Uint8Array.from([
    ...uint16(id),
    ...uint16(method),
    0,
    0,
    0,
    1,
    ...uint32(offset),
    ...uint32(length),
  ]);
}

function association(id: number, properties: readonly number[]): Uint8Array {
  return Uint8Array.from([...uint16(id), properties.length, ...properties]);
}

function uint16(value: number): number[] {
  return [value >> 8, value & 255];
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function letters(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

import { joinBytes } from '../../shared/bytes/join-bytes.ts';

type Size = { width: number; height: number };

/** A coded image: its `hvcC` or `av1C` box without a header, and its data. */
type CodedTile = Size & { config: Uint8Array; data: Uint8Array };

type HeifOptions = {
  codec?: 'hvc1' | 'av01';
  /** Row by row; without `columns`, the single tile is the image itself. */
  tiles: readonly CodedTile[];
  columns?: number;
  size?: Size;
  properties?: readonly Uint8Array[];
  /** The opacities of the picture. */
  opacity?: CodedTile;
};

const configs = { hvc1: 'hvcC', av01: 'av1C' };
const brands = { hvc1: 'heic', av01: 'avif' };
const opacityId = 0xffff;

const gridId = 1;

export function buildHeif({
  codec = 'hvc1',
  tiles,
  columns,
  size,
  properties = [],
  opacity,
}: HeifOptions): Uint8Array {
  const grid = columns !== undefined;
  const firstId = gridId + 1;
  const [first] = tiles;
  if (!first) throw new Error('A picture has a tile');
  const whole = size ?? first;
  const shared = [
    box(configs[codec], first.config),
    box('ispe', [0, 0, 0, 0, ...uint32(first.width), ...uint32(first.height)]),
    box('ispe', [0, 0, 0, 0, ...uint32(whole.width), ...uint32(whole.height)]),
    ...properties,
    ...(opacity
      ? [
          box(configs[codec], opacity.config),
          box('auxC', [0, 0, 0, 0], letters('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'), [0]),
        ]
      : []),
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
    ...(opacity ? [association(opacityId, [shared.length - 1, 3, shared.length])] : []),
  ];
  const brand = brands[codec];
  const type = box('ftyp', [...letters(brand), 0, 0, 0, 0, ...letters(`mif1${brand}`)]);
  const coded = opacity ? [...tiles, opacity] : tiles;
  const codedIds = opacity ? [...ids, opacityId] : ids;
  const primaryId = grid ? gridId : firstId;
  const build = (start: number) => {
    let at = start;
    const locations = coded.map(({ data }, index) => {
      at += data.length;
      return location(codedIds[index] ?? 0, 0, [at - data.length, data.length]);
    });
    const items = [
      ...(grid ? [entry(gridId, 'grid')] : []),
      ...codedIds.map((id) => entry(id, codec)),
    ];
    const references = [
      ...(grid ? [reference('dimg', gridId, ids)] : []),
      ...(opacity ? [reference('auxl', opacityId, [primaryId])] : []),
    ];
    return box(
      'meta',
      [0, 0, 0, 0],
      box('pitm', [0, 0, 0, 0, ...uint16(primaryId)]),
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
      box('iref', [0, 0, 0, 0], ...references),
      box('idat', description),
    );
  };
  const start = type.length + build(0).length + 8;
  return joinBytes([type, build(start), box('mdat', ...coded.map(({ data }) => data))]);
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

function reference(kind: string, from: number, to: readonly number[]): Uint8Array {
  return box(kind, [...uint16(from), ...uint16(to.length), ...to.flatMap(uint16)]);
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

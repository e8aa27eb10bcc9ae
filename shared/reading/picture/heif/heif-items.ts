import { ExtractionFailure } from '../../extraction-failure.ts';
import { decodeLatin1 } from '../../../text/encodings/latin1.ts';
import { type Box, BoxReader, boxOf, readBoxes } from './heif-boxes.ts';

export type HeifItem = {
  id: number;
  type: string;
  properties: readonly Box[];
  data: readonly Uint8Array[];
  parts: readonly number[];
};

const headerSize = 4;
/** A phone writes one extent for each of its 48 tiles; a grid has at most 65,025 tiles. */
const mostExtents = 70_000;

const opacityType = 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha';

type Items = {
  items: Map<number, HeifItem>;
  primary: HeifItem;
  /** The opacities of the primary picture. */
  opacity: HeifItem | undefined;
};

/** Reads the items of a HEIF file, and which of them is the primary picture. */
export function readItems(bytes: Uint8Array): Items {
  const meta = readBoxes(boxOf(readBoxes(bytes), 'meta'), headerSize);
  const locations = readLocations(boxOf(meta, 'iloc'), {
    file: bytes,
    own: meta.find(({ type }) => type === 'idat')?.bytes,
  });
  const properties = readProperties(readBoxes(boxOf(meta, 'iprp')));
  const references = meta.find(({ type }) => type === 'iref')?.bytes;
  const parts = readReferences(references, 'dimg');
  const items = new Map<number, HeifItem>();
  for (const { id, type } of readTypes(boxOf(meta, 'iinf'))) {
    items.set(id, {
      id,
      type,
      properties: properties.get(id) ?? [],
      data: locations.get(id) ?? [],
      parts: parts.get(id) ?? [],
    });
  }
  const primary = items.get(readPrimaryId(boxOf(meta, 'pitm')));
  if (!primary) throw new ExtractionFailure('damaged');
  const auxiliaries = [...readReferences(references, 'auxl')]
    .filter(([, of]) => of.includes(primary.id))
    .map(([id]) => items.get(id));
  return { items, primary, opacity: auxiliaries.find((item) => item && isOpacity(item)) };
}

function isOpacity({ properties }: HeifItem): boolean {
  const kind = properties.find(({ type }) => type === 'auxC');
  if (!kind) return false;
  const name = kind.bytes.subarray(headerSize, headerSize + opacityType.length);
  return decodeLatin1(name) === opacityType;
}

function readPrimaryId(box: Uint8Array): number {
  const reader = new BoxReader(box);
  const { version } = reader.header();
  return reader.uint(version === 0 ? 2 : 4);
}

function readTypes(box: Uint8Array): { id: number; type: string }[] {
  const { version } = new BoxReader(box).header();
  const entries = readBoxes(box, headerSize + (version === 0 ? 2 : 4));
  return entries.map(({ bytes }) => {
    const reader = new BoxReader(bytes);
    const id = reader.header().version === 2 ? reader.uint(2) : reader.uint(4);
    reader.uint(2);
    return { id, type: reader.name() };
  });
}

function readLocations(
  box: Uint8Array,
  { file, own }: { file: Uint8Array; own: Uint8Array | undefined },
): Map<number, Uint8Array[]> {
  const reader = new BoxReader(box);
  const { version } = reader.header();
  const sizes = reader.uint(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version < 2 ? 2 : 4;
  let extentsLeft = mostExtents;
  const locations = new Map<number, Uint8Array[]>();
  for (let left = reader.uint(idSize); left > 0; left -= 1) {
    const id = reader.uint(idSize);
    const method = version === 0 ? 0 : reader.uint(2) & 15;
    reader.uint(2);
    const base = reader.uint(baseSize);
    const source = method === 0 ? file : method === 1 ? own : undefined;
    const pieces: Uint8Array[] = [];
    const extents = reader.uint(2);
    // Extents can have no bytes, so their number is not bounded by the file size.
    extentsLeft -= extents;
    if (extentsLeft < 0) throw new ExtractionFailure('damaged');
    for (let extent = 0; extent < extents; extent += 1) {
      reader.uint(indexSize);
      const start = base + reader.uint(offsetSize);
      const end = start + reader.uint(lengthSize);
      // An item without bytes is not shown, or fails when it is decoded.
      if (source && end <= source.length) pieces.push(source.subarray(start, end));
    }
    locations.set(id, pieces);
  }
  return locations;
}

function readProperties(boxes: readonly Box[]): Map<number, Box[]> {
  const known = readBoxes(boxOf(boxes, 'ipco'));
  const properties = new Map<number, Box[]>();
  for (const { type, bytes } of boxes) {
    if (type !== 'ipma') continue;
    const reader = new BoxReader(bytes);
    const { version, flags } = reader.header();
    const size = (flags & 1) === 1 ? 2 : 1;
    for (let left = reader.uint(4); left > 0; left -= 1) {
      const id = reader.uint(version === 0 ? 2 : 4);
      const own = properties.get(id) ?? [];
      for (let count = reader.uint(1); count > 0; count -= 1) {
        // The highest bit marks an essential property.
        const property = known[(reader.uint(size) & (size === 2 ? 0x7fff : 0x7f)) - 1];
        if (property) own.push(property);
      }
      properties.set(id, own);
    }
  }
  return properties;
}

function readReferences(box: Uint8Array | undefined, kind: string): Map<number, number[]> {
  const references = new Map<number, number[]>();
  if (!box) return references;
  const idSize = new BoxReader(box).header().version === 0 ? 2 : 4;
  for (const { type, bytes } of readBoxes(box, headerSize)) {
    if (type !== kind) continue;
    const reader = new BoxReader(bytes);
    const id = reader.uint(idSize);
    references.set(
      id,
      Array.from({ length: reader.uint(2) }, () => reader.uint(idSize)),
    );
  }
  return references;
}

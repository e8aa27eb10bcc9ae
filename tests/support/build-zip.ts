import { deflateRawSync } from 'node:zlib';
import { crc32 } from 'node:zlib';

/** Given values replace the correct ones. */
export type BuiltEntry = {
  name: string | Uint8Array;
  content: Uint8Array;
  size?: number;
  crc?: number;
  flags?: number;
  method?: number;
  offset?: number;
  mode?: number;
  extra?: Uint8Array;
};

/** Builds a zip archive, even an invalid one that no library writes. */
export function buildZip(
  entries: BuiltEntry[],
  { isZip64 = false }: { isZip64?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const packedContents = new Map<Uint8Array, Buffer>();
  let offset = 0;
  for (const entry of entries) {
    const name = typeof entry.name === 'string' ? Buffer.from(entry.name) : Buffer.from(entry.name);
    const packed = packedContents.get(entry.content) ?? deflateRawSync(entry.content);
    packedContents.set(entry.content, packed);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    parts.push(local, name, packed);
    directory.push(centralHeader(entry, { name, packed, offset, isZip64 }));
    offset += local.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isZip64 ? 0xffff : entries.length & 0xffff, 10);
  end.writeUInt32LE(isZip64 ? 0xffffffff : central.length, 12);
  end.writeUInt32LE(isZip64 ? 0xffffffff : offset, 16);
  const long = isZip64 ? zip64End(entries.length, central.length, offset) : Buffer.alloc(0);
  return new Uint8Array(Buffer.concat([...parts, central, long, end]));
}

function centralHeader(
  entry: BuiltEntry,
  context: { name: Buffer; packed: Buffer; offset: number; isZip64: boolean },
): Buffer {
  const { name, packed, isZip64 } = context;
  const size = entry.size ?? entry.content.length;
  const offset = entry.offset ?? context.offset;
  const extra = Buffer.alloc(isZip64 ? 28 : 0);
  const own = Buffer.from(entry.extra ?? []);
  if (isZip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [index, value] of [size, packed.length, offset].entries()) {
      extra.writeBigUInt64LE(BigInt(value), 4 + index * 8);
    }
  }
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt8(entry.mode === undefined ? 0 : 3, 5);
  header.writeUInt32LE((entry.mode ?? 0) * 0x10000, 38);
  header.writeUInt16LE(entry.flags ?? 0x800, 8);
  header.writeUInt16LE(entry.method ?? 8, 10);
  header.writeUInt32LE(entry.crc ?? crc32(entry.content), 16);
  header.writeUInt32LE(isZip64 ? 0xffffffff : packed.length, 20);
  header.writeUInt32LE(isZip64 ? 0xffffffff : size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length + own.length, 30);
  header.writeUInt32LE(isZip64 ? 0xffffffff : offset, 42);
  return Buffer.concat([header, name, extra, own]);
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

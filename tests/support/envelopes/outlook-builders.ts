import { joinBytes } from '../../../shared/bytes/join-bytes.ts';

type Attached = { name: string; contentId?: string; isHidden?: boolean } & (
  | { content: Uint8Array }
  | { message: OutlookMessage }
);

export type OutlookMessage = {
  subject: string;
  from?: string;
  address?: string;
  text?: string;
  html?: string;
  /** As Outlook stores RTF, compressed or not. */
  rtf?: Uint8Array;
  sentAt?: Date;
  attachments?: Attached[];
};

const u16 = (value: number) => Uint8Array.of(value & 0xff, (value >> 8) & 0xff);
const u32 = (value: number) => joinBytes([u16(value & 0xff_ff), u16(value >>> 16)]);
const utf16 = (text: string) => joinBytes(Array.from(text, (letter) => u16(letter.charCodeAt(0))));
const ascii = (text: string) => new TextEncoder().encode(text);
const padded = (bytes: Uint8Array, to: number) =>
  joinBytes([bytes, new Uint8Array((to - (bytes.length % to)) % to)]);

export const bytesOfHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

/** RTF as Outlook stores it when compression does not help. */
export function storedRtf(rtf: string): Uint8Array {
  const bytes = ascii(rtf);
  return joinBytes([u32(bytes.length + 12), u32(bytes.length), ascii('MELA'), u32(0), bytes]);
}

/** `{\rtf1\ansi\ansicpg1252\pard hello world}`, compressed (MS-OXRTFCP, 4.1.1). */
export const compressedRtf = bytesOfHex(
  '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
);

/** A `winmail.dat` as Outlook writes it: long names in MAPI, with short DOS names beside them. */
export function tnefOf({
  subject,
  text,
  rtf,
  attachments = [],
}: OutlookMessage): Uint8Array<ArrayBuffer> {
  const attribute = (level: number, id: number, data: Uint8Array) => {
    const checksum = data.reduce((sum, byte) => (sum + byte) & 0xff_ff, 0);
    return joinBytes([Uint8Array.of(level), u32(id), u32(data.length), data, u16(checksum)]);
  };
  const property = (type: number, id: number, value: Uint8Array) => {
    const isFixed = type === 0x0b;
    const written = isFixed
      ? padded(value, 4)
      : joinBytes([u32(1), u32(value.length), padded(value, 4)]);
    return joinBytes([u16(type), u16(id), written]);
  };
  const attachment = (attached: Attached) => {
    const properties = [
      property(0x1f, 0x37_07, utf16(`${attached.name}\0`)),
      ...(attached.contentId ? [property(0x1e, 0x37_12, ascii(`${attached.contentId}\0`))] : []),
      ...(attached.isHidden ? [property(0x0b, 0x7f_fe, Uint8Array.of(1, 0))] : []),
      ...('message' in attached
        ? [property(0x0d, 0x37_01, joinBytes([new Uint8Array(16), tnefOf(attached.message)]))]
        : []),
    ];
    return joinBytes([
      attribute(2, 0x00_06_90_02, new Uint8Array(14)),
      ...('content' in attached ? [attribute(2, 0x00_06_80_0f, attached.content)] : []),
      attribute(2, 0x00_01_80_10, ascii('STATEM~1.PDF\0')),
      attribute(2, 0x00_06_90_05, joinBytes([u32(properties.length), ...properties])),
    ]);
  };
  return joinBytes([
    u32(0x22_3e_9f_78),
    u16(1),
    attribute(1, 0x00_08_90_06, u32(0x1_00_00)),
    attribute(1, 0x00_01_80_04, ascii(`${subject}\0`)),
    ...(text === undefined ? [] : [attribute(1, 0x00_02_80_0c, ascii(`${text}\0`))]),
    ...(rtf
      ? [attribute(1, 0x00_06_90_03, joinBytes([u32(1), property(0x1_02, 0x10_09, rtf)]))]
      : []),
    ...attachments.map(attachment),
  ]);
}

type Entry = { name: string; data?: Uint8Array; children?: Entry[] };

/** A `.msg` file of Outlook: short streams in small sectors, long ones in regular sectors. */
export function outlookOf(message: OutlookMessage): Uint8Array<ArrayBuffer> {
  return compoundFileOf(entriesOf(message, 32));
}

const string = (id: string, value: string | undefined) =>
  value === undefined ? [] : [{ name: `__substg1.0_${id}001F`, data: utf16(value) }];

function entriesOf(message: OutlookMessage, headerLength: number): Entry[] {
  const { subject, from, address, text, html, rtf, sentAt, attachments = [] } = message;
  const sent = sentAt ? [fixedProperty(0x40, 0x00_39, fileTimeOf(sentAt))] : [];
  return [
    { name: '__properties_version1.0', data: joinBytes([new Uint8Array(headerLength), ...sent]) },
    ...string('0037', subject),
    ...string('0C1A', from),
    ...string('5D01', address),
    ...string('1000', text),
    ...(html === undefined ? [] : [{ name: '__substg1.0_10130102', data: ascii(html) }]),
    ...(rtf ? [{ name: '__substg1.0_10090102', data: rtf }] : []),
    ...attachments.map((attached, index) => ({
      name: `__attach_version1.0_#${index.toString(16).toUpperCase().padStart(8, '0')}`,
      children: [
        {
          name: '__properties_version1.0',
          data: joinBytes([
            new Uint8Array(8),
            fixedProperty(0x0b, 0x7f_fe, Uint8Array.of(attached.isHidden ? 1 : 0)),
          ]),
        },
        ...string('3707', attached.name),
        ...string('3712', attached.contentId),
        'content' in attached
          ? { name: '__substg1.0_37010102', data: attached.content }
          : { name: '__substg1.0_3701000D', children: entriesOf(attached.message, 24) },
      ],
    })),
  ];
}

function fixedProperty(type: number, id: number, value: Uint8Array): Uint8Array {
  return joinBytes([u16(type), u16(id), u32(6), padded(value, 8)]);
}

function fileTimeOf(time: Date): Uint8Array {
  const bytes = new Uint8Array(8);
  const ticks = BigInt(time.getTime() + 11_644_473_600_000) * 10_000n;
  new DataView(bytes.buffer).setBigUint64(0, ticks, true);
  return bytes;
}

const sectorLength = 512;
const smallLength = 64;
const smallest = 4096;
const none = 0xff_ff_ff_ff;
const endOfChain = 0xff_ff_ff_fe;
const tableMark = 0xff_ff_ff_fd;

function compoundFileOf(root: Entry[]): Uint8Array<ArrayBuffer> {
  const sectors: Uint8Array[] = [];
  const table: number[] = [];
  const store = (bytes: Uint8Array) => {
    if (bytes.length === 0) return endOfChain;
    const start = sectors.length;
    const count = Math.ceil(bytes.length / sectorLength);
    for (let index = 0; index < count; index += 1) {
      const at = index * sectorLength;
      sectors.push(padded(bytes.subarray(at, at + sectorLength), sectorLength));
      table.push(index === count - 1 ? endOfChain : start + index + 1);
    }
    return start;
  };
  const small: Uint8Array[] = [];
  const smallTable: number[] = [];
  const storeSmall = (bytes: Uint8Array) => {
    const start = smallTable.length;
    const count = Math.ceil(bytes.length / smallLength);
    small.push(padded(bytes, smallLength));
    for (let index = 0; index < count; index += 1)
      smallTable.push(index === count - 1 ? endOfChain : start + index + 1);
    return count === 0 ? endOfChain : start;
  };

  type Record = {
    name: string;
    kind: number;
    right: number;
    child: number;
    start: number;
    size: number;
  };
  const records: Record[] = [
    { name: 'Root Entry', kind: 5, right: none, child: none, start: 0, size: 0 },
  ];
  const add = (entries: Entry[]): number => {
    const indices = entries.map(({ name, data, children }) => {
      const record = { name, kind: data ? 2 : 1, right: none, child: none, start: 0, size: 0 };
      const index = records.push(record) - 1;
      if (data) {
        record.size = data.length;
        record.start = data.length < smallest ? storeSmall(data) : store(data);
      }
      if (children) record.child = add(children);
      return index;
    });
    indices.forEach((index, at) => (records[index]!.right = indices[at + 1] ?? none));
    return indices[0] ?? none;
  };
  const [first] = records;
  const child = add(root);
  const smallStream = joinBytes(small);
  Object.assign(first!, { child, start: store(smallStream), size: smallStream.length });
  const smallTableStart = store(joinBytes(smallTable.map(u32)));
  const directory = records.map(({ name, kind, right, child: inner, start, size }) =>
    joinBytes([
      padded(joinBytes([utf16(name), new Uint8Array(2)]), smallLength).subarray(0, smallLength),
      u16((name.length + 1) * 2),
      Uint8Array.of(kind, 1),
      u32(none),
      u32(right),
      u32(inner),
      new Uint8Array(36),
      u32(start),
      u32(size),
      u32(0),
    ]),
  );
  const directoryStart = store(joinBytes(directory));
  const perSector = sectorLength / 4;
  const tableStart = sectors.length;
  const tableSectors = Math.ceil((table.length + 1) / (perSector - 1));
  for (let index = 0; index < tableSectors; index += 1) table.push(tableMark);
  const wholeTable = padded(joinBytes(table.map(u32)), sectorLength);
  const header = joinBytes([
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    new Uint8Array(16),
    u16(0x3e),
    u16(3),
    u16(0xff_fe),
    u16(9),
    u16(6),
    new Uint8Array(10),
    u32(tableSectors),
    u32(directoryStart),
    u32(0),
    u32(smallest),
    u32(smallTableStart),
    u32(1),
    u32(endOfChain),
    u32(0),
    ...Array.from({ length: 109 }, (_, index) =>
      u32(index < tableSectors ? tableStart + index : none),
    ),
  ]);
  return joinBytes([
    header,
    ...sectors,
    wholeTable,
    new Uint8Array(Math.max(0, tableSectors * sectorLength - wholeTable.length)),
  ]);
}

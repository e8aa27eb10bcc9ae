import type { Mail } from '../read-mail.ts';
import { openCompoundFile, type Folder } from './compound-file.ts';
import {
  knownProperties,
  mailOfMapi,
  type MapiAttachment,
  type MapiProperties,
  type MapiValue,
} from './mapi-mail.ts';

const dataProperty = 0x37_01;
const inlineProperties = '__properties_version1.0';
const headerLength = { message: 32, embedded: 24, attachment: 8 } as const;
const propertyLength = 16;
const streamTypes: readonly number[] = [0x00_1e, 0x00_1f, 0x01_02];
const deepest = 10;
const mostAttachments = 1000;

/**
 * Reads an Outlook message (`.msg`, MS-OXMSG) in linear time. `take` is called with the bytes of additional memory. Throws a `MimeError` if
 * the file is damaged or exceeds a limit.
 */
export function readOutlook(bytes: Uint8Array, take: (bytes: number) => void): Mail {
  return messageIn(openCompoundFile(bytes, take), {
    headerBytes: headerLength.message,
    depth: 0,
    take,
  });
}

type Nesting = { headerBytes: number; depth: number; take: (bytes: number) => void };

function messageIn(folder: Folder, nesting: Nesting): Mail {
  const properties = propertiesIn(folder, nesting.headerBytes);
  const attached = [...folder.folders]
    .filter(([name]) => name.startsWith('__attach_version1.0_'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, mostAttachments)
    .map(([, attachment]) => attachmentIn(attachment, properties, nesting));
  return mailOfMapi(properties, attached, nesting.take);
}

function attachmentIn(
  folder: Folder,
  parent: MapiProperties,
  { depth, take }: Nesting,
): MapiAttachment {
  const properties = new Map([...parent].filter(([number]) => number === codePage));
  for (const [number, value] of propertiesIn(folder, headerLength.attachment)) {
    properties.set(number, value);
  }
  const embedded = folder.folders.get(streamName(dataProperty, 0x00_0d));
  if (embedded && depth < deepest) {
    const nesting = { headerBytes: headerLength.embedded, depth: depth + 1, take };
    return { properties, data: messageIn(embedded, nesting) };
  }
  return { properties, data: folder.streams.get(streamName(dataProperty, 0x01_02))?.() };
}

const codePage = 0x3f_fd;

/** Properties of variable length are streams, and the others are in a list. */
function propertiesIn({ streams }: Folder, headerBytes: number): MapiProperties {
  const properties = new Map<number, MapiValue>();
  const list = streams.get(inlineProperties)?.() ?? new Uint8Array();
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  for (let at = headerBytes; at + propertyLength <= list.length; at += propertyLength) {
    const [type, number] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (knownProperties.has(number) && !streamTypes.includes(type)) {
      properties.set(number, { type, bytes: list.subarray(at + 8, at + propertyLength) });
    }
  }
  for (const number of knownProperties) {
    for (const type of streamTypes) {
      const stream = streams.get(streamName(number, type));
      if (stream) properties.set(number, { type, bytes: stream() });
    }
  }
  return properties;
}

function streamName(number: number, type: number): string {
  return `__substg1.0_${hexadecimal(number)}${hexadecimal(type)}`;
}

function hexadecimal(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

import { MimeError } from '../mime-error.ts';
import type { Mail } from '../read-mail.ts';
import { mailOfMapi, knownProperties, type MapiAttachment, type MapiValue } from './mapi-mail.ts';

const signature = 0x22_3e_9f_78;
const headerLength = 6;

const attribute = {
  attachmentBegins: 0x00_06_90_02,
  attachmentData: 0x00_06_80_0f,
  attachmentName: 0x00_01_80_10,
  attachmentProperties: 0x00_06_90_05,
  messageProperties: 0x00_06_90_03,
  body: 0x00_02_80_0c,
  subject: 0x00_01_80_04,
  codePages: 0x00_06_90_07,
} as const;

const number = {
  subject: 0x00_37,
  body: 0x10_00,
  shortName: 0x37_04,
  data: 0x37_01,
  codePage: 0x3f_fd,
};
const stringType = 0x00_1e;
const integerType = 0x00_03;
const objectType = 0x00_0d;
const interfaceLength = 16;

const mostAttachments = 1000;
const deepest = 10;

type Attachment = { properties: Map<number, MapiValue>; data: Uint8Array | undefined };

/** Returns whether bytes begin like a `winmail.dat` of Outlook. */
export function isTnef(bytes: Uint8Array): boolean {
  return bytes.length >= headerLength && viewOf(bytes).getUint32(0, true) === signature;
}

/**
 * Reads the message in a `winmail.dat` (TNEF), in which Outlook sends attachments, in linear time. If the file is damaged, what precedes
 * the damage is returned. Calls `take` with the length of what takes additional memory.
 * Throws a `MimeError` for other files, and beyond a limit.
 */
export function readTnef(bytes: Uint8Array, take: (bytes: number) => void, depth = 0): Mail {
  if (!isTnef(bytes)) throw new MimeError('It is no TNEF');
  if (depth >= deepest) throw new MimeError('Messages are nested too deeply');
  const properties = new Map<number, MapiValue>();
  const attachments: Attachment[] = [];
  for (const { id, data } of attributesOf(bytes)) {
    const attachment = attachments.at(-1);
    switch (id) {
      case attribute.attachmentBegins:
        attachments.push({ properties: new Map(), data: undefined });
        if (attachments.length > mostAttachments)
          throw new MimeError('There are too many attachments');
        break;
      case attribute.attachmentData:
        if (attachment) attachment.data = data;
        break;
      case attribute.attachmentName:
        attachment?.properties.set(number.shortName, { type: stringType, bytes: data });
        break;
      case attribute.attachmentProperties:
        for (const [key, value] of propertiesIn(data)) attachment?.properties.set(key, value);
        break;
      case attribute.messageProperties:
        for (const [key, value] of propertiesIn(data)) properties.set(key, value);
        break;
      case attribute.body:
        properties.set(number.body, { type: stringType, bytes: withoutEnd(data) });
        break;
      case attribute.subject:
        properties.set(number.subject, { type: stringType, bytes: data });
        break;
      case attribute.codePages:
        properties.set(number.codePage, { type: integerType, bytes: data });
        break;
    }
  }
  const codePage = properties.get(number.codePage);
  return mailOfMapi(
    properties,
    attachments.map((attachment) => attachedOf(attachment, { codePage, take, depth })),
    take,
  );
}

function attachedOf(
  { properties, data }: Attachment,
  {
    codePage,
    take,
    depth,
  }: { codePage: MapiValue | undefined; take: (bytes: number) => void; depth: number },
): MapiAttachment {
  if (codePage && !properties.has(number.codePage)) properties.set(number.codePage, codePage);
  const stored = properties.get(number.data);
  if (!stored) return { properties, data };
  const content = stored.bytes.subarray(stored.type === objectType ? interfaceLength : 0);
  const isMessage = stored.type === objectType && isTnef(content);
  return { properties, data: isMessage ? readTnef(content, take, depth + 1) : (data ?? content) };
}

/** Yields attributes of all levels until the file ends or is damaged, without verifying checksums. */
function* attributesOf(bytes: Uint8Array): Generator<{ id: number; data: Uint8Array }> {
  const view = viewOf(bytes);
  for (let at = headerLength; at + 9 <= bytes.length;) {
    const id = view.getUint32(at + 1, true);
    const start = at + 9;
    const end = start + view.getUint32(at + 5, true);
    if (end > bytes.length) return;
    yield { id, data: bytes.subarray(start, end) };
    at = end + 2;
  }
}

/** Bytes of a value by its type; strings, objects and binaries store their own length. */
const sizes = new Map([
  [0x02, 4],
  [0x03, 4],
  [0x04, 4],
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x0a, 4],
  [0x0b, 4],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
]);
const variableTypes: ReadonlySet<number> = new Set([0x0d, 0x1e, 0x1f, 0x1_02]);
const severalValues = 0x10_00;

function* propertiesIn(bytes: Uint8Array): Generator<[number, MapiValue]> {
  const view = viewOf(bytes);
  let at = 4;
  const uint32 = () => {
    const value = at + 4 <= bytes.length ? view.getUint32(at, true) : 0;
    at += 4;
    return value;
  };
  const padded = (length: number) => {
    const value = bytes.subarray(at, at + length);
    at += Math.ceil(length / 4) * 4;
    return value;
  };
  while (at + 8 <= bytes.length) {
    const tag = uint32();
    const [type, key] = [tag & 0xff_ff, tag >>> 16];
    if (key >= 0x80_00) {
      at += interfaceLength;
      if (uint32() === 0) uint32();
      else padded(uint32());
    }
    const single = type & ~severalValues;
    const isVariable = variableTypes.has(single);
    const size = sizes.get(single);
    if (!isVariable && size === undefined) return;
    const count = isVariable || type !== single ? uint32() : 1;
    for (let index = 0; index < count; index += 1) {
      if (at >= bytes.length) return;
      const value = padded(isVariable ? uint32() : (size ?? 0));
      const isKnown = knownProperties.has(key) || key === number.data;
      if (isKnown && index === 0) yield [key, { type: single, bytes: value }];
    }
  }
}

function withoutEnd(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

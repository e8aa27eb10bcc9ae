import { inflateChunks } from '../bytes/inflate.ts';
import type { Checkpoints } from '../pace.ts';
import { declaredEncodingOf } from '../text/encodings/declared-encoding.ts';
import {
  createCharsetDetector,
  decodeCharset,
  decodeSlices,
  withLineFeeds,
} from './decoding/decode-charset.ts';
import { decodeWords } from './decoding/encoded-words.ts';
import { findParts, type Part } from './parts/find-parts.ts';
import type { Header } from './parts/header.ts';
import { parameterOf, parseParameters, type Parameterized } from './parts/parameters.ts';
import { decodeTransfer, isShort, transferSizeAtMost } from './decoding/transfer-encoding.ts';

export type MailPart = {
  mimeType: string;
  contentId: string | null;
  type: Parameterized;
  disposition: Parameterized;
  encoding: string;
  encoded: Uint8Array;
  detectCharset: (bytes: Uint8Array) => TextDecoder;
  isAlternative: boolean;
  /** The size of the content in bytes, if it is longer than the encoded bytes. */
  size?: number;
  message?: Mail;
};

export type MailBody = { plain: MailPart[]; html: MailPart[] };

/** An email, whose parts are not decoded. Messages within it are attachments. */
export type Mail = { header: Header; bodies: MailBody[]; attachments: MailPart[] };

/**
 * Finds the parts of an email in linear time, and calls `checkpoint` after every mebibyte, or more often for expensive content. The parts
 * refer to `bytes`, so hardly any other memory is needed. Throws a `MimeError` beyond a limit.
 */
export async function readMail(bytes: Uint8Array, checkpoints: Checkpoints): Promise<Mail> {
  const { header, parts } = await findParts(bytes, checkpoints);
  const bodies = new Map<object, MailBody>();
  const attachments: MailPart[] = [];
  const detectCharset = createCharsetDetector();
  for (const part of parts) {
    const described = { ...describe(part, bytes), detectCharset };
    const kind =
      part.disposition.value === 'attachment' ? undefined : bodyKinds.get(described.mimeType);
    if (!kind) {
      attachments.push(described);
      continue;
    }
    const owner = part.alternative ?? part;
    const body = bodies.get(owner) ?? { plain: [], html: [] };
    bodies.set(owner, body);
    body[kind].push(described);
  }
  return { header, bodies: [...bodies.values()], attachments };
}

const bodyKinds = new Map<string, keyof MailBody>([
  ['text/plain', 'plain'],
  ['text/html', 'html'],
]);

function describe(part: Part, bytes: Uint8Array): Omit<MailPart, 'detectCharset'> {
  const { type, disposition, transferEncoding, contentId } = part;
  return {
    mimeType: type.value,
    contentId: contentId?.replace(/^<|>$/g, '') ?? null,
    type,
    disposition,
    encoding: parseParameters(transferEncoding).value,
    encoded: bytes.subarray(part.start, part.end),
    isAlternative: part.alternative !== null,
  };
}

/** Creates a part of data that is not stored as MIME, without copying. */
export function partOf(
  encoded: Uint8Array,
  described: {
    mimeType: string;
    name?: string;
    charset?: string;
    contentId?: string | null;
    encoding?: string;
  },
): MailPart {
  const { mimeType, name, charset, contentId = null, encoding = '' } = described;
  const parameters = new Map(
    Object.entries({ ...(name && { name }), ...(charset && { charset }) }),
  );
  return {
    mimeType,
    contentId,
    type: { value: mimeType, parameters },
    disposition: { value: 'attachment', parameters: new Map() },
    encoding,
    encoded,
    detectCharset: createCharsetDetector(),
    isAlternative: false,
  };
}

/** Returns the file name of a part; many mailers write encoded words there, which RFC 2047 forbids. */
export function fileNameOf({ disposition, type }: MailPart): string | null {
  const name = parameterOf(disposition, 'filename') || parameterOf(type, 'name');
  return name ? decodeWords(name) : null;
}

/** Decodes the content of a part in slices, which may be empty or refer to the message. */
export function contentOf({ encoded, encoding }: MailPart): Iterable<Uint8Array> {
  return encoding === deflated ? inflateChunks(encoded) : decodeTransfer(encoded, encoding);
}

export const deflated = 'deflate';

/** Returns the maximum size of a part's content in bytes. */
export function sizeAtMost({ encoded, encoding, size }: MailPart): number {
  return size ?? transferSizeAtMost(encoded, encoding);
}

/** Returns the first bytes of a part's content. */
export function headOf(part: MailPart, length: number): Uint8Array {
  const isWhole = part.encoding === deflated;
  const encoded = isWhole ? part.encoded : part.encoded.subarray(0, length * 4);
  const [first = new Uint8Array()] = contentOf({ ...part, encoded });
  return first.subarray(0, length);
}

/** Longer texts are not unflowed, because searching their lines takes longer than everything else. */
const longestFlowedText = 1_000_000;

/** Returns the text of a part with line feeds; `format=flowed` (RFC 3676) becomes one line for each paragraph. */
export async function textOf(part: MailPart, checkpoints: Checkpoints): Promise<string> {
  const text = await decodeText(part, checkpoints);
  const isFlowed = parameterOf(part.type, 'format')?.toLowerCase() === 'flowed';
  if (!isFlowed || text.length > longestFlowedText) return text;
  return unflow(text, parameterOf(part.type, 'delsp')?.toLowerCase() === 'yes');
}

/** Decodes short texts without a checkpoint, because a message can have thousands. */
async function decodeText(part: MailPart, checkpoints: Checkpoints): Promise<string> {
  const charset = parameterOf(part.type, 'charset');
  const declared = part.mimeType === 'text/html' ? declaredEncodingOf : undefined;
  const others = { declared, detect: part.detectCharset };
  if (!isShort(part.encoded))
    return decodeSlices(() => contentOf(part), { charset, ...others }, checkpoints);
  const [content = new Uint8Array()] = contentOf(part);
  return withLineFeeds(decodeCharset(content, charset, others));
}

function unflow(text: string, isSpaceDeleted: boolean): string {
  // The line `-- ` begins a signature, and does not continue on the next.
  return text.replaceAll(/^ /gm, '').replaceAll(/(?<!^--) \n/gm, isSpaceDeleted ? '' : ' ');
}

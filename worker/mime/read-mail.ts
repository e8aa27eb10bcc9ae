import { decodeCharset } from './decode-charset.ts';
import { valueOf, type Header } from './header.ts';
import { fileNameOf, parseParameters, type Parameterized } from './parameters.ts';
import { findParts, type Part } from './find-parts.ts';
import { decodeTransfer } from './transfer-encoding.ts';

/** Where a part is stored in the message, and how. */
export type MailPart = {
  /** In lower case. */
  mimeType: string;
  fileName: string | null;
  /** Without angle brackets. */
  contentId: string | null;
  parameters: Parameterized['parameters'];
  encoding: string;
  encoded: Uint8Array;
};

/** One body, or several that are alternatives of each other. */
export type MailBody = { plain: MailPart[]; html: MailPart[] };

/** An email; nothing of its parts is decoded. Messages within it are attachments. */
export type Mail = { header: Header; bodies: MailBody[]; attachments: MailPart[] };

/**
 * Finds the parts of an email in linear time, and calls `checkpoint` after every mebibyte. Takes no memory worth mentioning
 * besides `bytes`, which the parts refer to. Throws a `MimeError` if it exceeds a limit.
 */
export async function readMail(bytes: Uint8Array, checkpoint: () => Promise<void>): Promise<Mail> {
  const { header, parts } = await findParts(bytes, checkpoint);
  const bodies = new Map<object, MailBody>();
  const attachments: MailPart[] = [];
  for (const part of parts) {
    const described = describe(part, bytes);
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

function describe(part: Part, bytes: Uint8Array): MailPart {
  const { header, type, disposition } = part;
  const encoding = parseParameters(valueOf(header, 'content-transfer-encoding') ?? '').value;
  return {
    mimeType: type.value,
    fileName: fileNameOf(disposition, type),
    contentId: valueOf(header, 'content-id')?.replace(/^<|>$/g, '') ?? null,
    parameters: type.parameters,
    encoding,
    encoded: bytes.subarray(part.start, part.end),
  };
}

/** Decodes the content of a part. */
export function contentOf({ encoded, encoding }: MailPart): Uint8Array<ArrayBuffer> {
  return decodeTransfer(encoded, encoding);
}

/** More than anybody writes; searching lines takes longer than everything else that is done with a text. */
const longestFlowedText = 1_000_000;

/** The text of a part, with line feeds; one in `format=flowed` (RFC 3676) has a line for each paragraph. */
export function textOf(part: MailPart): string {
  const charset = part.parameters.get('charset');
  const text = decodeCharset(contentOf(part), charset).replaceAll('\r\n', '\n');
  const isFlowed = part.parameters.get('format')?.toLowerCase() === 'flowed';
  if (!isFlowed || text.length > longestFlowedText) return text;
  return unflow(text, part.parameters.get('delsp')?.toLowerCase() === 'yes');
}

function unflow(text: string, isSpaceDeleted: boolean): string {
  // The line `-- ` begins a signature, and does not continue on the next.
  return text.replaceAll(/^ /gm, '').replaceAll(/(?<!^--) \n/gm, isSpaceDeleted ? '' : ' ');
}

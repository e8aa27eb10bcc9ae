import { limits } from '../../limits.ts';
import { countEnvelopeCosts } from '../../mime/envelopes/envelope-limits.ts';
import { openEnvelopes } from '../../mime/envelopes/open-envelopes.ts';
import { collectMailFiles, type MailFile, type ReadHtml } from '../../mime/files/mail-files.ts';
import { partOf, type Mail } from '../../mime/read-mail.ts';
import { yieldToOthers } from '../../pace.ts';
import { detectStoredMimeType } from '../../reading/file-types/detect-mime-type.ts';
import { sanitizeFileName } from '../documents/file-names.ts';

/** Returns the files in a message, including nested messages, in a stable order. */
export async function containedFilesOf(
  bytes: Uint8Array,
  { mimeType, readHtml }: { mimeType: string; readHtml: ReadHtml },
): Promise<MailFile[]> {
  const options = {
    costs: countEnvelopeCosts(bytes.length),
    checkpoint: yieldToOthers,
    most: limits.mail.attachments,
    opensZip: () => Promise.resolve(false),
  };
  const around: Mail = { header: [], bodies: [], attachments: [partOf(bytes, { mimeType })] };
  const open = async (mail: Mail) => {
    const { attachments, ...opened } = await openEnvelopes(mail, options);
    // A message without files is itself the file.
    return {
      ...opened,
      bodies: [],
      attachments: attachments.filter(({ encoded }) => encoded !== bytes),
    };
  };
  return collectMailFiles(around, readHtml, { open });
}

type ContainedContent = { name: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> };

/** Reads a file; returns null if it is empty. */
export async function readContained(file: MailFile): Promise<ContainedContent | null> {
  const content = await file.read();
  if (!content) return null;
  const bytes = new Uint8Array(await new Response(content.body as BodyInit).arrayBuffer());
  const name = sanitizeFileName(content.name);
  const read = ({ offset, length }: { offset: number; length: number }) =>
    Promise.resolve(bytes.subarray(offset, offset + length));
  const source = { size: bytes.length, head: bytes, read };
  const mimeType = await detectStoredMimeType(source, { name, declaredType: content.type });
  return { name, mimeType, bytes };
}

import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../../shared/limits.ts';
import { collectMailFiles, type MailFile } from '../../../../shared/mime/mail-files.ts';
import { MimeError } from '../../../../shared/mime/mime-error.ts';
import { readMail } from '../../../../shared/mime/read-mail.ts';
import { yieldToOthers } from '../../../../shared/pace.ts';
import { chunksOf, readWhole, SourceError, type SourceFile } from '../source/source-file.ts';
import type { ImportItem, ItemFile, ItemMetadata } from './import-plan.ts';
import { readHtmlText } from './html-text.ts';
import { findMessages, unquoteMessage, type MboxMessage } from './mbox.ts';

/** Whether a file is one email or a mailbox of them. */
export function isMailFile({ path }: SourceFile): boolean {
  return /\.(?:eml|mbox)$/i.test(path);
}

/** The emails in a file: the text of each becomes a document, and so does each of its attachments. */
export async function mailItems(file: SourceFile, metadata: ItemMetadata): Promise<ImportItem[]> {
  if (/\.eml$/i.test(file.path)) {
    const read: ImportItem['read'] = (maxSize, leaveOut) =>
      readMessage(file, null, { maxSize, leaveOut });
    return [{ key: file.path, label: file.path, size: file.size, metadata, read }];
  }
  const messages = await findMessages(await file.stream());
  return messages.map((message, index) => ({
    key: `${file.path}#${message.start}`,
    label: `${file.path} (${index + 1})`,
    size: message.end - message.start,
    metadata: { ...metadata, createdAt: message.sentAt ?? metadata.createdAt },
    read: (maxSize, leaveOut) => readMessage(file, message, { maxSize, leaveOut }),
  }));
}

/** Names in a report; more than anybody attaches. */
const mostAttachments = 500;

async function readMessage(
  file: SourceFile,
  part: MboxMessage | null,
  { maxSize, leaveOut = () => {} }: { maxSize: number; leaveOut?: (name: string) => void },
): Promise<ItemFile[]> {
  const size = part ? part.end - part.start : file.size;
  if (size > limits.mail.bytes) throw new SourceError('too-large', file.path);
  const whole = part ? await bytesBetween(file, part) : await bytesOf(await readWhole(file, 0));
  const bytes = part ? unquoteMessage(whole) : whole;
  const mail = await readMail(bytes, { checkpoint: yieldToOthers }).catch((error: unknown) => {
    throw error instanceof MimeError ? new SourceError('unreadable', file.path) : error;
  });
  const files: ItemFile[] = [];
  const options = { keepsText: true, most: mostAttachments };
  for (const each of await collectMailFiles(mail, readHtmlText, options)) {
    const name = sanitizeFileName(each.name);
    const blob = files.length < limits.mail.attachments ? await contentOf(each, maxSize) : null;
    if (!blob) leaveOut(name);
    else if (blob.size > 0) files.push({ name: sanitizeFileName(blob.name), blob });
  }
  if (files.length === 0) throw new SourceError('no-content', file.path);
  return files;
}

/** Null where it is too large; an attachment without content is none. */
async function contentOf(each: MailFile, maxSize: number): Promise<File | null> {
  const content = await each.read();
  if (!content) return new File([], each.name);
  if (maxSize > 0 && content.sizeAtMost > maxSize * 2) return null;
  const blob = await new Response(content.body as BodyInit).blob();
  if (maxSize > 0 && blob.size > maxSize) return null;
  return new File([blob], content.name, { type: content.type });
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** In an archive, what is before it has to be read again. */
async function bytesBetween(
  file: SourceFile,
  { start, end }: MboxMessage,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file.slice) return bytesOf(file.slice(start, end));
  const bytes = new Uint8Array(end - start);
  let at = 0;
  for await (const chunk of chunksOf(await file.stream())) {
    const from = Math.max(0, start - at);
    const to = Math.min(chunk.length, end - at);
    if (from < to) bytes.set(chunk.subarray(from, to), at + from - start);
    at += chunk.length;
    if (at >= end) break;
  }
  return bytes;
}

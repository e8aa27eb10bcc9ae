import type { Attachment, Email } from 'postal-mime';
import { decodePercent } from '../../../shared/text/decode-percent.ts';
import { extractText } from '../../archive/reading/extract-text.ts';

/** A file of a message that becomes a document. */
export type MailFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

const fallbackName = 'message';

/** Every attachment that is not an inline image of the message's HTML; its text if there are none; empty without both. */
export async function collectFiles(email: Email): Promise<MailFile[]> {
  const references = referencesOf(email.html ?? '');
  const attachments = email.attachments.filter((attachment) => !isInline(attachment, references));
  if (attachments.length > 0) {
    return attachments.map((attachment, index) => ({
      name: nameOf(attachment, index),
      type: attachment.mimeType,
      bytes: bytesOf(attachment),
    }));
  }
  const text = await textOf(email);
  if (text === '') return [];
  const name = `${email.subject?.trim() || fallbackName}.txt`;
  return [{ name, type: 'text/plain', bytes: new TextEncoder().encode(text) }];
}

/** The Content-IDs that the HTML refers to, as they are written and with escapes decoded. */
function referencesOf(html: string): Set<string> {
  const references = new Set<string>();
  for (const [, reference = ''] of html.matchAll(/\bcid:([^"'\s>)\\]+)/gi)) {
    references.add(reference);
    references.add(decodePercent(reference.replaceAll('&amp;', '&')));
  }
  return references;
}

function isInline(attachment: Attachment, references: Set<string>): boolean {
  const contentId = attachment.contentId?.trim().replace(/^<|>$/g, '');
  return (
    attachment.mimeType.startsWith('image/') && contentId !== undefined && references.has(contentId)
  );
}

const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'message/rfc822': '.eml',
    'application/pdf': '.pdf',
    'text/plain': '.txt',
    'text/html': '.html',
    'text/calendar': '.ics',
    'image/jpeg': '.jpg',
    'image/png': '.png',
  }),
);

function nameOf(attachment: Attachment, index: number): string {
  const name = attachment.filename?.trim();
  if (name) return name;
  return `attachment-${index + 1}${extensions.get(attachment.mimeType) ?? ''}`;
}

function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content.slice() : new Uint8Array(content);
}

async function textOf(email: Email): Promise<string> {
  const text = email.text?.trim();
  if (text || !email.html) return text ?? '';
  const bytes = new TextEncoder().encode(email.html);
  const result = await extractText({ bytes, mimeType: 'text/html' });
  return result.state === 'done' ? result.text : '';
}

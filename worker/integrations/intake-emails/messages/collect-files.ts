import type { Attachment, Email } from 'postal-mime';
import { decodePercent } from '../../../../shared/text/decode-percent.ts';
import { log } from '../../../platform/log.ts';
import type { Reader } from '../../../platform/platform.ts';

/** A file of a message that becomes a document. */
export type MailFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

const fallbackName = 'message';

/**
 * Every attachment that is not an inline image of the message's HTML; its text if there are none; empty without both. HTML
 * that the reader does not turn into text is a file itself.
 */
export async function collectFiles(email: Email, reader: Reader): Promise<MailFile[]> {
  const references = referencesOf(email.html ?? '');
  const attachments = email.attachments.filter((attachment) => !isInline(attachment, references));
  if (attachments.length > 0) {
    return attachments.map((attachment, index) => ({
      name: nameOf(attachment, index),
      type: attachment.mimeType,
      bytes: bytesOf(attachment),
    }));
  }
  const name = email.subject?.trim() || fallbackName;
  const text = email.text?.trim();
  if (text) return [{ name: `${name}.txt`, type: 'text/plain', bytes: encode(text) }];
  return email.html ? fileOfHtml(name, email.html, reader) : [];
}

async function fileOfHtml(name: string, html: string, reader: Reader): Promise<MailFile[]> {
  const type = 'text/html';
  const result = await reader.read({ bytes: encode(html), mimeType: type }).catch(noText);
  switch (result.state) {
    case 'done':
      return [{ name: `${name}.txt`, type: 'text/plain', bytes: encode(result.text) }];
    case 'none':
      return [];
    case 'failed':
      return [{ name: `${name}.html`, type, bytes: encode(html) }];
  }
}

function noText(error: unknown) {
  log.warn('HTML of a mail not read', {}, error);
  return { state: 'failed' as const };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
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

const extensions = new Map([
  ['message/rfc822', '.eml'],
  ['application/pdf', '.pdf'],
  ['text/plain', '.txt'],
  ['text/html', '.html'],
  ['text/calendar', '.ics'],
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
]);

function nameOf(attachment: Attachment, index: number): string {
  const name = attachment.filename?.trim();
  if (name) return name;
  return `attachment-${index + 1}${extensions.get(attachment.mimeType) ?? ''}`;
}

function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return encode(content);
  return content instanceof Uint8Array ? content.slice() : new Uint8Array(content);
}

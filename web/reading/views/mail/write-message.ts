import type { EnvelopeCosts } from '../../../../shared/mime/envelopes/envelope-limits.ts';
import { openPart } from '../../../../shared/mime/envelopes/open-part.ts';
import { unwrapMail } from '../../../../shared/mime/envelopes/unwrap-mail.ts';
import { envelopeLimits } from '../../../../shared/mime/envelopes/envelope-limits.ts';
import { joinBytes } from '../../../../shared/bytes/join-bytes.ts';
import { isBlankPart } from '../../../../shared/mime/files/blank-parts.ts';
import {
  contentOf,
  sizeAtMost,
  textOf,
  type Mail,
  type MailBody,
} from '../../../../shared/mime/read-mail.ts';
import { decodePercent } from '../../../../shared/text/decode-percent.ts';
import type { MailHeader, ViewTexts } from '../file-view.ts';
import { writeCleanHtml } from '../html/clean-html.ts';
import type { EmbeddedPicture, MarkupWriter } from '../html/markup-writer.ts';
import { viewContext, viewLimits } from '../view-limits.ts';
import { readMailHeader } from './mail-header.ts';
import { writePlainText } from './write-text.ts';

/** The state of the output: `messages` counts messages, and `isIncomplete` is set if remote pictures were left out. */
export type Writing = {
  readonly writer: MarkupWriter;
  readonly texts: ViewTexts;
  readonly costs: EnvelopeCosts;
  messages: number;
  isIncomplete: boolean;
};

export async function writeMessage(closed: Mail, writing: Writing, depth = 0): Promise<void> {
  const { writer, costs } = writing;
  const context = { ...viewContext, costs };
  const mail = await unwrapMail(closed, context);
  writing.messages += 1;
  for (const body of mail.bodies) await writeBody(body, mail, writing);
  if (depth === envelopeLimits.depth) return;
  for (const part of mail.attachments) {
    if (writing.messages >= viewLimits.messages) return;
    const opened = await openPart(part, context);
    for (const message of opened?.kind === 'messages' ? opened.messages : []) {
      writer.open('section', { class: 'message' });
      writeHeader(readMailHeader(message.header), writing);
      await writeMessage(message, writing, depth + 1);
      writer.close();
    }
  }
}

async function writeBody({ plain, html }: MailBody, mail: Mail, writing: Writing) {
  const { writer, texts } = writing;
  const isForwarded = forwarded.test(readMailHeader(mail.header).subject);
  const quote = {
    open() {
      writer.open('details', isForwarded ? { open: '' } : {});
      writer.element('summary', texts.quoted);
    },
    close: () => writer.close(),
  };
  const pages = html.filter((part) => !isBlankPart(part));
  for (const part of pages) {
    const scope = `body-${writing.messages}`;
    writer.open('div', { class: `body ${scope}` });
    const page = await textOf(part, viewContext);
    const pictureAt = (address: string) => pictureOf(mail, address);
    writing.isIncomplete =
      (await writeCleanHtml(page, { writer, scope, pictureAt, quote })) || writing.isIncomplete;
    writer.close();
  }
  if (pages.length > 0) return;
  for (const part of plain) writePlainText(writer, await textOf(part, viewContext), quote);
}

/** Subject prefixes of forwarded messages, whose quoted text is not folded. */
const forwarded = /^(?:fwd?|wg|tr|rv|i|pd|enc|doorst|redir)\s*:/i;

function writeHeader(header: MailHeader, { writer, texts }: Writing): void {
  const { locale } = texts;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const lines = [
    [texts.from, header.from],
    [texts.to, header.to],
    [texts.cc, header.cc],
    [texts.date, header.time === null ? header.date : format.format(header.time)],
  ];
  if (header.subject) writer.element('h2', header.subject, { dir: 'auto' });
  writer.open('dl');
  for (const [label = '', value = ''] of lines) {
    if (value === '') continue;
    writer.element('dt', label);
    writer.element('dd', value, { dir: 'auto' });
  }
  writer.close();
}

function pictureOf({ attachments }: Mail, address: string): EmbeddedPicture | undefined {
  const [, id] = /^\s*cid:(.+?)\s*$/i.exec(address) ?? [];
  if (id === undefined) return undefined;
  const part = attachments.find(
    ({ contentId }) => contentId === id || contentId === decodePercent(id),
  );
  if (!part || sizeAtMost(part) > 2 * viewLimits.pictureBytes) return undefined;
  return { bytes: joinBytes([...contentOf(part)]), mimeType: part.mimeType };
}

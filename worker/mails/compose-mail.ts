import { html } from 'hono/html';
import { singleLine } from '../../shared/text/single-line.ts';
import type { WebhookDisabledReason } from '../../shared/integrations/webhooks/webhook.ts';
import { languageTag, type Locale } from '../../shared/locales.ts';
import type { DueGroup, OutgoingMail } from '../../shared/mails/mail.ts';
import type { MailMessage } from '../platform/platform.ts';
import { loadTexts, type Texts } from '../platform/load-texts.ts';

/**
 * Composes a message as text and as HTML in a language, from the texts `mail.<kind>.subject`,
 * `.body` (with a reason `.body-<reason>`; an empty line separates paragraphs), `.action` and
 * `.note`. Names are data: they can add neither a header line nor markup.
 */
export async function composeMail(
  mail: OutgoingMail,
  locale: Locale,
): Promise<Pick<MailMessage, 'subject' | 'text' | 'html'>> {
  const language = languageTag(locale);
  const texts = await loadTexts(locale);
  const formatDay = dayFormat(language);
  const values =
    'day' in mail.values ? { ...mail.values, day: formatDay(mail.values.day) } : mail.values;
  const write = (part: 'subject' | 'body' | `body-${WebhookDisabledReason}` | 'action' | 'note') =>
    fill(texts[`mail.${mail.kind}.${part}`] ?? '', values);
  const subject = write('subject');
  const body = write('reason' in mail ? `body-${mail.reason}` : 'body');
  const paragraphs = body.split('\n\n');
  const [action, note] = [write('action'), write('note')];
  const labelOf = (linkText: string) => fill(texts['mail.link-label'] ?? '', { action: linkText });
  const lists = listsOf(mail, texts, language);
  const quote = {
    title: fill(texts['mail.quote'] ?? '', values),
    lines: 'note' in mail ? linesOf(mail.note) : [],
  };
  const url = 'url' in mail ? mail.url : undefined;
  const off =
    mail.kind === 'reminders'
      ? { label: texts['mail.reminders.off'] ?? '', url: mail.settingsUrl }
      : undefined;
  return {
    subject,
    text: [
      ...paragraphs,
      ...(quote.lines.length > 0 ? [quoteAsText(quote)] : []),
      ...lists.map(listAsText),
      ...(url === undefined ? [] : [`${labelOf(action)}\n${url}`]),
      note,
      ...(off ? [`${labelOf(off.label)}\n${off.url}`] : []),
      '— Sheaf',
    ].join('\n\n'),
    html: String(
      await page({ language, subject, paragraphs, quote, lists, action, note, off, url }),
    ),
  };
}

type Quote = { title: string; lines: string[] };

function linesOf(text: string): string[] {
  return text.split('\n').map(singleLine).filter(Boolean);
}

function quoteAsText({ title, lines }: Quote): string {
  return [title, ...lines.map((line) => `> ${line}`)].join('\n');
}

function quoteSection({ title, lines }: Quote) {
  const style = `margin:0 0 16px;padding-left:12px;border-left:3px solid #e4dfd3;font:15px/1.6 ${font};color:#2b2822;overflow-wrap:anywhere`;
  return html`<p style="margin:20px 0 8px;font:600 13px/1.5 ${font};color:#6b6559">${title}</p>
    <blockquote style="${style}">${lines.map((line) => html`${line}<br />`)}</blockquote>`;
}

type List = { title: string; items: { text: string; detail: string; url?: string }[] };

function listsOf(mail: OutgoingMail, texts: Texts, language: string): List[] {
  if (mail.kind === 'reminders') return mail.groups.map(toList(texts, dayFormat(language)));
  if (mail.kind !== 'upload-receipt') return [];
  const formatTime = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  const sizes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
  });
  const items = mail.files.map(({ size, sha256, receivedAt }) => ({
    text: sizes.format(size),
    detail: `${formatTime.format(new Date(receivedAt))} · SHA-256 ${sha256}`,
  }));
  return [{ title: texts['mail.upload-receipt.files'] ?? '', items }];
}

function dayFormat(language: string) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
}

function toList(texts: Texts, formatDay: (day: string) => string) {
  return ({ name, items, hasMore }: DueGroup): List => ({
    title: singleLine(name),
    items: [
      ...items.map((item) => ({
        text: singleLine(item.name),
        detail: [
          item.isToday
            ? (texts['mail.reminders.today'] ?? '')
            : fill(texts['mail.reminders.since'] ?? '', { day: formatDay(item.day) }),
          ...(item.note === '' ? [] : [singleLine(item.note)]),
        ].join(' · '),
        url: item.url,
      })),
      ...(hasMore ? [{ text: texts['mail.reminders.more'] ?? '', detail: '' }] : []),
    ],
  });
}

function listAsText({ title, items }: List): string {
  const lines = items.map(({ text, detail }) => `- ${text}${detail && ` (${detail})`}`);
  return [title, ...lines].join('\n');
}

/** Replaces each `{{name}}` once. Values are reduced to one line, and placeholders within them are not replaced. */
function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) =>
    singleLine(Object.hasOwn(values, name) ? (values[name] ?? '') : ''),
  );
}

const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

function listItem({ text, detail, url }: List['items'][number]) {
  const name = url
    ? html`<a href="${url}" style="color:#2b2822;font-weight:600">${text}</a>`
    : text;
  return html`<p style="margin:0 0 8px;font:15px/1.5 ${font};color:#2b2822;overflow-wrap:anywhere">
    ${name}<br /><span style="font-size:13px;color:#6b6559">${detail}</span>
  </p>`;
}

function listSection({ title, items }: List) {
  return html`<p style="margin:20px 0 8px;font:600 13px/1.5 ${font};color:#6b6559">${title}</p>
    ${items.map(listItem)}`;
}

function button(url: string, action: string) {
  return html`<p style="margin:24px 0">
      <a
        href="${url}"
        style="display:inline-block;padding:11px 20px;background:#2b2822;border-radius:6px;font:600 15px ${font};color:#ffffff;text-decoration:none"
        >${action}</a
      >
    </p>
    <p style="margin:0 0 16px;font:13px/1.5 ${font};color:#6b6559;word-break:break-all">
      <a href="${url}" style="color:#6b6559">${url}</a>
    </p>`;
}

/** Mail clients support little more than tables and inline styles. */
function page(content: {
  language: string;
  subject: string;
  paragraphs: string[];
  quote: Quote;
  lists: List[];
  action: string;
  note: string;
  off: { label: string; url: string } | undefined;
  url: string | undefined;
}) {
  const paragraph = (text: string) =>
    html`<p style="margin:0 0 16px;font:15px/1.6 ${font};color:#2b2822">${text}</p>`;
  return html`<!doctype html>
    <html lang="${content.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${content.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f4f1ea">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f4f1ea"
        >
          <tr>
            <td align="center" style="padding:40px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:520px;background:#ffffff;border:1px solid #e4dfd3;border-radius:8px"
              >
                <tr>
                  <td style="padding:32px">
                    <p
                      style="margin:0 0 24px;font:600 18px Georgia, 'Times New Roman', serif;color:#2b2822"
                    >
                      Sheaf
                    </p>
                    ${content.paragraphs.map(paragraph)}
                    ${content.quote.lines.length > 0 && quoteSection(content.quote)}
                    ${content.lists.map(listSection)}
                    ${content.url !== undefined && button(content.url, content.action)}
                    <p
                      style="margin:0;padding-top:16px;border-top:1px solid #e4dfd3;font:13px/1.5 ${font};color:#6b6559"
                    >
                      ${content.note}
                      ${
                        content.off &&
                        html`<br /><a href="${content.off.url}" style="color:#6b6559"
                            >${content.off.label}</a
                          >`
                      }
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

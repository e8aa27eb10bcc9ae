import type { ForwardingConfirmation } from '../../../../../shared/integrations/intake-emails/intake-message.ts';
import { mailProviders, type MailProvider } from './mail-providers.ts';

export type MailText = { subject: string; text: string; html: string; hasFiles: boolean };

export const confirmationLimits = { read: 100_000, text: 2000, link: 2048 };

/**
 * Names of unattended mailboxes. They are checked because some of these domains also have mailboxes
 * of people.
 */
const unattended =
  /no[-_.]?t?[-_.]?reply|^(?:mail[-_.]?)?(?:forwarding|verification|verify|confirmation|security|notifications?)$/i;

const forwarding =
  /forward|weiterleit|transf[eé]r|r[eé]achemin|reenv[ií]|redirec|redirij|encaminh|inoltr|przek(?:az|ier)|przesył|doorst|vidarebefordr|transmit|перес|転送|转发|轉寄/i;

/** "Code" in these languages, followed by digits that a dash or space may group. */
const codeInText =
  /(?:c[oó]d(?:e|igo|ice)|kod|\bcod|код|コード|代码|代碼)\D{0,60}(\d[\d -]{2,14}\d)(?!\d)/iu;

const codeInSubject = /(?:^|[^\d])#?(\d{6,12})(?!\d)/;

const otherPath =
  /\/uf-|cancel|decline|deny|reject|revoke|unsubscribe|report|help|support|privacy|terms/i;
const confirmingPath = /\/vf-|\/f-|confirm|verif|activat|accept|approve|forward/i;

export function findConfirmingProvider(sender: string): MailProvider | undefined {
  return mailProviders.find((candidate) => isSentBy(candidate, sender));
}

/**
 * Recognizes the request of a mail provider to confirm a forwarding: about forwarding, without files, and with a code or a
 * link to the provider. Undefined for any other message.
 */
export function findForwardingConfirmation(
  { subject, hasFiles, ...mail }: MailText,
  { sender, provider }: { sender: string; provider: MailProvider },
): ForwardingConfirmation | undefined {
  if (hasFiles) return undefined;
  const html = mail.html.slice(0, confirmationLimits.read);
  const text = (mail.text.slice(0, confirmationLimits.read) || textOf(html)).trim();
  if (!forwarding.test(`${sender} ${subject} ${text}`)) return undefined;
  const link = findLink(`${text} ${html}`, provider);
  const code = findCode(subject, text);
  if (link === null && code === null) return undefined;
  return { provider: provider.name, text: shortened(text), link, code };
}

/** Matches only start at the first of these characters. Starting at each of them would take quadratic time. */
const punctuationAtEnd = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/;

function isSentBy({ senderDomains }: MailProvider, sender: string): boolean {
  const [local = '', domain = ''] = sender.split('@');
  const isOwn = senderDomains.some((own) => domain === own || domain.endsWith(`.${own}`));
  return isOwn && unattended.test(local);
}

function findLink(text: string, { linkHosts }: MailProvider): string | null {
  const urls = [...text.matchAll(/https:\/\/[^\s<>"'`\\^{|}]+/g)].flatMap(([found]) => {
    if (found.length > confirmationLimits.link) return [];
    const url = URL.parse(found.replaceAll('&amp;', '&').replace(punctuationAtEnd, ''));
    const isOwn =
      url?.protocol === 'https:' &&
      url.port === '' &&
      url.username === '' &&
      url.password === '' &&
      linkHosts.includes(url.hostname);
    return isOwn && url.pathname !== '/' && !otherPath.test(url.pathname) ? [url] : [];
  });
  const url = urls.find(({ pathname }) => confirmingPath.test(pathname)) ?? urls[0];
  return url && url.href.length <= confirmationLimits.link ? url.href : null;
}

function findCode(subject: string, text: string): string | null {
  const withoutUrls = text.replaceAll(/https?:\S+/g, ' ');
  const code = codeInText.exec(withoutUrls)?.[1] ?? codeInSubject.exec(subject)?.[1];
  return code ?? null;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(style|script|head)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<!\s)\s*\n\s*/g, '\n');
}

function shortened(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\n' ? '\n' : '',
  );
  return plain.slice(0, confirmationLimits.text).toWellFormed();
}

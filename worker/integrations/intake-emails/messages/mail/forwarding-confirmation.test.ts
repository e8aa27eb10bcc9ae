import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../../tests/support/cpu-time.ts';
import {
  findConfirmingProvider,
  findForwardingConfirmation,
  type MailText,
} from './forwarding-confirmation.ts';

const gmail = 'forwarding-noreply@google.com';
const confirm = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8w%5D-abc_123';
const cancel = 'https://mail-settings.google.com/mail/uf-%5BANGjdJ9m%5D-def_456';

function find(sender: string, email: Partial<MailText>) {
  const provider = findConfirmingProvider(sender);
  const text = { subject: '', text: '', html: '', hasFiles: false, ...email };
  return provider && findForwardingConfirmation(text, { sender, provider });
}

const gmailText = [
  'ada@gmail.com has requested to automatically forward mail to your email',
  'address abc@intake.example.com.',
  'Confirmation code: 152430985',
  '',
  'To allow this, please click the link below to confirm the request:',
  confirm,
  '',
  'If you accidentally clicked the link, click this link to cancel:',
  cancel,
  'Learn more: https://support.google.com/mail/answer/184973 https://www.google.com/url?q=x',
].join('\n');

describe('a forwarding confirmation', () => {
  it('of Gmail is found with its link, and never the one to cancel', () => {
    const email = { subject: 'Gmail Forwarding Confirmation', text: gmailText };
    expect(find(gmail, email)).toEqual({
      provider: 'Gmail',
      text: gmailText,
      link: confirm,
      code: '152430985',
    });
    const reversed = gmailText.split('\n').toReversed().join('\n');
    expect(find(gmail, { text: reversed })?.link).toBe(confirm);
  });

  it('is looked for in linear time, however many dots a link has', () => {
    const start = cpuTime();
    const dots = `forward https://${'.'.repeat(99_000)}a`;
    expect(find(gmail, { text: `${dots} code 152430985` })?.code).toBe('152430985');
    expect(cpuTime(start)).toBeLessThan(2000);
  });

  it.each([
    ['(#553914227) Confirmación de reenvío de Gmail: recibir correo de ada@gmail.com', 'Hola'],
    ['(#553914227) Bestätigung der Weiterleitung', 'Guten Tag'],
    ['(#553914227) Gmail 转发确认', ''],
    ['Gmail', 'Code de confirmation : 553914227'],
    ['Gmail', 'Kod potwierdzający: 553914227'],
    ['Gmail', '確認コード: 553914227'],
  ])('of Gmail in any language is found by its code: %j', (subject, text) => {
    expect(find(gmail, { subject, text })).toMatchObject({ code: '553914227', link: null });
  });

  it.each([
    ['no-reply@microsoft.com', 'Outlook', 'https://outlook.live.com/mail/confirm?token=a&b=c'],
    [
      'account-security-noreply@accountprotection.microsoft.com',
      'Outlook',
      'https://account.live.com/Verify?x=1',
    ],
    ['noreply@outlook.com', 'Outlook', 'https://outlook.office365.com/forwarding/confirm/1'],
    ['no-reply@cc.yahoo-inc.com', 'Yahoo Mail', 'https://login.yahoo.com/account/verify?c=1'],
    ['no-reply@notify.proton.me', 'Proton Mail', 'https://account.proton.me/forwarding/confirm'],
  ])('of %s is one of %s', (sender, provider, link) => {
    const html = `<p>Please confirm the <b>forwarding</b> of your mail.</p><a href="${link.replaceAll('&', '&amp;')}">Confirm</a>`;
    expect(find(sender, { html })).toMatchObject({ provider, link, code: null });
  });

  it('shows the text of its HTML without scripts, tags and control characters', () => {
    const html = `<head><title>x</title></head><style>p{}</style><p>Forward&nbsp;mail?\u202e</p><script>1</script><div>Code: <b>123 456</b></div>`;
    expect(find(gmail, { html })).toEqual({
      provider: 'Gmail',
      text: 'Forward mail?\nCode: 123 456',
      link: null,
      code: '123 456',
    });
  });
});

describe('a link', () => {
  it.each([
    'http://mail-settings.google.com/mail/vf-1',
    'https://mail-settings.google.com.evil.example/mail/vf-1',
    'https://evil.example/mail-settings.google.com/mail/vf-1',
    'https://mail-settings.google.com@evil.example/mail/vf-1',
    'https://user:word@mail-settings.google.com/mail/vf-1',
    'https://mail-settings.google.com:8443/mail/vf-1',
    'https://evil.google.com/mail/vf-1',
    'https://www.google.com/url?q=https://evil.example/vf-1',
    'https://mail-settings.google.com/',
    cancel,
  ])('%s is not shown', (link) => {
    const found = find(gmail, { text: `Code 123456 ${link}`, html: `<a href="${link}">x</a>` });
    expect(found).toMatchObject({ code: '123456', link: null });
  });
});

describe('no forwarding confirmation', () => {
  const text = gmailText;

  it.each([
    ['someone at a domain where anybody can have a mailbox', 'forwarding-noreply@gmail.com'],
    ['a domain that ends like that of a provider', 'forwarding-noreply@notgoogle.com'],
    ['a subdomain of another owner', 'forwarding-noreply@google.com.evil.example'],
    ['a person at a provider', 'ada@google.com'],
  ])('is a message of %s', (_who, sender) => {
    expect(find(sender, { text })).toBeUndefined();
  });

  it('comes with a file', () => {
    expect(find(gmail, { text, hasFiles: false })).toBeDefined();
    expect(find(gmail, { text, hasFiles: true })).toBeUndefined();
  });

  it('is about something else', () => {
    const invoice = 'Your code is 123456: https://outlook.live.com/mail/confirm';
    expect(find('no-reply@microsoft.com', { text: invoice })).toBeUndefined();
  });

  it('has neither a link nor a code', () => {
    expect(find(gmail, { subject: 'Forwarding', text: 'Somebody forwards mail.' })).toBeUndefined();
  });
});

it('reads hostile text in time that grows with its length', () => {
  const hostile = ['<', '<br', '<style', '&nbsp;', '\n ', 'https://', 'code '].map((piece) =>
    piece.repeat(Math.ceil(200_000 / piece.length)),
  );
  const start = cpuTime();
  for (const piece of hostile) find(gmail, { subject: piece, text: piece, html: piece });
  for (const piece of hostile) find(gmail, { html: piece });
  expect(cpuTime(start)).toBeLessThan(3000);
});

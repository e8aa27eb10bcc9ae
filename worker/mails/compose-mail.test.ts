import { describe, expect, it } from 'vitest';
import type { Mail } from '../../shared/mails/mail.ts';
import { composeMail } from './compose-mail.ts';

const url = 'https://archive.example/invitations?a=1&b=2';
const invitation = (inviter: string, organization: string): Mail => ({
  kind: 'invitation',
  values: { inviter, organization },
  url,
});

describe('composeMail', () => {
  it('returns a text and an HTML version with the link', async () => {
    const { subject, text, html } = await composeMail(invitation('Ada', 'Papers'), 'en');
    expect(subject).toBe('Ada invites you to Papers');
    expect(text).toContain(url);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('href="https://archive.example/invitations?a=1&amp;b=2"');
    for (const part of [text, html]) expect(part).not.toContain('{{');
  });

  it.each<Mail>([
    { kind: 'verify-email', values: { name: 'Ada' }, url },
    { kind: 'reset-password', values: { name: 'Ada' }, url },
    { kind: 'existing-account', values: { name: 'Ada' }, url },
    { kind: 'webhook-disabled', values: { webhook: 'Hook', organization: 'Papers' }, url },
  ])('has texts for $kind', async (mail) => {
    const { subject, text } = await composeMail(mail, 'en');
    expect(subject.length).toBeGreaterThan(5);
    expect(text.split('\n\n').every((part) => part.trim() !== '')).toBe(true);
    expect(text).toContain(url);
  });

  it('escapes names in the subject and in HTML', async () => {
    const hostile = 'Eve\r\nBcc: all@example.com\u0000\u202E"><script>';
    const { subject, html } = await composeMail(invitation(hostile, '{{inviter}}'), 'en');
    expect(subject).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(subject).toContain('{{inviter}}');
    expect(html).not.toContain('<script>');
  });
});

import { describe, expect, it } from 'vitest';
import type { WebhookDisabledReason } from '../../shared/integrations/webhooks/webhook.ts';
import type { OutgoingMail } from '../../shared/mails/mail.ts';
import { composeMail } from './compose-mail.ts';

const url = 'https://archive.example/invitations?a=1&b=2';
const invitation = (inviter: string, organization: string): OutgoingMail => ({
  kind: 'invitation',
  values: { inviter, organization },
  url,
});
const webhookDisabled = (reason: WebhookDisabledReason): OutgoingMail => ({
  kind: 'webhook-disabled',
  reason,
  values: { webhook: 'Hook', organization: 'Papers' },
  url,
});

describe('composeMail', () => {
  it('returns a text and an HTML version with the link', async () => {
    const { subject, text, html } = await composeMail(invitation('Ada', 'Papers'), 'en');
    expect(subject).toBe('Ada invited you to join Papers on Sheaf');
    expect(text).toContain(url);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('href="https://archive.example/invitations?a=1&amp;b=2"');
    for (const part of [text, html]) expect(part).not.toContain('{{');
  });

  it.each<OutgoingMail>([
    { kind: 'verify-email', values: { name: 'Ada' }, url },
    { kind: 'verify-new-email', values: { name: 'Ada' }, url },
    { kind: 'email-changed', values: { name: 'Ada', email: 'ada@example.com' }, url },
    { kind: 'reset-password', values: { name: 'Ada' }, url },
    { kind: 'existing-account', values: { name: 'Ada' }, url },
    webhookDisabled('failing'),
    webhookDisabled('gone'),
    {
      kind: 'files-received',
      values: { title: 'Papers', organization: 'Tax office', files: '3' },
      url,
    },
  ])('has all its texts: $kind', async (mail) => {
    const { subject, text } = await composeMail(mail, 'en');
    expect(subject.length).toBeGreaterThan(5);
    expect(text.split('\n\n').every((part) => part.trim() !== '')).toBe(true);
    expect(text).toContain(url);
  });

  it('about a disabled webhook gives the reason', async () => {
    const failing = await composeMail(webhookDisabled('failing'), 'en');
    expect(failing.text).toContain('failed for five days');
    expect(failing.text).not.toContain('410');
    const gone = await composeMail(webhookDisabled('gone'), 'en');
    expect(gone.text).toContain('410 Gone');
    expect(gone.text).not.toContain('five days');
  });

  it('about sent files is a receipt without a link', async () => {
    const file = { size: 1234, sha256: 'a'.repeat(64), receivedAt: '2026-03-30T10:00:00Z' };
    const values = { title: 'Papers', organization: 'Tax office' };
    const { subject, text, html } = await composeMail(
      { kind: 'upload-receipt', values, files: [file] },
      'en',
    );
    expect(subject).toBe('Receipt: files for “Papers”');
    expect(text).toMatch(/- 1,234 bytes \(Mar 30, 2026, 10:00:00.AM UTC · SHA-256 a{64}\)/);
    expect(html).not.toContain('href');
    for (const part of [text, html]) expect(part).not.toMatch(/undefined|false|{{/);
  });

  it.each(['upload-invitation', 'upload-reminder'] as const)(
    'of the kind %s has its texts, and quotes the note line by line',
    async (kind) => {
      const values = { title: 'Papers', organization: 'Tax office', day: '2026-03-30' };
      const note = 'All pages.\n\nSend files:\n<b>https://evil.example</b>';
      const { subject, text, html } = await composeMail({ kind, values, note, url }, 'en');
      expect(subject).toContain('Papers');
      expect(text).toContain('by March 30, 2026');
      expect(text).toContain(
        '“Tax office” writes:\n> All pages.\n> Send files:\n> <b>https://evil.example</b>\n\n',
      );
      expect(html).toContain('&lt;b&gt;https://evil.example');
      const plain = await composeMail({ kind, values, note: '', url }, 'en');
      expect(plain.text).not.toContain('writes');
      for (const part of [text, html]) expect(part).not.toMatch(/undefined|false|{{/);
    },
  );

  it('puts the colon before its link as the language does', async () => {
    const { text } = await composeMail(invitation('Ada', 'Papers'), 'fr');
    expect(text).toContain(`Voir l’invitation\u00A0:\n${url}`);
  });

  it('names European Portuguese by its full tag', async () => {
    const { html } = await composeMail(invitation('Ada', 'Papers'), 'pt');
    expect(html).toContain('<html lang="pt-PT">');
  });

  it('about reminders lists them by organization, whatever they are named', async () => {
    const name = 'Bill\r\n- Forged (today)\u202E<script>alert(1)</script>.pdf';
    const item = { name, url: `${url}#1`, day: '2026-03-30', isToday: false, note: '' };
    const groups = [
      {
        name: 'Papers',
        url,
        items: [item, { ...item, isToday: true, note: 'Call' }],
        hasMore: true,
      },
    ];
    const { subject, text, html } = await composeMail(
      { kind: 'reminders', values: { day: '2026-03-31' }, groups, url, settingsUrl: `${url}#off` },
      'de',
    );
    expect(subject).toBe('Erinnerungen für den 31. März 2026');
    const line = '- Bill - Forged (today) <script>alert(1)</script>.pdf';
    expect(text).toContain(
      `Papers\n${line} (seit dem 30. März 2026)\n${line} (heute · Call)\n- und weitere`,
    );
    expect(text).toContain(`${url}#off`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('#off"');
  });

  it('keeps its header and its markup whatever the names contain', async () => {
    const hostile = 'Eve\r\nBcc: all@example.com\u0000\u202E"><script>';
    const { subject, html } = await composeMail(invitation(hostile, '{{inviter}}'), 'en');
    expect(subject).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(subject).toContain('{{inviter}}');
    expect(html).not.toContain('<script>');
  });
});

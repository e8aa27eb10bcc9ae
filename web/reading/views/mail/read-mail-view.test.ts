import { describe, expect, it } from 'vitest';
import { composeMessage } from '../../../../tests/support/mail-fixtures.ts';
import { readContainedFile, readMailView } from './read-mail-view.ts';

const texts = {
  locale: 'en',
  from: 'From',
  to: 'To',
  cc: 'Cc',
  date: 'Date',
  quoted: 'Quoted text',
};
const mimeType = 'message/rfc822';
const bytesOf = (lines: string[]) => new Uint8Array(Buffer.from(lines.join('\r\n')));
const view = (bytes: Uint8Array) => readMailView({ bytes: new Uint8Array(bytes), mimeType, texts });

const head = (subject: string) => [
  'From: =?utf-8?q?Ren=C3=A9?= <rene@example.com>',
  'To: Ada <ada@example.com>, Bob <bob@example.com>',
  'Cc: Eve <eve@example.com>',
  `Subject: ${subject}`,
  'Date: Mon, 2 Mar 2026 09:00:00 +0100',
];
const html = (page: string, subject = 'Offer') =>
  bytesOf([...head(subject), 'Content-Type: text/html; charset=utf-8', '', page]);
const text = (lines: string[], subject = 'Offer') => bytesOf([...head(subject), '', ...lines]);

describe('a message', () => {
  it('has a header', async () => {
    const { header } = await view(text(['Hello']));
    expect(header).toEqual({
      subject: 'Offer',
      from: 'René <rene@example.com>',
      to: 'Ada <ada@example.com>, Bob <bob@example.com>',
      cc: 'Eve <eve@example.com>',
      date: 'Mon, 2 Mar 2026 09:00:00 +0100',
      time: Date.UTC(2026, 2, 2, 8),
    });
  });

  it('keeps a date that is none as it is written, and no controls and overrides', async () => {
    const { header } = await view(
      bytesOf(['Subject: \u202egnp.exe\u0007', 'Date: yesterday', 'From: a@b.c', '', 'x']),
    );
    expect(header).toMatchObject({ subject: 'gnp.exe', date: 'yesterday', time: null });
  });

  it('shows its text with links, and folds what it quotes', async () => {
    const quoted = ['> One', '> Two', '> <b>Three</b>', '> Four'];
    const shown = await view(text(['See https://example.com/a.', '', ...quoted]));
    expect(shown.html).toContain(
      '<a href="https://example.com/a" title="https://example.com/a" target="_blank" rel="noopener noreferrer">https://example.com/a</a>.',
    );
    expect(shown.html).toContain(
      '<details><summary>Quoted text</summary><blockquote class="text" dir="auto">One\nTwo\n&lt;b&gt;Three&lt;/b&gt;\nFour</blockquote></details>',
    );
    const forwarded = await view(text(['FYI', ...quoted], 'Fwd: Offer'));
    expect(forwarded.html).toContain('<details open="">');
  });

  it('shows its HTML in an element of its own, with what it quotes folded', async () => {
    const page =
      '<body bgcolor=white>Yes<blockquote type=cite>No<blockquote>Why</blockquote></blockquote>!';
    expect((await view(html(page))).html).toBe(
      '<div class="body body-1"><div bgcolor="white">Yes<details><summary>Quoted text</summary><blockquote type="cite">No<blockquote>Why</blockquote></blockquote></details>!\n</div></div>'.replace(
        '\n',
        '',
      ),
    );
  });

  it('says that pictures of elsewhere are missing', async () => {
    expect((await view(html('<img src="https://example.com/open.gif">'))).isIncomplete).toBe(true);
    expect((await view(html('<p>Text'))).isIncomplete).toBe(false);
  });

  it('lists its files under the numbers that the API has', async () => {
    const content = new TextEncoder().encode('%PDF-1.4');
    const message = composeMessage({
      attachments: [
        { name: 'empty.txt', type: 'text/plain', content: new Uint8Array() },
        { name: 'contract\u202Efdp.pdf', type: 'application/pdf', content },
      ],
    });
    const { files } = await view(message);
    expect(files).toEqual([
      { index: 1, name: 'contractfdp.pdf', mimeType: 'application/pdf', size: 8 },
    ]);
    const request = { bytes: new Uint8Array(message), mimeType };
    expect(await readContainedFile(request, 1)).toMatchObject({ bytes: content });
    expect(await readContainedFile(request, 2)).toBeNull();
  });

  it('shows messages within it below its text, each with its header', async () => {
    const inner = composeMessage({ text: 'The inner text' });
    const message = composeMessage({
      text: 'The outer text',
      attachments: [{ name: 'a.eml', type: mimeType, content: inner }],
    });
    const shown = await view(message);
    expect(shown.html).toMatch(
      /The outer text.*<section class="message"><h2 dir="auto">For the archive<\/h2><dl><dt>From<\/dt><dd dir="auto">Ada Lovelace &lt;ada@example.com&gt;<\/dd>.*The inner text.*<\/section>$/s,
    );
  });

  it('shows 50 of 10,000 messages within it, and a hundred of its files', async () => {
    const inner = new TextEncoder().encode('Subject: x\r\n\r\ny');
    const message = composeMessage({
      attachments: Array.from({ length: 5000 }, () => ({
        name: '',
        type: mimeType,
        content: inner,
      })),
    });
    const shown = await view(message);
    expect(shown.html.split('<section')).toHaveLength(50);
    expect(shown.files.length).toBeLessThanOrEqual(100);
  });

  it('is not shown where it is none', async () => {
    const request = { bytes: new Uint8Array([1, 2, 3]), texts };
    const msg = { ...request, mimeType: 'application/vnd.ms-outlook' };
    await expect(readMailView(msg)).rejects.toMatchObject({ reason: 'unsupported' });
  });
});

import { describe, expect, it } from 'vitest';
import { readFileView } from '../read-file-view.ts';

const texts = { locale: 'en', from: '', to: '', cc: '', date: '', quoted: '' };

async function viewOf(text: string, mimeType: string) {
  return readFileView({ bytes: new Uint8Array(Buffer.from(text)), mimeType, texts });
}

describe('Markdown', () => {
  it('has headings, lists, tables and links', async () => {
    const view = await viewOf(
      '# Title\n\n- **one**\n\n| A |\n|---|\n| 1 |\n\n[x](https://example.com)',
      'text/markdown',
    );
    expect(view).toMatchObject({ kind: 'page', isIncomplete: false, isCut: false });
    const { html } = view as { html: string };
    expect(html).toContain('<h1>Title</h1>');
    expect(html).toContain('<li><strong>one</strong></li>');
    expect(html).toContain('<td>1</td>');
    expect(html).toContain('target="_blank" rel="noopener noreferrer">x</a>');
  });

  it('runs and loads nothing', async () => {
    const { html, isIncomplete } = (await viewOf(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n![x](https://evil.example/x.png) [y](javascript:alert(1))',
      'text/markdown',
    )) as { html: string; isIncomplete: boolean };
    expect(isIncomplete).toBe(true);
    expect(html).not.toMatch(/script|alert|evil|<img/);
  });

  it('of nothing but marks is read to its end', async () => {
    for (const piece of [
      '[',
      '*a ',
      '> ',
      '`',
      '![](',
      '<a ',
      '| a\n|-\n',
      '- '.repeat(50) + '\n',
    ]) {
      const view = await viewOf(piece.repeat(5000), 'text/markdown').catch(
        (error: unknown) => error,
      );
      expect(view).toBeDefined();
    }
  });
});

describe('HTML', () => {
  it('is in an element of its own, in the encoding that it declares', async () => {
    const page = Buffer.from(
      '<meta charset=iso-8859-2><title>x</title><style>p { color: red }</style><p>\xb1',
      'latin1',
    );
    const view = await readFileView({ bytes: new Uint8Array(page), mimeType: 'text/html', texts });
    expect(view).toMatchObject({
      html: '<div class="body body-1" dir="auto"><style>@scope (.body-1) {p { color: red }}</style><p>ą</p></div>',
    });
  });
});

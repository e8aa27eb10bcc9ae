import { describe, expect, it } from 'vitest';
import { cleanCss, scopedCss } from './clean-css.ts';
import { writeCleanHtml } from './clean-html.ts';
import { createMarkupWriter } from './markup-writer.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function cleaned(html: string, limits?: Parameters<typeof createMarkupWriter>[0]) {
  const writer = createMarkupWriter(limits);
  const bytes = Buffer.from(pixel, 'base64');
  const pictureAt = (address: string) =>
    address === 'cid:logo' ? { bytes, mimeType: 'image/png' } : undefined;
  const isIncomplete = await writeCleanHtml(html, { writer, scope: 'body-1', pictureAt });
  return { html: writer.html(), isIncomplete, isCut: writer.isCut() };
}

describe('a foreign page', () => {
  it('keeps texts, tables, lists, style and its own pictures', async () => {
    const page = `<h1 style="color: red" align=center>Total</h1><table><tr><td colspan=2>1 &lt; 2</td></tr></table><ul><li>One</ul>
      <img src="cid:logo" alt="Logo" width=20><img src="data:image/png;base64,${pixel}">`;
    const { html, isIncomplete } = await cleaned(page);
    expect(html).toContain('<h1 align="center" style="color: red">Total</h1>');
    expect(html).toContain('<td colspan="2">1 &lt; 2</td>');
    expect(html).toContain('<ul><li>One</li></ul>');
    expect(html).toContain(`<img alt="Logo" width="20" src="data:image/png;base64,${pixel}">`);
    expect(html.split(`base64,${pixel}`)).toHaveLength(3);
    expect(isIncomplete).toBe(false);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<img src=x onerror="alert(1)">',
    '<body onload=alert(1)><p onclick=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)"/></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a><a href=" jAvAsCript:alert(1)">x</a><a href="data:text/html,x">x</a><a href="java\nscript:alert(1)">x</a>',
    '<a href="//evil.example">x</a><a href="/api/users/me">x</a><a href="#top">x</a>',
    '<meta http-equiv="refresh" content="0; url=https://evil.example">',
    '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css"><link rel=dns-prefetch href=//evil.example>',
    '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://evil.example"></object><embed src="https://evil.example"><applet code=x></applet>',
    '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
    '<video src="https://evil.example/x" autoplay poster="https://evil.example/y"></video><audio src=//evil.example></audio>',
    '<style>@import "https://evil.example/x.css"; @font-face { src: url(https://evil.example/x.woff) } p { background: url("https://evil.example/p.png") }</style>',
    '<p style="background: url(https://evil.example/p.png)">x</p><td background="https://evil.example/b.png">',
    '<p style="background: u\\72l(https://evil.example/p.png); list-style: image-set(\'https://evil.example/a\' 1x)">x</p>',
    '<template shadowrootmode=open><script>alert(1)</script></template><noscript><img src=x onerror=alert(1)></noscript>',
    '<textarea></textarea><script>alert(1)</script><title></title><img src=x onerror=alert(1)>',
    '<img src="https://evil.example/x.png" srcset="https://evil.example/y.png 2x" alt="" ping="https://evil.example">',
    '<div id="app" name="cookie" data-x="<script>alert(1)</script>" is="x-a" slot="y" popover contenteditable>x</div>',
  ])('loses what would be loaded, run or sent: %s', async (page) => {
    const { html } = await cleaned(page);
    expect(html).not.toMatch(
      /<(?!\/?(?:p|a|table|div|td|span|style|button)\b)|\son|\/\/evil|javascript:|alert\(1\)|srcdoc|href|data-|url\(|@import/i,
    );
  });

  it('says that something of elsewhere is missing', async () => {
    expect((await cleaned('<img src="https://evil.example/x.png">')).isIncomplete).toBe(true);
    expect((await cleaned('<td background="//evil.example">')).isIncomplete).toBe(true);
    expect(
      (await cleaned('<style>p{background:url(http://evil.example)}</style>')).isIncomplete,
    ).toBe(true);
    expect((await cleaned('<a href="https://example.com">x</a>')).isIncomplete).toBe(false);
  });

  it('opens links in a tab of their own', async () => {
    expect(
      (await cleaned('<a href="https://example.com/a?b=1&amp;c=2" target=_top>x</a>')).html,
    ).toBe(
      '<a href="https://example.com/a?b=1&amp;c=2" title="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('ends with the last element that fits', async () => {
    const limits = { ...(await import('../view-limits.ts')).viewLimits, characters: 1000 };
    const page = `<div><b>${'<i>word</i> '.repeat(10_000)}</b></div>`;
    const { html, isCut } = await cleaned(page, limits);
    expect(isCut).toBe(true);
    expect(html.length).toBeLessThan(1100);
    expect(html).toMatch(/<\/b><\/div>$/);
  });
});

describe('rules of style', () => {
  it('are for the element of their page alone', () => {
    expect(scopedCss('p { color: red } @media (width > 1px) { b { margin: 0 } }', '.body-1')).toBe(
      '@scope (.body-1) {p { color: red } @media (width > 1px) { b { margin: 0 } }}',
    );
  });

  it.each([
    'p{} } body { display: none }',
    'p { content: "{" } } body { display: none } x {',
    'p { /* { */ } } body { display: none } x {',
    'p { content: "\\7b" } } body { display: none }',
    'p { background: url({) } } body { display: none } x {',
    'p { ( } ) } body {}',
  ])('are left out where they would end that: %s', (css) => {
    expect(scopedCss(css, '.body-1')).toBe('');
  });

  it('end no element', () => {
    expect(cleanCss('p {}</style><script>alert(1)</script>')).not.toContain('<');
  });
});

import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { officeMimeTypes } from '../../../../shared/reading/file-types/mime-types.ts';
import { readFixture } from '../../../../tests/support/fixtures/fixture-files.ts';
import type { PageView } from '../file-view.ts';
import { readFileView } from '../read-file-view.ts';

const texts = { locale: 'en', from: '', to: '', cc: '', date: '', quoted: '' };

type Kind = 'docx' | 'odt' | 'pptx' | 'odp';

async function viewOf(file: Uint8Array, kind: Kind): Promise<PageView> {
  const bytes = new Uint8Array(file);
  const view = await readFileView({ bytes, mimeType: officeMimeTypes[kind], texts });
  if (view.kind !== 'page') throw new Error('It is no page');
  return view;
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const lending = unzipSync(readFixture('lending-agreement.docx'));

async function docx(
  body: string,
  parts: Record<string, string | Uint8Array> = {},
): Promise<string> {
  const relationships = `<Relationships>
    <Relationship Id="p" Type="x/image" Target="media/a.png"/>
    <Relationship Id="l" Type="x/hyperlink" Target="https://example.com/" TargetMode="External"/>
    <Relationship Id="j" Type="x/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>
    <Relationship Id="r" Type="x/image" Target="https://evil.example/x.png" TargetMode="External"/>
    <Relationship Id="s" Type="x/styles" Target="styles.xml"/>
    <Relationship Id="n" Type="x/numbering" Target="numbering.xml"/>
    <Relationship Id="f" Type="x/footnotes" Target="footnotes.xml"/></Relationships>`;
  const written = Object.entries({
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships,
    'word/styles.xml': '<w:styles/>',
    'word/media/a.png': new Uint8Array(pixel),
    ...parts,
  }).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return (await viewOf(zipSync({ ...lending, ...Object.fromEntries(written) }), 'docx')).html;
}

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

const wordsOf = (page: string) =>
  new Set(
    page
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter((word) => word.length > 3),
  );

const item = (level: number) =>
  paragraph(run('x'), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);

const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(text))}</w:tc>`;

const picture = (id: string) =>
  `<w:r><w:drawing><wp:extent cx="952500"/><wp:docPr descr="A dot"/><a:blip r:embed="${id}"/></w:drawing></w:r>`;

const shape = (place: string, text: string) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${place}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:rPr b="1"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

describe('a Word document', () => {
  it('has what its author sees', async () => {
    const { html } = await viewOf(readFixture('handover-report.docx'), 'docx');
    const odt = await viewOf(readFixture('handover-report.odt'), 'odt');
    expect(html).toMatch(
      /<header class="margin">.*<\/header>.*<table class="grid">.*<footer class="margin">.*<section class="notes">/s,
    );
    expect([...wordsOf(odt.html)].filter((word) => !wordsOf(html).has(word))).toEqual([]);
  });

  it('shows how its texts look', async () => {
    const styles = `<w:styles><w:style w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:i/></w:rPr></w:style>
      <w:style w:styleId="Strong"><w:name w:val="Strong"/><w:basedOn w:val="Base"/><w:rPr><w:b/></w:rPr></w:style>
      <w:style w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>`;
    const body =
      paragraph(run('Title'), '<w:pStyle w:val="H2"/>') +
      paragraph(
        run('Text', '<w:rStyle w:val="Strong"/><w:color w:val="C00000"/><w:sz w:val="36"/>'),
        '<w:jc w:val="center"/>',
      ) +
      paragraph(
        run('gone', '<w:vanish/>') +
          run('2', '<w:vertAlign w:val="superscript"/>') +
          '<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>' +
          run('new') +
          '</w:ins>',
      );
    expect(await docx(body, { 'word/styles.xml': styles })).toBe(
      '<h2 dir="auto">Title</h2>' +
        '<p dir="auto" style="text-align: center"><span style="font-weight: bold; font-style: italic; color: #C00000; font-size: 18pt">Text</span></p>' +
        '<p dir="auto"><span style="vertical-align: super; font-size: 0.75em">2</span>new</p>',
    );
  });

  it('counts its lists', async () => {
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">
      <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
      <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const html = await docx([0, 1, 1, 0, 1].map(item).join(''), {
      'word/numbering.xml': numbering,
    });
    expect([...html.matchAll(/class="label">([^<]*)</g)].map(([, label]) => label)).toEqual([
      '1.',
      '1.a)',
      '1.b)',
      '2.',
      '2.a)',
    ]);
  });

  it('joins cells of tables', async () => {
    const body = `<w:tbl><w:tr>${cell('A', '<w:vMerge w:val="restart"/>')}${cell('B', '<w:gridSpan w:val="2"/>')}</w:tr>
      <w:tr>${cell('', '<w:vMerge/>')}${cell('C')}${cell('D')}</w:tr></w:tbl>`;
    const html = (await docx(body)).replaceAll(/<\/?p[^>]*>/g, '');
    expect(html).toBe(
      '<table class="grid"><tr><td rowspan="2">A</td><td colspan="2">B</td></tr><tr><td>C</td><td>D</td></tr></table>',
    );
  });

  it('has its pictures, links and notes, and none of elsewhere', async () => {
    const body = paragraph(
      picture('p') +
        picture('r') +
        `<w:hyperlink r:id="l">${run('Web')}</w:hyperlink><w:hyperlink r:id="j">${run('Script')}</w:hyperlink><w:r><w:footnoteReference w:id="2"/></w:r>`,
    );
    const footnotes = `<w:footnotes><w:footnote w:id="2">${paragraph(run('The note'))}</w:footnote></w:footnotes>`;
    const html = await docx(body, { 'word/footnotes.xml': footnotes });
    expect(html).toContain(
      `<img alt="A dot" width="100" src="data:image/png;base64,${pixel.toString('base64')}">`,
    );
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain(
      '<a href="https://example.com/" title="https://example.com/" target="_blank" rel="noopener noreferrer">Web</a><a>Script</a><sup>1</sup>',
    );
    expect(html).toMatch(
      /<section class="notes"><div class="note"><sup>1<\/sup><div><p dir="auto">The note<\/p>/,
    );
    expect(html).not.toContain('evil');
  });

  it('writes its text as text', async () => {
    const html = await docx(
      paragraph(
        run(
          '&lt;script&gt;alert(1)&lt;/script&gt;',
          '<w:color w:val="red;background:url(//evil.example)"/>',
        ),
        '<w:jc w:val="center;x"/>',
      ),
    );
    expect(html).toBe('<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });
});

describe('an OpenDocument text', () => {
  it('has what its author sees', async () => {
    const { html } = await viewOf(readFixture('handover-report.odt'), 'odt');
    expect(html).toMatch(
      /<header class="margin">.*<h1.*<\/h1>.*<table class="grid">.*<section class="notes">/s,
    );
    expect(html).toMatch(/<(?:ul|ol)><li>/);
  });
});

describe.each(['pptx', 'odp'] as const)('slides (%s)', (kind) => {
  it('have their titles, texts and notes in order', async () => {
    const { html, isCut } = await viewOf(readFixture(`mediatheque.${kind}`), kind);
    expect(isCut).toBe(false);
    expect(html.match(/<section class="slide">/g)).toHaveLength(11);
    expect(html).toMatch(
      /^<section class="slide"><p class="number">1<\/p>.*Ouverture.*Horaires.*<\/section><aside class="speaker">.*Saluer l’équipe.*<\/aside>.*Budget/s,
    );
  });
});

it('slides begin with their title, and leave out what all of them have', async () => {
  const pptx = unzipSync(readFixture('mediatheque.pptx'));
  const slide = `<p:sld><p:cSld><p:spTree>${shape('sldNum', '7')}${shape('body', 'Point')}${shape('title', 'Title')}</p:spTree></p:cSld></p:sld>`;
  const { html } = await viewOf(
    zipSync({ ...pptx, 'ppt/slides/slide1.xml': strToU8(slide) }),
    'pptx',
  );
  expect(html).toMatch(
    /^<section class="slide"><p class="number">1<\/p><h2 dir="auto">Title<\/h2><p dir="auto" class="item"><span class="label">•<\/span><span style="font-weight: bold">Point<\/span><\/p><\/section>/,
  );
});

describe('hostile Office files', () => {
  it.each<[Kind, string, string]>([
    ['docx', 'word/document.xml', '<w:document><w:body>'],
    ['odt', 'content.xml', '<office:document-content><office:body>'],
  ])('are shown up to two million characters (%s)', async (kind, part, head) => {
    const file = unzipSync(
      readFixture(kind === 'docx' ? 'lending-agreement.docx' : 'handover-report.odt'),
    );
    const text = kind === 'docx' ? paragraph(run('§')) : '<text:p>§</text:p>';
    const paragraphs = Array.from({ length: 60_000 }, (_, index) =>
      text.replace('§', `${Math.sin(index)} word`.repeat(3)),
    );
    const bytes = zipSync({ ...file, [part]: strToU8(head + paragraphs.join('')) });
    const { html, isCut } = await viewOf(bytes, kind);
    expect(isCut).toBe(true);
    expect(html.length).toBeLessThan(2_200_000);
  });

  it('are shown up to 400,000 elements', async () => {
    const bytes = zipSync({
      ...lending,
      'word/document.xml': strToU8(`<w:document><w:body>${'<w:x/>'.repeat(2_000_000)}`),
    });
    expect((await viewOf(bytes, 'docx')).isCut).toBe(true);
  });

  it('are refused where elements are nested without end', async () => {
    const bytes = zipSync({ ...lending, 'word/document.xml': strToU8('<w:p>'.repeat(10_000)) });
    await expect(viewOf(bytes, 'docx')).rejects.toMatchObject({ reason: 'too_complex' });
  });

  it('have styles that are based on each other', async () => {
    const styles = `<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`;
    expect(
      await docx(paragraph(run('x'), '<w:pStyle w:val="A"/>'), { 'word/styles.xml': styles }),
    ).toBe('<p dir="auto">x</p>');
  });

  it('hide no pictures outside of themselves', async () => {
    const outside =
      '<Relationships><Relationship Id="p" Type="x/image" Target="../../../../etc/passwd.png"/><Relationship Id="l" Type="x/image" Target="file:///etc/x.png"/></Relationships>';
    const body = paragraph(
      '<w:r><w:drawing><a:blip r:embed="p"/><a:blip r:embed="l"/></w:drawing></w:r>',
    );
    expect(await docx(body, { 'word/_rels/document.xml.rels': outside })).toBe(
      '<p dir="auto"></p>',
    );
  });

  it('are encrypted', async () => {
    const manifest = strToU8('<manifest><file-entry><encryption-data/></file-entry></manifest>');
    const bytes = zipSync({ 'META-INF/manifest.xml': manifest, 'content.xml': strToU8('x') });
    await expect(viewOf(bytes, 'odt')).rejects.toMatchObject({ reason: 'encrypted' });
  });
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { extractText } from '../extract-text.ts';

const readFromPackage = (name: string) =>
  readFile(`node_modules/pdfjs-dist/cmaps/${name}`).then((bytes) => new Uint8Array(bytes));

/** A page whose font is not in the file and only names one of Adobe's character collections. */
function pdfOf(font: { encoding: string; collection: string; characters: string }) {
  const content = `BT /F1 20 Tf 20 200 Td <${font.characters}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/${font.encoding}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(${font.collection})/Supplement 2>>/FontDescriptor 7 0 R>>`,
    '<</Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(
    `%PDF-1.4\n${body}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`,
  );
}

it.each([
  ['日本語', { encoding: '90ms-RKSJ-H', collection: 'Japan1', characters: '93FA967B8CEA' }],
  ['中文', { encoding: 'UniGB-UCS2-H', collection: 'GB1', characters: '4E2D6587' }],
  ['한국어', { encoding: 'KSCms-UHC-H', collection: 'Korea1', characters: 'C7D1B1B9BEEE' }],
])('reads %s if the font only names a standard character map', async (text, font) => {
  const file = { bytes: pdfOf(font), mimeType: 'application/pdf' };
  expect(await extractText({ ...file, readCharacterMap: readFromPackage })).toEqual({
    state: 'done',
    text,
  });
});

it('skips only the characters of a missing character map', async () => {
  const font = { encoding: '90ms-RKSJ-H', collection: 'Japan1', characters: '93FA967B8CEA' };
  const file = { bytes: pdfOf(font), mimeType: 'application/pdf' };
  expect(await extractText(file)).toEqual({ state: 'none' });
});

it('requests character maps only, whatever the file names', async () => {
  const asked: string[] = [];
  const readCharacterMap = (name: string) => {
    asked.push(name);
    return Promise.resolve(null);
  };
  for (const encoding of ['..#2F..#2Findex', 'http:#2F#2Fevil.example#2Fx', '90ms-RKSJ-H']) {
    const font = { encoding, collection: 'Japan1', characters: '93FA' };
    await extractText({ bytes: pdfOf(font), mimeType: 'application/pdf', readCharacterMap });
  }
  expect(asked).toEqual(['90ms-RKSJ-H.bcmap']);
});

import { expect, it } from 'vitest';
import { joinPages } from '../../../shared/reading/page-breaks.ts';
import { pdfOf } from '../../../tests/support/hostile-pdf.ts';
import { extractText } from '../extract-text.ts';

const read = (objects: readonly string[]) =>
  extractText({ bytes: pdfOf(objects), mimeType: 'application/pdf' });

const page = (more: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R${more}>>`;
const content = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`;
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const start = (more = '') => [
  `<</Type/Catalog/Pages 2 0 R${more}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
];

function withStandardMap(font: { encoding: string; collection: string; characters: string }) {
  return [
    ...start(),
    page(''),
    content(`BT /F1 20 Tf 20 200 Td <${font.characters}> Tj ET`),
    `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/${font.encoding}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(${font.collection})/Supplement 2>>/FontDescriptor 7 0 R>>`,
    '<</Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  ];
}

it.each([
  ['日本語', { encoding: '90ms-RKSJ-H', collection: 'Japan1', characters: '93FA967B8CEA' }],
  ['中文', { encoding: 'UniGB-UCS2-H', collection: 'GB1', characters: '4E2D6587' }],
  ['한국어', { encoding: 'KSCms-UHC-H', collection: 'Korea1', characters: 'C7D1B1B9BEEE' }],
])('reads %s if the font only names a standard character map', async (text, font) => {
  expect(await read(withStandardMap(font))).toMatchObject({ state: 'done', text });
});

it('reads values of form fields, inherited ones too, and comments, after the text of their page', async () => {
  const result = await read([
    ...start('/AcroForm<</Fields[6 0 R 8 0 R]>>'),
    page('/Annots[7 0 R 8 0 R 9 0 R]'),
    content('BT /F1 12 Tf 20 200 Td (Name:) Tj ET'),
    helvetica,
    '<</FT/Tx/T(name)/V(Ada Lovelace)/Kids[7 0 R]>>',
    '<</Type/Annot/Subtype/Widget/Parent 6 0 R/Rect[0 0 9 9]>>',
    '<</Type/Annot/Subtype/Widget/FT/Btn/T(agreed)/V/Yes/Rect[0 0 9 9]>>',
    '<</Type/Annot/Subtype/Text/Contents<FEFF00470072fc00>/Contents(Please sign)/Rect[0 0 9 9]>>',
  ]);
  expect(result).toMatchObject({ state: 'done', text: 'Name:\nAda Lovelace\nPlease sign' });
});

it('reads what choice fields show, not what they send, and what was typed into one', async () => {
  const options = '/Opt[[(01)(Married)][(02)(Single)][(03)(Widowed)]]';
  const result = await read([
    ...start('/AcroForm<</Fields[6 0 R 7 0 R 8 0 R]>>'),
    page('/Annots[6 0 R 7 0 R 8 0 R]'),
    content('BT /F1 12 Tf 20 200 Td (Status:) Tj ET'),
    helvetica,
    `<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(a)/V(02)${options}/Rect[0 0 9 9]>>`,
    `<</Type/Annot/Subtype/Widget/FT/Ch/Ff 2097152/T(b)/V[(01)(03)]${options}/Rect[0 0 9 9]>>`,
    `<</Type/Annot/Subtype/Widget/FT/Ch/Ff 393216/T(c)/V(Engaged)${options}/Rect[0 0 9 9]>>`,
  ]);
  expect(result).toMatchObject({ text: 'Status:\nSingle\nMarried, Widowed\nEngaged' });
});

it('reads the pages besides a damaged one, which is an empty one', async () => {
  const result = await read([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>>',
    page(''),
    content('BT /F1 12 Tf 20 200 Td (First) Tj ET'),
    helvetica,
    '<</Type/Nonsense>>',
  ]);
  expect(result).toMatchObject({ text: joinPages(['First', '']) });
});

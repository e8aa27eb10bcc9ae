import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  allFixtures,
  type Fixture,
  readFixture,
} from '../../tests/support/fixtures/fixture-files.ts';
import { extractText } from './extract-text.ts';
import { extractionLimits } from './extraction-limits.ts';

const extractFixture = (file: string, limits = extractionLimits) =>
  extractText({ bytes: readFixture(file), mimeType: fixture(file).detectedType, limits });

const extractString = (text: string, mimeType: string) =>
  extractText({ bytes: new TextEncoder().encode(text), mimeType });

function fixture(file: string): Fixture {
  const found = allFixtures.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`No fixture ${file}`);
  return found;
}

async function textOf(file: string): Promise<string> {
  const result = await extractFixture(file);
  return result.state === 'done' ? result.text : '';
}

describe('every fixture', () => {
  it.each(allFixtures)('$file: $state', async ({ file, state, phrase, reason }) => {
    const result = await extractFixture(file);
    expect(result).toMatchObject(reason ? { state, reason } : { state });
    if (phrase) expect(result).toMatchObject({ text: expect.stringContaining(phrase) });
  });

  it.each(allFixtures)('$file has clean text only', async ({ file }) => {
    const result = await extractFixture(file);
    const text = 'text' in result ? (result.text ?? '') : '';
    expect(text).not.toMatch(/(?![\n\t\f])\p{Cc}|[\u00a0\u00ad\ufb00-\ufb06\ufffd]/u);
    expect(text).toBe(text.toWellFormed().normalize('NFC').trimEnd());
  });
});

describe('PDF', () => {
  it('reads every page in order, each once', async () => {
    const text = await textOf('minutes-20-pages.pdf');
    const pages = [...text.matchAll(/^Page (\d+)$/gm)].map(([, number]) => Number(number));
    expect(pages).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(text.split('marmalade theodolite')).toHaveLength(2);
    expect(text.indexOf('marmalade theodolite')).toBeLessThan(text.indexOf('Page 17'));
    expect(text.indexOf('marmalade theodolite')).toBeGreaterThan(text.indexOf('Page 16'));
  });

  it('joins words that were hyphenated, across columns too, but not suspended hyphens', async () => {
    const text = await textOf('mietvertrag-gruenwinkel.pdf');
    expect(text).toContain('Wohnungsbaugenossenschaft Grünwinkel');
    expect(text).toContain('mit sämtlichen Schlüsseln zurückzugeben.');
    expect(text).toContain('Um- und Einbauten');
  });

  it('joins wrapped lines of Chinese and Japanese without a space', async () => {
    const text = await textOf('cjk-memorandum.pdf');
    expect(text).toContain('质量检查。所有电子文件');
    expect(text).toContain('누구나 쉽게 찾아볼 수 있도록');
  });

  it('keeps table columns apart and rows on their lines', async () => {
    const text = await textOf('facture-menuiserie.pdf');
    expect(text).toContain('Dépose et évacuation\t1\t380,00 €\t380,00 €\n');
    expect(text).toContain('Total hors taxes\t5 864,00 €\nTVA 20 %\t1 172,80 €\n');
  });

  it('keeps the text of the first pages if there are too many', async () => {
    const result = await extractFixture('minutes-20-pages.pdf', { ...extractionLimits, pages: 3 });
    expect(result).toMatchObject({ state: 'failed', reason: 'too_many_pages' });
    expect(result).toMatchObject({ text: expect.stringMatching(/Page 3$/) });
  });
});

describe('Office', () => {
  it.each(['handover-report.docx', 'handover-report.odt', 'handover-report.rtf'])(
    'reads body, tables, tabs, header, footer, footnote and comment of %s',
    async (file) => {
      const text = await textOf(file);
      for (const part of [
        'Item\tCondition\tCount\nOak chairs\tgood\t48\n',
        'Door\tKey holder\nMain entrance\tFrau Müller\nBoiler room\tMr O’Neill\n',
        'First list item\nSecond list item\nLine one\nline two',
        'Header text: Brücke e. V. inventory',
        'Footer text: confidential kestrel',
        'vermilion tassel',
        'quince orchard tuner',
      ]) {
        expect(text).toContain(part);
      }
    },
  );

  it.each(['inventory.xlsx', 'inventory.ods'])(
    'reads sheets, rows, dates and comments of %s',
    async (file) => {
      const text = await textOf(file);
      expect(text).toContain(
        'Inventář\nPoložka\tMnožství\tCena\tKoupeno\nŽlutá lampa\t12\t1234.5\t2026-03-14\nDřevěný stůl\t3\t8990\t2025-11-02\nCelkem\t15\n',
      );
      expect(text).toContain('Notes & remarks\n');
      expect(text).toContain('Cell comment about saffron');
    },
  );

  it('reads inline strings, dates with times, booleans and results of formulas', async () => {
    expect(await textOf('ledger-inline-strings.xlsx')).toContain(
      '2026-03-14\tSöderström & Co\t1299.95\tTRUE\n2026-04-02 13:30\tWickerwork turnstile Ltd\t2599.9\n',
    );
  });

  it.each(['mediatheque.pptx', 'mediatheque.odp'])(
    'reads the slides of %s in order, each with its notes',
    async (file) => {
      const text = await textOf(file);
      const places = [
        'Ouverture',
        'Saluer',
        'Budget',
        'pamplemousse',
        'Annexe 4',
        'Remarque 4',
        'Annexe 10',
      ];
      const positions = places.map((place) => text.indexOf(place));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(positions).not.toContain(-1);
    },
  );

  it('leaves out deleted text, field codes and the fallback of a drawing', async () => {
    const document =
      '<w:document xmlns:w="x" xmlns:mc="y"><w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>kept</w:t></w:r>' +
      '<w:r><w:instrText>PAGE</w:instrText></w:r><mc:AlternateContent><mc:Choice><w:t> box</w:t></mc:Choice>' +
      '<mc:Fallback><w:t> box</w:t></mc:Fallback></mc:AlternateContent></w:p></w:document>';
    const rels =
      '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="/word/document.xml"/></Relationships>';
    const bytes = zipSync({ '_rels/.rels': strToU8(rels), 'word/document.xml': strToU8(document) });
    const mimeType = fixture('handover-report.docx').detectedType;
    expect(await extractText({ bytes, mimeType })).toEqual({ state: 'done', text: 'kept box' });
  });

  it('reports a password in both containers', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    const opendocument = zipSync({
      'META-INF/manifest.xml': strToU8(manifest),
      'content.xml': strToU8('x'),
    });
    const mimeType = fixture('handover-report.odt').detectedType;
    expect(await extractText({ bytes: opendocument, mimeType })).toEqual({
      state: 'failed',
      reason: 'encrypted',
    });

    const container = new Uint8Array(readFixture('handover-report.doc'));
    container.set(
      Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]),
      5000,
    );
    const result = await extractText({ bytes: container, mimeType: 'application/x-ole-storage' });
    expect(result).toEqual({ state: 'failed', reason: 'encrypted' });
  });
});

describe('text and markup', () => {
  it('reads no script, style or comment of HTML, and no script of SVG', async () => {
    expect(await textOf('article.html')).not.toMatch(/must not be found|color|hidden/);
    expect(await textOf('drawing-with-script.svg')).toBe('Lageplan Hof 3');
  });

  it('reads the text of a mail and the names of its attachments, not their content', async () => {
    const text = await textOf('angebot.eml');
    expect(text).toContain('Jürgen Köhler <koehler@example.org>');
    expect(text).toContain('2026-03-17');
    expect(text).toContain('notiz.txt, angebot.pdf');
    expect(text).not.toContain('periwinkle');
  });

  it('does not expand entities that the document declares', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;">]><a>x &amp; &c;</a>';
    const result = await extractString(bomb, 'application/xml');
    expect(result).toEqual({ state: 'done', text: 'x & &c;' });
  });

  it('reads RTF in code pages of several bytes, and no picture or field code', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg932{\fonttbl{\f0\fcharset128 MS;}{\f1\fcharset0 Arial;}}\f0 \'8c\'5f\'96\'f1\f1 caf\'e9{\pict 0102}{\*\unknown hidden}}`;
    expect(await extractString(rtf, 'application/rtf')).toEqual({
      state: 'done',
      text: '契約café',
    });
  });

  it('removes what cannot be stored and repairs broken characters', async () => {
    const result = await extractString('a\u0000b\u0007\r\nc\ud800d\u00ade \ufb01n', 'text/plain');
    expect(result).toEqual({ state: 'done', text: 'ab\nc\ufffdde fin' });
  });
});

describe('limits', () => {
  it('keeps the beginning of a long text, cut between words', async () => {
    const result = await extractString('lorem ipsum '.repeat(100_000), 'text/plain');
    expect(result).toMatchObject({ state: 'failed', reason: 'too_long' });
    const text = ('text' in result && result.text) || '';
    expect(text.length).toBeLessThanOrEqual(extractionLimits.characters);
    expect(text).toMatch(/ (?:lorem|ipsum)$/);
  });

  it('stops reading when there is far more text than is kept', async () => {
    const result = await extractString(`<p>${'word '.repeat(1_000_000)}`, 'text/html');
    expect(result).toMatchObject({ state: 'failed', reason: 'too_long' });
  });

  it('rejects a large file without reading it', async () => {
    const limits = { ...extractionLimits, fileBytes: 1000 };
    expect(await extractFixture('letter.pdf', limits)).toEqual({
      state: 'failed',
      reason: 'too_large',
    });
  });

  it('stops when the time is over', async () => {
    const limits = { ...extractionLimits, milliseconds: 0 };
    const result = await extractFixture('bzip2-manual.pdf', limits);
    expect(result).toMatchObject({ state: 'failed', reason: 'timeout' });
  });
});

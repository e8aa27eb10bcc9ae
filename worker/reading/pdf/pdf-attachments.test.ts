import { describe, expect, it } from 'vitest';
import { pdfWithFiles, type Embedded } from '../../../tests/support/e-invoices/pdf.ts';
import { ublOf } from '../../../tests/support/e-invoices/ubl.ts';
import { patience } from '../../../tests/support/reading.ts';
import { extractText } from '../extract-text.ts';

const cutOff = (length: number) =>
  ublOf({ more: `<cbc:Note>${'x'.repeat(length)}` }).slice(0, length);

const readingOf = async (files: readonly Embedded[]) => {
  const bytes = pdfWithFiles([''], { files });
  return (await extractText({ bytes, mimeType: 'application/pdf' })).eInvoice;
};

const stateOf = async (files: readonly string[]) =>
  (await readingOf(files.map((content, index) => ({ name: `${index}.xml`, content }))))?.state;

describe('the e-invoice among the files of a PDF', patience, () => {
  it('is found behind one that cannot be read', async () => {
    expect(await stateOf([cutOff(5_000_000), ublOf()])).toBe('read');
    expect(await stateOf(Array.from({ length: 100 }, () => cutOff(3000)).concat(ublOf()))).toBe(
      'read',
    );
  });

  it('is not looked for behind what cannot be read for megabytes', async () => {
    expect(await stateOf([cutOff(7_100_000), ublOf()])).toBe('malformed');
    expect(await stateOf([cutOff(4_000_000), cutOff(4_000_000), ublOf()])).toBe('malformed');
  });

  it('is too large by its name, unless another one can be read', async () => {
    const content = cutOff(21 * 1024 * 1024);
    const tooLarge = { state: 'malformed', reason: 'too_large', line: null };
    expect(await readingOf([{ name: 'Factur-X.xml', content }])).toEqual(tooLarge);
    expect(await readingOf([{ name: 'log.xml', content }])).toBeUndefined();
    const bomb = { name: 'factur-x.xml', content: new Uint8Array(70 * 1024 * 1024).fill(0x20) };
    expect(await readingOf([bomb])).toEqual(tooLarge);
    const other = { name: 'other.xml', content: ublOf() };
    expect(await readingOf([{ name: 'factur-x.xml', content }, other])).toMatchObject({
      state: 'read',
    });
  });
});

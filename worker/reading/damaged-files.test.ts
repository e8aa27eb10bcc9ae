import { unzipSync, zipSync } from 'fflate';
import { describe, it } from 'vitest';
import { officeMimeTypes } from '../../shared/reading/file-types/mime-types.ts';
import { readFixture } from '../../tests/support/fixtures/fixture-files.ts';
import { createRandom, mutateBytes } from '../../tests/support/fixtures/mutate-bytes.ts';
import { expectResult, patience } from '../../tests/support/reading.ts';

describe('a damaged file has a result', patience, () => {
  it.each([
    'contract-reabilitare.pdf',
    'letter.pdf',
    'letter-ghostscript.pdf',
    'owner-password-only.pdf',
  ])('10 mutations of %s', async (file) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 10; seed += 1) {
      await expectResult(mutateBytes(original, seed), 'application/pdf');
    }
  });

  it.each([
    ['handover-report.docx', officeMimeTypes.docx],
    ['inventory.xlsx', officeMimeTypes.xlsx],
    ['mediatheque.pptx', officeMimeTypes.pptx],
    ['handover-report.odt', officeMimeTypes.odt],
    ['inventory.ods', officeMimeTypes.ods],
  ])('8 mutations of %s and 8 of its entries', async (file, mimeType) => {
    const original = readFixture(file);
    const parts = unzipSync(original);
    const names = Object.keys(parts);
    for (let seed = 0; seed < 8; seed += 1) {
      await expectResult(mutateBytes(original, seed), mimeType);
      const name = names[createRandom(seed)(names.length)] ?? '';
      const changed = { ...parts, [name]: mutateBytes(parts[name] ?? new Uint8Array(), seed) };
      await expectResult(zipSync(changed), mimeType);
    }
  });

  it.each(['angebot.eml', 'programme-html-only.eml'])('20 mutations of %s', async (file) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 20; seed += 1) {
      await expectResult(mutateBytes(original, seed), 'message/rfc822');
    }
  });

  it.each([
    ['handover-report.rtf', 'application/rtf'],
    ['article.html', 'text/html'],
    ['order.xml', 'application/xml'],
  ])('20 mutations of %s', async (file, mimeType) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 20; seed += 1)
      await expectResult(mutateBytes(original, seed), mimeType);
  });

  it('any bytes under any type', async () => {
    const types = [
      'application/pdf',
      'application/rtf',
      'message/rfc822',
      'text/html',
      ...Object.values(officeMimeTypes),
    ];
    for (const type of types) {
      await expectResult(readFixture('binary.bin'), type);
      await expectResult(new Uint8Array([0x50, 0x4b, 5, 6]), type);
    }
  });
});

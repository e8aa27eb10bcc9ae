import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { expectResult, patience, reasonOf } from '../../../tests/support/reading.ts';
import { extractText } from '../extract-text.ts';

describe('text designed to be slow has a result', patience, () => {
  it.each([
    ['spaces', ' '.repeat(1_000_000)],
    ['line feeds', 'a\n'.repeat(500_000)],
    ['tabs', `${'\t'.repeat(500_000)}x`],
    ['combining marks', `a${'\u0301'.repeat(1_000_000)}`],
    ['open tags', '<a '.repeat(1_000_000)],
    ['unclosed comments', '<!--'.repeat(1_000_000)],
    ['ampersands', '&'.repeat(1_000_000)],
    ['backslashes', '\\'.repeat(1_000_000)],
    ['header lines', 'a: b\n'.repeat(300_000)],
  ])('%s', async (_, text) => {
    for (const type of [
      'text/plain',
      'text/html',
      'application/xml',
      'application/rtf',
      'message/rfc822',
    ]) {
      await expectResult(strToU8(text), type);
    }
  });
});

async function checkpointsOf(bytes: Uint8Array, mimeType: string): Promise<number> {
  let count = 0;
  const original = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof original>) => {
    count += 1;
    return original(...parameters);
  }, original);
  try {
    await extractText({ bytes, mimeType });
  } finally {
    globalThis.setTimeout = original;
  }
  return count;
}

describe('heavy text', patience, () => {
  it.each([
    ['text/html', '<i>x</i>'],
    ['application/xml', '<i>x</i>'],
    ['application/rtf', "\\'41"],
    ['application/rtf', '\\a'],
  ])('%s of %j is read in steps, as many as its length requires', async (mimeType, unit) => {
    const small = strToU8(`<a>${unit.repeat(100_000)}`);
    const large = strToU8(`<a>${unit.repeat(200_000)}`);
    const steps = await checkpointsOf(small, mimeType);
    expect(steps).toBeGreaterThan(4);
    expect((await checkpointsOf(large, mimeType)) / steps).toBeLessThan(2.3);
  });

  it('rejects more open elements than a search for each end tag can afford', async () => {
    const text = `${'<i>'.repeat(1900)}${'</b>'.repeat(1000)}`;
    expect(await reasonOf(strToU8(text), 'text/html')).toBe('too_complex');
    expect(await reasonOf(strToU8(text), 'application/xml')).toBe('too_complex');
  });

  it('rejects an element with attributes without end', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `a${index}`).join(' ');
    expect(await reasonOf(strToU8(`<p ${names}>`), 'text/html')).toBe('too_complex');
  });

  it('rejects an RTF file with fonts without end', async () => {
    const fonts = Array.from({ length: 20_000 }, (_, index) => `\\f${index}\\fcharset0`);
    const bytes = strToU8(`{\\rtf1{\\fonttbl${fonts.join('')}`);
    expect(await reasonOf(bytes, 'application/rtf')).toBe('too_complex');
  });

  it('reads RTF whose control words are names of Object', async () => {
    const bytes = strToU8('{\\rtf1 a\\constructor b\\toString\\__proto__ c}');
    const result = await extractText({ bytes, mimeType: 'application/rtf' });
    expect(result).toMatchObject({ state: 'done', text: expect.stringMatching(/^a ?b ?.*c$/) });
  });

  it.each([
    ['header fields', 'X: y\n'.repeat(100_000)],
    ['parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n'.repeat(20_000)}`],
  ])('rejects a mail with too many %s', async (_, text) => {
    expect(await reasonOf(strToU8(text), 'message/rfc822')).toBe('too_complex');
  });

  it.each(['<a href=', '&amp', '<', '<!--'])(
    'reads the text of a mail beside a megabyte of %j in HTML',
    async (unit) => {
      const html = unit.repeat(1_000_000 / unit.length);
      const text = `Content-Type: multipart/alternative; boundary=b\n\n--b\n\nHello\n--b\nContent-Type: text/html\n\n${html}\n--b--`;
      const result = await extractText({ bytes: strToU8(text), mimeType: 'message/rfc822' });
      expect(result).toEqual({ state: 'done', text: 'Hello' });
    },
  );

  it('keeps thirty marks of a character, as sorting more takes quadratic time', async () => {
    const bytes = strToU8(`a${'\u0301\u0316'.repeat(400_000)}b`);
    const result = await extractText({ bytes, mimeType: 'text/plain' });
    expect(result).toMatchObject({ state: 'done' });
    expect('text' in result && result.text?.length).toBeLessThan(40);
  });
});

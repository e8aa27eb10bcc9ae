import { describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { buildZip } from '../../../../tests/support/build-zip.ts';
import { encodeLatin1 } from '../../../../shared/text/latin1.ts';
import { crc32 } from './crc32.ts';
import { readWhole, type SourceFile } from './source-file.ts';
import { openZip } from './zip-source.ts';

const textOf = async (file: SourceFile | undefined) => file && (await readWhole(file, 0)).text();
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'archive.zip');
const encode = (text: string) => new TextEncoder().encode(text);

describe('a zip archive', () => {
  it('gives its files with paths, sizes and content', async () => {
    const content = 'paper '.repeat(1000);
    const zip = zipSync({ 'a/b.txt': encode(content), 'ü.txt': [encode('ü'), { level: 0 }] });
    const { files } = await openZip(fileOf(new Uint8Array(zip)));
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['a/b.txt', 6000],
      ['ü.txt', 2],
    ]);
    expect(await textOf(files[0])).toBe(content);
    expect(await textOf(files[1])).toBe('ü');
  });

  it('may have names in UTF-8, CP437, ISO 8859-1, or UTF-8 beside another', async () => {
    const content = encode('1');
    const name = encodeLatin1('M?rz.txt');
    const unicode = encode('März 領収書.txt');
    const extra = Buffer.alloc(9 + unicode.length);
    extra.writeUInt16LE(0x7075, 0);
    extra.writeUInt16LE(5 + unicode.length, 2);
    extra.writeUInt8(1, 4);
    extra.writeUInt32LE(crc32(name), 5);
    extra.set(unicode, 9);
    const zip = buildZip([
      { name: 'März.txt', content, flags: 0 },
      { name: encodeLatin1('M\x84rz \xe1.txt'), content, flags: 0 },
      { name: encodeLatin1('M\xe4rz \xdf.txt'), content, flags: 0 },
      { name, content, flags: 0, extra },
      { name: encodeLatin1('stale.txt'), content, flags: 0, extra },
    ]);
    expect((await openZip(fileOf(zip))).files.map(({ path }) => path)).toEqual([
      'März.txt',
      'März ß.txt',
      'März ß.txt',
      'März 領収書.txt',
      'stale.txt',
    ]);
  });

  it('may be ZIP64, with bytes before it', async () => {
    const zip = buildZip([{ name: 'a.txt', content: encode('long') }], { isZip64: true });
    for (const bytes of [zip, new Uint8Array([...encode('before'), ...zip])]) {
      const { files } = await openZip(fileOf(bytes));
      expect(await textOf(files[0])).toBe('long');
    }
  });

  it('has a directory of any length', async () => {
    const names = Array.from({ length: 30_000 }, (_, index) => `folder/${index}-${'x'.repeat(30)}`);
    const zip = buildZip(names.map((name) => ({ name, content: encode('1') })));
    expect((await openZip(fileOf(zip))).files.map(({ path }) => path)).toEqual(names);
  });
});

describe('a hostile zip archive', () => {
  it('leaves out names that lead out of it', async () => {
    const names = ['../up.txt', '/etc/passwd', 'C:\\x.txt', 'a\\..\\..\\b', '__proto__', './c'];
    const zip = buildZip(names.map((name) => ({ name, content: encode('1') })));
    const { files, unsafeCount } = await openZip(fileOf(zip));
    expect(files.map(({ path }) => path)).toEqual(['etc/passwd', '__proto__', 'c']);
    expect(unsafeCount).toBe(3);
  });

  it('leaves out links to other files', async () => {
    const zip = buildZip([
      { name: 'link', content: encode('/etc/passwd'), mode: 0o120777 },
      { name: 'file', content: encode('1'), mode: 0o100644 },
    ]);
    const { files, unsafeCount } = await openZip(fileOf(zip));
    expect(files.map(({ path }) => path)).toEqual(['file']);
    expect(unsafeCount).toBe(1);
  });

  it.each([10, 100_000])(
    'ends where an entry is larger than the %i bytes it declares',
    async (size) => {
      const zip = buildZip([{ name: 'bomb', content: new Uint8Array(1_000_000), size }]);
      const { files } = await openZip(fileOf(zip));
      await expect(textOf(files[0])).rejects.toMatchObject({ problem: 'damaged' });
    },
  );

  it('is not inflated where it declares more than may be uploaded', async () => {
    const zip = buildZip([{ name: 'big', content: encode('1'), size: 0xfffffff0 }]);
    const { files } = await openZip(fileOf(zip));
    await expect(readWhole(files[0]!, 1000)).rejects.toMatchObject({ problem: 'too-large' });
  });

  it.each([
    [{ crc: 1 }, 'damaged'],
    [{ flags: 1 }, 'encrypted'],
    [{ method: 12 }, 'unsupported-compression'],
    [{ offset: 5 }, 'damaged'],
  ])('says what is wrong with an entry: %o', async (wrong, problem) => {
    const zip = buildZip([{ name: 'a', content: encode('text'), ...wrong }]);
    const { files } = await openZip(fileOf(zip));
    await expect(textOf(files[0])).rejects.toMatchObject({ problem });
  });

  it.each([
    ['nothing', new Uint8Array(), 'not-a-zip'],
    ['a text', encode('This is a text'), 'not-a-zip'],
    ['a part of one', buildZip([{ name: 'a', content: encode('1') }]).slice(20), 'damaged'],
  ])('is no archive: %s', async (_, bytes, problem) => {
    await expect(openZip(fileOf(new Uint8Array(bytes)))).rejects.toMatchObject({ problem });
  });
});

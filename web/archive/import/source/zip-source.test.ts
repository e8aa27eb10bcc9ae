import { describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { buildZip } from '../../../../tests/support/build-zip.ts';
import { encodeLatin1 } from '../../../../shared/text/encodings/latin1.ts';
import { crc32 } from '../../../../shared/bytes/crc32.ts';
import { readWhole, type SourceFile } from './source-file.ts';
import { openZip } from './zip-source.ts';

const textOf = async (file: SourceFile | undefined) => file && (await readWhole(file, 0)).text();
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'archive.zip');
const dateOf = async (zip: Uint8Array) =>
  (await openZip(fileOf(new Uint8Array(zip)))).files[0]?.modifiedAt;
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

  it('may have names in UTF-8, or UTF-8 beside another', async () => {
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
      { name, content, flags: 0, extra },
      { name: encodeLatin1('stale.txt'), content, flags: 0, extra },
    ]);
    expect((await openZip(fileOf(zip))).files.map(({ path }) => path)).toEqual([
      'März.txt',
      'März 領収書.txt',
      'stale.txt',
    ]);
  });

  it.each([
    ['of Windows in Western Europe', 'M\x84rz Stra\xe1e', 'März Straße'],
    ['of Windows in Western Europe, one letter', 'Stra\xe1e', 'Straße'],
    ['of Windows in Portugal', 'declara\x87\xc6o n\xc6o', 'declaração não'],
    ['of Windows in Poland', 'umowa o prac\xa9 wrzesie\xe4', 'umowa o pracę wrzesień'],
    ['of Windows in Japan', '\x97\xcc\x8e\xfb\x8f\x91 3\x8c\x8e', '領収書 3月'],
    ['in ISO 8859-1', 'M\xe4rz Stra\xdfe f\xfcr', 'März Straße für'],
    ['in ISO 8859-1, French', 'r\xe9sum\xe9 \xe0 No\xebl', 'résumé à Noël'],
    ['of the console in Russia', '\x91\xe7\xa5\xe2 \xa7\xa0 \xac\xa0\xe0\xe2', 'Счет за март'],
    ['of Windows in Russia', '\xd1\xf7\xe5\xf2 \xe7\xe0 \xec\xe0\xf0\xf2', 'Счет за март'],
    ['of Windows in China', '\xc7\xeb\xc7\xf3\xca\xe9', '请求书'],
  ])('has names in an encoding that it does not say: %s', async (_, written, name) => {
    const zip = buildZip([{ name: encodeLatin1(written), content: encode('1'), flags: 0 }]);
    expect((await openZip(fileOf(zip))).files[0]?.path).toBe(name);
    const wrongly = buildZip([{ name: encodeLatin1(written), content: encode('1'), flags: 0x800 }]);
    expect((await openZip(fileOf(wrongly))).files[0]?.path).toBe(name);
  });

  it('takes no accents for Japanese', async () => {
    const names = ['ch\x83teau', 'Sch\x94n', '\x82t\x82s', 'p\x8are'];
    const zip = buildZip(
      names.map((name) => ({ name: encodeLatin1(name), content: encode('1'), flags: 0 })),
    );
    expect((await openZip(fileOf(zip))).files.map(({ path }) => path)).toEqual([
      'château',
      'Schön',
      'étés',
      'père',
    ]);
  });

  it('of the Finder may have more files than it counts', async () => {
    const names = Array.from({ length: 65_540 }, (_, index) => `${index}`);
    const content = encode('1');
    const zip = buildZip(names.map((name) => ({ name, content })));
    expect((await openZip(fileOf(zip))).files).toHaveLength(65_540);
  });

  it('may be ZIP64, with bytes before it', async () => {
    const zip = buildZip([{ name: 'a.txt', content: encode('long') }], { isZip64: true });
    for (const bytes of [zip, new Uint8Array([...encode('before'), ...zip])]) {
      const { files } = await openZip(fileOf(bytes));
      expect(await textOf(files[0])).toBe('long');
    }
  });

  it('gives no date where it was written without one', async () => {
    const zip = zipSync({ 'a.txt': [encode('1'), { mtime: new Date(1980, 0, 1) }] });
    const later = zipSync({ 'a.txt': [encode('1'), { mtime: new Date(1980, 0, 2) }] });
    expect(await dateOf(zip)).toBeNull();
    expect(await dateOf(later)).toEqual(new Date(1980, 0, 2));
  });

  it('has a directory of any length', async () => {
    const names = Array.from({ length: 30_000 }, (_, index) => `folder/${index}-${'x'.repeat(30)}`);
    const content = encode('1');
    const zip = buildZip(names.map((name) => ({ name, content })));
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

  it.each([
    ['with ZIP64', true, -22 - 20 - 56 + 16],
    ['without ZIP64', false, -22 + 4],
  ])('is refused where it is the last of several files: %s', async (_, isZip64, diskAt) => {
    const zip = buildZip([{ name: 'a', content: encode('1') }], { isZip64 });
    zip[zip.length + diskAt] = 2;
    await expect(openZip(fileOf(zip))).rejects.toThrow('not-an-archive archive.zip');
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

  it('is refused as a whole where all of it is encrypted', async () => {
    const secret = { name: 'a', content: encode('text'), flags: 1 };
    const encrypted = openZip(fileOf(buildZip([secret, { name: 'folder/', content: encode('') }])));
    await expect(encrypted).rejects.toMatchObject({ problem: 'encrypted' });
    const { files } = await openZip(
      fileOf(buildZip([secret, { name: 'b', content: encode('b') }])),
    );
    await expect(textOf(files[0])).rejects.toMatchObject({ problem: 'encrypted' });
    expect(await textOf(files[1])).toBe('b');
  });

  it('is not inflated where it declares more than may be uploaded', async () => {
    const zip = buildZip([{ name: 'big', content: encode('1'), size: 0xfffffff0 }]);
    const { files } = await openZip(fileOf(zip));
    await expect(readWhole(files[0]!, 1000)).rejects.toMatchObject({ problem: 'too-large' });
  });

  it.each([
    [{ crc: 1 }, 'damaged'],
    [{ method: 12 }, 'unsupported-compression'],
    [{ offset: 5 }, 'damaged'],
  ])('says what is wrong with an entry: %o', async (wrong, problem) => {
    const zip = buildZip([{ name: 'a', content: encode('text'), ...wrong }]);
    const { files } = await openZip(fileOf(zip));
    await expect(textOf(files[0])).rejects.toMatchObject({ problem });
  });

  it.each([
    ['nothing', new Uint8Array(), 'not-an-archive'],
    ['a text', encode('This is a text'), 'not-an-archive'],
    ['a part of one', buildZip([{ name: 'a', content: encode('1') }]).slice(20), 'damaged'],
  ])('is no archive: %s', async (_, bytes, problem) => {
    await expect(openZip(fileOf(new Uint8Array(bytes)))).rejects.toMatchObject({ problem });
  });
});

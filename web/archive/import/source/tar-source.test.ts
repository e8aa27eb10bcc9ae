import { describe, expect, it } from 'vitest';
import { buildTar, paxRecord, type TarRecord } from '../../../../tests/support/build-tar.ts';
import { openPicked } from './picked-source.ts';
import { readWhole, type SourceFile } from './source-file.ts';
import { openTar } from './tar-source.ts';

const open = (records: TarRecord[], options?: { hasEnd: boolean }) =>
  openTar(new File([buildTar(records, options)], 'archive.tar'));
const textOf = async (file: SourceFile | undefined) => file && (await readWhole(file, 0)).text();
const pathsOf = ({ files }: { files: SourceFile[] }) => files.map(({ path }) => path);
const tar = (name: string) => new File([buildTar([{ name: 'a.pdf', content: '1' }])], name);
const picked = (...files: File[]) => files.map((file) => ({ file, path: file.name }));

describe('a tar archive', () => {
  it.each([true, false])('gives its files with paths, sizes, dates and content', async (hasEnd) => {
    const content = 'paper '.repeat(300);
    const { files } = await open(
      [
        { name: 'a/', type: '5' },
        { name: 'a/b.txt', content },
        { name: 'ü.txt', content: 'ü' },
        { name: 'empty.txt' },
        { name: 'c.txt', prefix: 'long/folder', content: 'c', type: '\0' },
      ],
      { hasEnd },
    );
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['a/b.txt', 1800],
      ['ü.txt', 2],
      ['empty.txt', 0],
      ['long/folder/c.txt', 1],
    ]);
    expect(files[0]?.modifiedAt).toEqual(new Date(1_700_000_000_000));
    expect(await Promise.all(files.map(textOf))).toEqual([content, 'ü', '', 'c']);
    expect(await files[0]?.slice?.(6, 11).text()).toBe('paper');
  });

  it('has long names, large sizes and exact times of pax, for one file each', async () => {
    const name = `${'folder/'.repeat(40)}März.txt`;
    const extended = [
      paxRecord('path', name),
      paxRecord('size', '4'),
      paxRecord('mtime', '1700000000.5'),
    ];
    const { files } = await open([
      { name: 'comment', type: 'g', content: paxRecord('comment', 'of all') },
      { name: 'header', type: 'x', content: extended.join('') },
      { name: 'cut', content: 'text', size: '00000000000\0' },
      { name: 'next.txt', content: 'next' },
    ]);
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      [name, 4],
      ['next.txt', 4],
    ]);
    expect(files[0]?.modifiedAt).toEqual(new Date(1_700_000_000_500));
    expect(await Promise.all(files.map(textOf))).toEqual(['text', 'next']);
  });

  it('has long names and large sizes of GNU', async () => {
    const name = `${'folder/'.repeat(40)}a.txt`;
    const size = new Uint8Array(12);
    size[0] = 0x80;
    size[11] = 4;
    const { files } = await open([
      { name: '././@LongLink', type: 'K', content: 'target\0' },
      { name: '././@LongLink', type: 'L', content: `${name}\0` },
      { name: 'cut', content: 'text', size },
      { name: 'next.txt', content: 'next' },
    ]);
    expect(files.map(({ path }) => path)).toEqual([name, 'next.txt']);
    expect(await textOf(files[0])).toBe('text');
  });

  it('has the last of several files of one path', async () => {
    const { files } = await open([
      { name: 'a.txt', content: 'before' },
      { name: './a.txt', content: 'after' },
    ]);
    expect(await Promise.all(files.map(textOf))).toEqual(['after']);
  });

  it('is opened where it is chosen alone, or with others', async () => {
    expect(pathsOf(await openPicked('1.tar', picked(tar('1.tar'))))).toEqual(['a.pdf']);
    expect(pathsOf(await openPicked('2', picked(tar('1.tar'), tar('2.TAR'))))).toEqual([
      '1/a.pdf',
      '2/a.pdf',
    ]);
    const other = new File(['1'], 'b.pdf');
    expect(pathsOf(await openPicked('2', picked(tar('1.tar'), other)))).toEqual(['1.tar', 'b.pdf']);
  });
});

describe('a hostile tar archive', () => {
  it('leaves out links, and names that lead out of it', async () => {
    const source = await open([
      { name: '../up.txt', content: '1' },
      { name: 'a/../../up.txt', content: '1' },
      { name: 'up', type: 'x', content: paxRecord('path', '../up.txt') },
      { name: 'up', content: '1' },
      { name: 'symbolic', type: '2' },
      { name: 'hard', type: '1' },
      { name: '/etc/passwd', content: '1' },
      { name: '__proto__', content: '1' },
    ]);
    expect(pathsOf(source)).toEqual(['etc/passwd', '__proto__']);
    expect(source.unsafeCount).toBe(5);
  });

  it('fails in the file that is cut off, and in no other', async () => {
    const tar = buildTar([
      { name: 'a', content: 'a' },
      { name: 'b', content: 'b'.repeat(2000) },
    ]);
    const { files } = await openTar(new File([tar.slice(0, 2000)], 'archive.tar'));
    expect(await textOf(files[0])).toBe('a');
    await expect(textOf(files[1])).rejects.toMatchObject({ problem: 'damaged' });
  });

  it('says which files have gaps, and reads those after them', async () => {
    const gaps = paxRecord('GNU.sparse.major', '1');
    const { files } = await open([
      { name: 'header', type: 'x', content: gaps },
      { name: 'gaps', content: 'x' },
      { name: 'b', content: 'b' },
    ]);
    await expect(textOf(files[0])).rejects.toMatchObject({ problem: 'unsupported-compression' });
    expect(await textOf(files[1])).toBe('b');
  });

  it.each<[string, TarRecord, string]>([
    ['a name of gigabytes', { name: 'a', type: 'L', size: '77777777777\0' }, 'damaged'],
    ['a name longer than any', { name: 'a', type: 'L', content: 'x'.repeat(1_100_000) }, 'damaged'],
    ['a size that is no number', { name: 'a', size: '12x45678901\0' }, 'damaged'],
    ['a negative size', { name: 'a', size: new Uint8Array(12).fill(0xff) }, 'damaged'],
    ['a size beyond all', { name: 'a', size: new Uint8Array(12).fill(0x80, 0, 2) }, 'damaged'],
    ['another checksum', { name: 'a', content: 'a', checksum: '000001\0 ' }, 'damaged'],
  ])('is refused for %s', async (_, record, problem) => {
    await expect(open([{ name: 'first', content: '1' }, record])).rejects.toMatchObject({
      problem,
    });
  });

  it('takes no record of pax that is longer than its header, or has no length', async () => {
    for (const content of ['999 path=b\n', '0 path=b\n', '-5 path=b\n', 'path=b', '1e9 path=b\n']) {
      const { files } = await open([
        { name: 'x', type: 'x', content },
        { name: 'a', content: 'a' },
      ]);
      expect(files.map(({ path }) => path)).toEqual(['a']);
    }
  });

  it.each([
    ['a text', 'This is a text'],
    ['a long text', 'This is a text. '.repeat(100)],
  ])('is no archive: %s', async (_, text) => {
    const file = new File([text], 'archive.tar');
    await expect(openTar(file)).rejects.toMatchObject({ problem: 'not-an-archive' });
  });
});

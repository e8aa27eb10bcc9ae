import { describe, expect, it } from 'vitest';
import { pickedFolder, zipOf } from '../../../../tests/support/picked-files.ts';
import { openPicked, type PickedFile } from './picked-source.ts';
import { SourceError } from './source-file.ts';

const chosen = (...files: File[]): PickedFile[] => files.map((file) => ({ file, path: file.name }));
const pathsOf = async (picked: PickedFile[]) =>
  (await openPicked('chosen', picked)).files.map(({ path }) => path);

describe('several zip archives', () => {
  it('are one where they are parts of a download', async () => {
    const first = zipOf(
      'takeout-20260701T101500Z-001.zip',
      new Map([
        ['Takeout/archive_browser.html', '1'],
        ['Takeout/Drive/Taxes/a.pdf', '1'],
      ]),
    );
    const second = zipOf(
      'takeout-20260701T101500Z-002.zip',
      new Map([
        ['__MACOSX/Takeout/._b.pdf', '1'],
        ['Takeout/Drive/Taxes/b.pdf', '1'],
      ]),
    );
    expect(await pathsOf(chosen(second, first))).toEqual([
      'Takeout/archive_browser.html',
      'Takeout/Drive/Taxes/a.pdf',
      '__MACOSX/Takeout/._b.pdf',
      'Takeout/Drive/Taxes/b.pdf',
    ]);
  });

  it('are folders of their names where they have nothing in common', async () => {
    const archives = [
      zipOf('2024.zip', new Map([['House/a.pdf', '1']])),
      zipOf('2025.ZIP', new Map([['a.pdf', '1']])),
    ];
    expect(await pathsOf(chosen(...archives))).toEqual(['2024/House/a.pdf', '2025/a.pdf']);
  });

  it('in a folder are opened as well, beside what the system wrote', async () => {
    const archive = zipOf('a.zip', new Map([['House/a.pdf', '1']]));
    const bytes = new Uint8Array(await archive.arrayBuffer());
    const [hidden, one, two] = ['.DS_Store', 'a.zip', 'b.zip'];
    const folder = (names: string[]) =>
      pickedFolder('old', new Map(names.map((name) => [name, bytes])));
    expect(await pathsOf(folder([hidden, one]))).toEqual(['House/a.pdf']);
    expect(await pathsOf(folder([hidden, one, two]))).toEqual(['House/a.pdf', 'House/a.pdf']);
  });

  it('are documents among other files', async () => {
    const archive = zipOf('a.zip', new Map([['b.pdf', '1']]));
    expect(await pathsOf(chosen(archive, new File(['1'], 'c.pdf')))).toEqual(['a.zip', 'c.pdf']);
  });

  it('are refused by name where one cannot be read', async () => {
    const archives = [zipOf('whole.zip', new Map([['a.pdf', '1']])), new File(['PK'], 'half.zip')];
    await expect(openPicked('chosen', chosen(...archives))).rejects.toEqual(
      new SourceError('not-an-archive', 'half.zip'),
    );
  });
});

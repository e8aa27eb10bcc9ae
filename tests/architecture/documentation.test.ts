import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { brokenLinks, linksIn } from './markdown-links.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (page: string) => readFileSync(root + page, 'utf8');
const readme = read('README.md');
const guides = globSync('.docs/guides/*.md', { cwd: root }).toSorted();
const pages = ['README.md', ...guides, ...globSync('.docs/decisions/*.md', { cwd: root })];
const documentation = [readme, ...guides.map(read)].join('\n');
const howItIsBuilt = read('.docs/guides/how-it-is-built.md');
const [, tree = ''] = /^```\n(worker\/ .*?)^```/ms.exec(howItIsBuilt) ?? [];

/** Returns the part of the tree that describes a folder, without subfolders that have their own lines. */
function descriptionOf(folder: string): string {
  const [side = '', room] = folder.split('/');
  const [, ofSide = ''] = new RegExp(`^(${side}/.*?)(?=^\\S)`, 'ms').exec(`${tree}.`) ?? [];
  if (room === undefined) return ofSide;
  const [, ofRoom = ''] =
    new RegExp(`^  ${room}/(.*?)(?=^ {2}\\S|^\\S|$(?!\\n))`, 'ms').exec(ofSide) ?? [];
  return ofRoom;
}

/** Folders that tools write, such as .wrangler, are excluded. */
const foldersIn = (folder: string) =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** The local address of the other Worker, and variables that are accepted and ignored. */
const notToBeSet = /^(READER_URL|ANALYTICS_\w+)$/;

describe('the README', () => {
  it('has at most 200 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('links to every guide', () => {
    const linked = linksIn(readme).map((link) => join(link.split('#')[0] ?? ''));
    expect(guides.length).toBeGreaterThan(10);
    expect(guides.filter((guide) => !linked.includes(guide))).toEqual([]);
  });
});

describe('the decision records', () => {
  it('have a number of their own each', () => {
    const records = readdirSync(`${root}.docs/decisions`);
    const numbers = records.map((name) => name.slice(0, 4));
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });
});

describe('the README and the guides', () => {
  it.each(pages)('have only links that lead somewhere: %s', (page) => {
    expect(brokenLinks(root, page, read(page))).toEqual([]);
  });

  it('report links to missing files, pictures and headings', () => {
    const links = [
      '../../README.md#try-it',
      'api.md#language-models-mcp',
      '#here-1',
      'https://example.com/#a',
      'missing.md',
      '../../.github/images/missing.png',
      'api.md#missing',
      '#there',
      '../../../outside.md',
    ];
    const text = ['# Here', '## `Here`', '```sh', '# There', '```', '`[shown](as-code.md)`'];
    const planted = [...text, ...links.map((link) => `[a link](${link})`)].join('\n');
    expect(brokenLinks(root, '.docs/guides/planted.md', planted)).toEqual(links.slice(4));
  });

  it('explain every command of package.json', () => {
    const commands = Object.keys(scripts);
    const explained = commands.filter((name) =>
      new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(documentation),
    );
    expect(explained).toEqual(commands);
  });

  it('explain every variable of the configuration', () => {
    const config = read('worker/platform/config-variables.ts');
    const configuration = read('.docs/guides/configuration.md');
    const [schema = ''] = /^export const variablesSchema = .*?^\}\);$/ms.exec(config) ?? [];
    const variables = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].flatMap(([, name = '']) =>
      notToBeSet.test(name) ? [] : [name.replace(/^AUTH_PROVIDERS_G\w+(?=_CLIENT_)/, '…')],
    );
    expect(variables.length).toBeGreaterThan(30);
    expect(variables.filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(['worker', 'shared', 'web', 'tests'])('name every folder of %s', (side) => {
    const named = descriptionOf(side).match(/[\w-]+(?=\/)/g);
    expect(named).toEqual(expect.arrayContaining(foldersIn(side)));
  });

  it.each(['worker/archive', 'worker/people', 'worker/integrations'])(
    'name the features of %s, and no others',
    (room) => {
      expect(
        descriptionOf(room)
          .match(/[\w-]+/g)
          ?.toSorted(),
      ).toEqual(foldersIn(room).toSorted());
    },
  );
});

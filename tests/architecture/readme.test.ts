import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const [, tree = ''] = /^```\n(worker\/ .*?)^```/ms.exec(readme) ?? [];

/** The part of the tree that describes a folder, without the folders that have lines of their own. */
function descriptionOf(folder: string): string {
  const [side = '', room] = folder.split('/');
  const [, ofSide = ''] = new RegExp(`^(${side}/.*?)(?=^\\S)`, 'ms').exec(`${tree}.`) ?? [];
  if (room === undefined) return ofSide;
  const [, ofRoom = ''] =
    new RegExp(`^  ${room}/(.*?)(?=^ {2}\\S|^\\S|$(?!\\n))`, 'ms').exec(ofSide) ?? [];
  return ofRoom;
}

/** Without those that tools write, like .wrangler. */
const foldersIn = (folder: string) =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** What the other Worker is reached by locally, and what is accepted and ignored. */
const notToBeSet = /^(READER_URL|ANALYTICS_\w+)$/;

describe('the README', () => {
  it('explains every command of package.json', () => {
    const commands = Object.keys(scripts);
    const explained = commands.filter((name) =>
      new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(readme),
    );
    expect(explained).toEqual(commands);
  });

  it('explains every variable of the configuration', () => {
    const config = readFileSync(`${root}worker/platform/config-variables.ts`, 'utf8');
    const [schema = ''] = /^export const variablesSchema = .*?^\}\);$/ms.exec(config) ?? [];
    const variables = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].flatMap(([, name = '']) =>
      notToBeSet.test(name) ? [] : [name.replace(/^AUTH_PROVIDERS_G\w+(?=_CLIENT_)/, '…')],
    );
    expect(variables.length).toBeGreaterThan(30);
    expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(['worker', 'shared', 'web', 'tests'])('names every folder of %s', (side) => {
    const named = descriptionOf(side).match(/[\w-]+(?=\/)/g);
    expect(named).toEqual(expect.arrayContaining(foldersIn(side)));
  });

  it.each(['worker/archive', 'worker/people', 'worker/integrations'])(
    'names the features of %s, and no others',
    (room) => {
      expect(
        descriptionOf(room)
          .match(/[\w-]+/g)
          ?.toSorted(),
      ).toEqual(foldersIn(room).toSorted());
    },
  );
});

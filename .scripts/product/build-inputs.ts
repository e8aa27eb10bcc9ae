import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  '{web,worker,shared,locales,.scripts}/**/*.*',
  '{package,package-lock,tsconfig}.json',
  '{vite.config.ts,wrangler.jsonc}',
];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

type Environment = Record<string, string | undefined>;

export function inputsOf(root: string, environment: Environment = process.env): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root })
    .filter((path) => !isTest(path))
    .toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  const names = Object.keys(environment).filter(
    (name) => name.startsWith('VITE_') || (name === 'RECOGNITION_LANGUAGES' && environment[name]),
  );
  const variables = names.toSorted().map((name) => [name, environment[name]]);
  return hash.update(JSON.stringify(variables)).digest('hex');
}

const stampOf = (folder: string) => join(folder, 'inputs.txt');

export const removeStamp = (folder: string) => rmSync(stampOf(folder), { force: true });

export const stamp = (folder: string, inputs: string) => writeFileSync(stampOf(folder), inputs);

export function isBuiltFrom(folder: string, inputs: string): boolean {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === inputs;
}

export const isBuilt = (folder: string) => existsSync(stampOf(folder));

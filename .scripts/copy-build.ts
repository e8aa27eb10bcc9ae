import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localProfile, readerProfile } from './local-profile.ts';

/**
 * Copies a build for a server of its own. Builds of the same source differ only in their variables. `vite preview` serves
 * the copy as its root.
 */
export function copyBuild(
  source: string,
  options: { target: string; port: number; env: Record<string, string | undefined> },
) {
  const { target, port, env } = options;
  for (const part of ['client', 'sheaf', 'sheaf_reader']) {
    cpSync(join(source, part), join(target, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    });
  }
  setVariables(join(target, 'sheaf'), localProfile(port, env));
  setVariables(join(target, 'sheaf_reader'), readerProfile(env));
  cpSync('.dev.vars', join(target, 'sheaf', '.dev.vars'));
  const deployment = join(target, '.wrangler', 'deploy');
  mkdirSync(deployment, { recursive: true });
  writeFileSync(
    join(deployment, 'config.json'),
    JSON.stringify({
      configPath: '../../sheaf/wrangler.json',
      auxiliaryWorkers: [{ configPath: '../../sheaf_reader/wrangler.json' }],
    }),
  );
}

function setVariables(worker: string, variables: Record<string, string>) {
  const path = join(worker, 'wrangler.json');
  const configuration = JSON.parse(readFileSync(path, 'utf8')) as { vars?: object };
  const vars = { ...configuration.vars, ...variables };
  writeFileSync(path, JSON.stringify({ ...configuration, vars }));
}

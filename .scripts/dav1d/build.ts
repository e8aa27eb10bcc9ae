import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds dav1d.wasm, the decoder of AVIF pictures: `node .scripts/dav1d/build.ts dav1d_1.5.1.orig.tar.xz`, with the source
 * of Debian 13 (`apt-get source --download-only dav1d`) and the packages clang-14, lld-14, wasi-libc and
 * libclang-rt-14-dev-wasm32 of Debian 12. The same source and packages give the same bytes.
 */
const source = {
  version: '1.5.1',
  sha256: '401813f1f89fa8fd4295805aa5284d9aed9bc7fc1fdbe554af4292f64cbabe21',
};
const target = ['--target=wasm32-wasi', '-Oz', '-msimd128'];
const memoryBytes = 88 * 1024 * 1024;
const stackBytes = 1024 * 1024;

const here = fileURLToPath(new URL('.', import.meta.url));
const [archive] = process.argv.slice(2);
if (!archive) throw new Error(`Give the path of the source of dav1d ${source.version}`);
const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
if (sha256 !== source.sha256) throw new Error(`${archive} is not dav1d ${source.version}`);

const folder = mkdtempSync(join(tmpdir(), 'dav1d-'));
try {
  execFileSync('tar', ['-xf', archive, '-C', folder, '--strip-components=1']);
  writeFileSync(join(folder, 'vcs_version.h'), `#define DAV1D_VERSION "${source.version}"\n`);
  const objects = join(folder, 'objects');
  mkdirSync(objects);

  const compile = (file: string, name: string, options: readonly string[] = []) => {
    const include = [here, folder, join(folder, 'include'), join(folder, 'include/dav1d')];
    const output = ['-c', file, '-o', join(objects, `${name}.o`)];
    const flags = ['-std=c11', '-DNDEBUG', '-DDAV1D_API=', '-D_GNU_SOURCE', '-w'];
    const paths = include.map((path) => `-I${path}`);
    execFileSync('clang-14', [...target, ...flags, ...paths, ...options, ...output]);
  };
  for (const file of globSync('src/*.c', { cwd: folder }).toSorted()) {
    const name = basename(file, '.c');
    const path = join(folder, file);
    if (!name.endsWith('_tmpl')) compile(path, name);
    else for (const bits of [8, 16]) compile(path, `${name}${bits}`, [`-DBITDEPTH=${bits}`]);
  }
  compile(join(here, 'decoder.c'), 'decoder');

  const linker = [
    '--no-entry',
    '--gc-sections',
    '--strip-all',
    '--stack-first',
    `--max-memory=${memoryBytes}`,
    `-zstack-size=${stackBytes}`,
  ];
  const files = globSync('*.o', { cwd: objects }).toSorted();
  execFileSync(
    'clang-14',
    [
      ...target,
      '-nostartfiles',
      ...linker.map((option) => `-Wl,${option}`),
      ...files,
      '-o',
      join(here, 'dav1d.wasm'),
    ],
    { cwd: objects },
  );
} finally {
  rmSync(folder, { recursive: true });
}

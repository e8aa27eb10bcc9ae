import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runQuietly } from '../run.ts';
import { findDataFile, installedDataFile } from '../language-data.ts';
import { packageIntegrity, packageVersion } from './language-packages.ts';

type Source = {
  download(specifier: string): Promise<Uint8Array>;
  integrity: Readonly<Record<string, string>>;
  root?: string;
};

const registry: Source = { download: downloadPackage, integrity: packageIntegrity };

/**
 * Installs missing language data from their packages. Throws an Error that lists what is missing and how to install
 * it.
 */
export async function provideLanguageData(
  names: readonly string[],
  source = registry,
): Promise<void> {
  const problems = new Map<string, string>();
  for (const name of names) {
    if (findDataFile(name, source.root)) continue;
    try {
      await install(name, source);
    } catch (error) {
      problems.set(name, error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.size === 0) return;
  throw new Error(
    `RECOGNITION_LANGUAGES names languages whose data are missing. Install their packages with\n` +
      `  npm install --save-exact ${Array.from(problems.keys(), packageOf).join(' ')}\n` +
      Array.from(problems, ([name, problem]) => `${name}: ${problem}`).join('\n'),
  );
}

const packageOf = (name: string) => `@tesseract.js-data/${name}@${packageVersion}`;

async function install(name: string, { download, integrity, root }: Source) {
  if (!integrity[name])
    throw new Error('its checksum is not known here, so it is not installed by itself');
  const archive = await download(packageOf(name));
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found !== integrity[name]) throw new Error(`its package has another checksum: ${found}`);
  const data = fileIn(gunzipSync(archive), `package/4.0.0_best_int/${name}.traineddata.gz`);
  if (!data) throw new Error('its package has no data');
  const target = installedDataFile(name, root);
  mkdirSync(dirname(target), { recursive: true });
  // The file is renamed into place, because another process may install the same data.
  writeFileSync(`${target}.${process.pid}`, data);
  renameSync(`${target}.${process.pid}`, target);
}

/** Uses npm's configured registry, proxy and cache. */
async function downloadPackage(specifier: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-language-'));
  try {
    await runQuietly('npm', ['pack', specifier, '--pack-destination', folder]);
    return readFileSync(join(folder, readdirSync(folder)[0] ?? ''));
  } catch (error) {
    const [, code = ''] = /npm error code (\w+)/.exec(String(error)) ?? [];
    throw new Error(`npm cannot download its package (${code})`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const block = 512;

/**
 * Returns a file of a tar archive: each file follows a block with its name and octal size, and is padded to whole
 * blocks.
 */
function fileIn(archive: Uint8Array, path: string): Uint8Array | undefined {
  const textAt = (from: number, length: number) =>
    Buffer.from(archive.subarray(from, from + length))
      .toString('latin1')
      .split('\0')[0] ?? '';
  for (let at = 0; at + block <= archive.length;) {
    const size = Number.parseInt(textAt(at + 124, 12), 8) || 0;
    if (textAt(at, 100) === path) return archive.slice(at + block, at + block + size);
    at += block + Math.ceil(size / block) * block;
  }
  return undefined;
}

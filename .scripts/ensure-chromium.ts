import { existsSync } from 'node:fs';
import { run } from './run.ts';

/**
 * Provides a browser for the end-to-end tests: Debian's headless one, which takes half the time; else the system's
 * own; else Playwright's download.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH ?? existsSync('/usr/bin/chromium-headless-shell')) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const isInstalled = await installFromDebian().then(
      () => true,
      () => false,
    );
    if (isInstalled) return;
  }
  if (existsSync('/usr/bin/chromium')) return;
  await run('playwright', ['install', 'chromium']);
}

async function installFromDebian() {
  await run('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=20']);
  await run('apt-get', [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-noto-core',
    'fonts-noto-cjk',
  ]);
}

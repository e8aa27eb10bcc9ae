import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** A browser for the end-to-end tests: the system's own, else Debian's package, else Playwright's download. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH ?? existsSync('/usr/bin/chromium')) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
      'fonts-noto-cjk',
    ]);
    return;
  }
  await run('playwright', ['install', 'chromium']);
}

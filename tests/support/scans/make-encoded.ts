import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blur, noise } from './degrade.ts';
import { rasterOf } from './raster.ts';

/*
 * Writes the JPEG 2000 files in encoded/, which are committed, with OpenJPEG's encoder:
 * `apt install libopenjp2-tools`, then `node tests/support/scans/make-encoded.ts`.
 */
const target = join(import.meta.dirname, 'encoded');
const folder = mkdtempSync(join(tmpdir(), 'sheaf-encoded-'));

mkdirSync(target, { recursive: true });
for (const page of ['factura-imprenta', 'contrato-locacao']) {
  const { width, height, data } = await rasterOf(page, { steps: [blur(0.6), noise(6)] });
  const raw = join(folder, `${page}.pgm`);
  writeFileSync(raw, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
  execFileSync('opj_compress', ['-i', raw, '-o', join(target, `${page}.jp2`), '-r', '45']);
}
rmSync(folder, { recursive: true });

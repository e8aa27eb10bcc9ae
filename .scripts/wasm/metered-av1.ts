import { fileURLToPath } from 'node:url';
import { meterModule } from './meter-file.ts';

export function writeMeteredAv1(): string {
  return meterModule(fileURLToPath(new URL('../dav1d/dav1d.wasm', import.meta.url)));
}

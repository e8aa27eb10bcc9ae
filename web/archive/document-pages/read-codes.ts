import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
// oxlint-disable-next-line import/default -- the bundler makes it.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

export async function readCodes(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, {
    formats: ['QRCode', 'Code128', 'Code39', 'DataMatrix'],
    tryHarder: true,
    maxNumberOfSymbols: 4,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

import { expect, it } from 'vitest';
import { compareSizes, parseUpload } from '../../.scripts/deploy/worker-sizes.ts';

const uploadOf = (kibibytes: number) =>
  parseUpload(`Total Upload: ${kibibytes}.50 KiB / gzip: ${kibibytes / 4}.25 KiB`);

const yardstick = 30;
const small = {
  application: { ...uploadOf(2400), startUp: 90 },
  reader: { ...uploadOf(8000), startUp: 80 },
};
const assets = { count: 400, largestBytes: 3_000_000 };

const tooMuch = (...sizes: Parameters<typeof compareSizes>) =>
  compareSizes(...sizes).flatMap(({ line, isTooMuch }) => (isTooMuch ? [line.split('  ')[0]] : []));

it('accepts Workers and assets within their sizes', () => {
  expect(small.application).toEqual({ bytes: 2_458_112, gzipBytes: 614_656, startUp: 90 });
  expect(tooMuch(small, yardstick, assets)).toEqual([]);
});

it.each([
  ['application, size', { application: { ...small.application, bytes: 3_200_000 } }, {}],
  ['application, compressed', { application: { ...small.application, gzipBytes: 820_000 } }, {}],
  ['application, start-up', { application: { ...small.application, startUp: 151 } }, {}],
  ['reader, size', { reader: { ...small.reader, bytes: 12_100_000 } }, {}],
  ['reader, compressed', { reader: { ...small.reader, gzipBytes: 4_800_000 } }, {}],
  ['reader, start-up', { reader: { ...small.reader, startUp: 106 } }, {}],
  ['assets', {}, { count: 16_001 }],
  ['largest asset', {}, { largestBytes: 21_000_000 }],
])('refuses more: %s', (name, workers, moreAssets) => {
  expect(tooMuch({ ...small, ...workers }, yardstick, { ...assets, ...moreAssets })).toEqual([
    name,
  ]);
});

it('refuses what wrangler prints in another way', () => {
  expect(() => parseUpload('Total: 1 KiB')).toThrow('no size');
});

import { describe, expect, it } from 'vitest';
import { photograph } from '../../../../../tests/support/scans/degrade.ts';
import { shadow, waves } from '../../../../../tests/support/scans/bends.ts';
import { leastCpuTime } from '../../../../../tests/support/cpu-time.ts';
import { evenShade } from '../even-light.ts';
import type { GreyImage } from '../grey-image.ts';
import { placeWholePage } from '../placed-image.ts';
import { cutOutSheet } from './cut-out-sheet.ts';

function drawSheet(): GreyImage {
  const [width, height] = [600, 1000];
  const data = new Uint8Array(width * height).fill(255);
  for (const top of [30, 950]) {
    for (let row = top; row < top + 12; row += 1) {
      data.fill(0, row * width + 100, row * width + 500);
    }
  }
  return { width, height, data };
}

const corners = [
  [0.2, 0.1],
  [0.8, 0.12],
  [0.82, 0.9],
  [0.18, 0.88],
] as const;
const size = { width: 1200, height: 1600 };
const shot = { ...size, corners, table: 70, light: 0.8 };

const inkOf = ({ data }: GreyImage) => data.filter((level) => level < 128).length / data.length;

describe('a sheet on a table', () => {
  it('is cut out', () => {
    const photo = photograph(shot)(drawSheet());
    const { image } = cutOutSheet(placeWholePage(photo));
    expect(Math.abs(image.width - 770)).toBeLessThan(40);
    expect(Math.abs(image.height - 1265)).toBeLessThan(50);
  });

  it('is cut out with what lies in the shade, which becomes as white as the rest', () => {
    const shade = shadow({ x: 0.5, y: 0.5, degrees: 20, light: 0.35 });
    const photo = shade(photograph(shot)(drawSheet()));
    const { image } = cutOutSheet(placeWholePage(photo));
    expect(Math.abs(image.width - 770)).toBeLessThan(40);
    expect(inkOf(evenShade(image))).toBeGreaterThan(0.008);
    expect(inkOf(evenShade(image))).toBeLessThan(0.05);
  });

  it('is cut out with what bulges beyond its corners', () => {
    const bend = waves({ height: 0.03, start: 0 });
    const photo = photograph({ ...shot, bend })(drawSheet());
    const { image } = cutOutSheet(placeWholePage(photo));
    expect(image.height).toBeGreaterThan(1265);
  });

  it('is hardly enlarged if it is a long receipt whose sides bulge', () => {
    const [width, height] = [474, 474 * 8];
    const data = new Uint8Array(width * height).fill(40);
    for (let y = Math.round(height * 0.04); y < height * 0.96; y += 1) {
      const side = Math.round(60 - 16 * (1 - ((y / height - 0.5) / 0.46) ** 2));
      data.fill(240, y * width + side, (y + 1) * width - side);
    }
    const { image } = cutOutSheet(placeWholePage({ width, height, data }));
    expect(image.width).toBeLessThan(width * 1.3);
    expect(image.height).not.toBe(height);
  });

  it('is left where nothing is around it', () => {
    const placed = placeWholePage(drawSheet());
    expect(cutOutSheet(placed)).toBe(placed);
  });

  it('is looked for in dithered pictures, of which each pixel is a region, without long work', async () => {
    const [width, height] = [600, 800];
    const data = Uint8Array.from({ length: width * height }, (_, at) =>
      at % 2 === 0 && Math.floor(at / width) % 2 === 0 ? 255 : 0,
    );
    const placed = placeWholePage({ width, height, data });
    expect(await leastCpuTime(() => cutOutSheet(placed), 3000)).toBeLessThan(3000);
  }, 30_000);
});

import { createRandom } from '../random.ts';
import { type Bend, clouds, type Degradation, mapPixels } from './degrade.ts';

export const bends =
  (...parts: readonly Bend[]): Bend =>
  (u, v) => {
    let place = { u, v, light: 1 };
    for (const part of parts) {
      const next = part(place.u, place.v);
      place = { ...next, light: place.light * next.light };
    }
    return place;
  };

/** A sheet with waves from left to right: half a wave is a curl, an uneven one the page of a book. */
export const waves =
  ({ height, turns = 1, start = 0 }: { height: number; turns?: number; start?: number }): Bend =>
  (u, v) => {
    const phase = (turns * u + start) * Math.PI;
    return { u, v: v + height * Math.sin(phase), light: 1 - 3 * height * (1 + Math.cos(phase)) };
  };

/** A sheet that is rolled from top to bottom, so that its ends are seen from the side. */
export const roll =
  ({ radians }: { radians: number }): Bend =>
  (u, v) => {
    const across = (2 * v - 1) * Math.sin(radians);
    const angle = Math.asin(Math.max(-1, Math.min(1, across)));
    return { u, v: 0.5 + angle / (2 * radians), light: 0.35 + 0.65 * Math.cos(angle) };
  };

const unit = 1000;

export const crumples = ({
  depth,
  cells,
  seed,
}: {
  depth: number;
  cells: number;
  seed: number;
}): Bend => {
  const size = { width: unit, height: unit };
  const layers = [
    { surface: clouds(size, { cell: unit / cells, seed }), share: 1 },
    { surface: clouds(size, { cell: unit / cells / 2, seed: seed + 1 }), share: 0.35 },
  ];
  const heightAt = (u: number, v: number) => {
    const x = Math.max(0, Math.min(unit - 1, u * unit));
    const y = Math.max(0, Math.min(unit - 1, v * unit));
    return layers.reduce((sum, { surface, share }) => sum + surface(x, y) * share, 0);
  };
  const step = 0.2 / cells;
  return (u, v) => {
    const across = heightAt(u + step, v) - heightAt(u - step, v);
    const down = heightAt(u, v + step) - heightAt(u, v - step);
    return { u: u + across * depth, v: v + down * depth, light: 1 - (across + down) * 0.16 };
  };
};

/** The shadow of a hand or a phone: beyond a line through a point, at an angle, with a soft edge. */
export const shadow =
  ({
    x: shareX,
    y: shareY,
    degrees,
    light,
    softness = 0.02,
  }: {
    x: number;
    y: number;
    degrees: number;
    light: number;
    softness?: number;
  }): Degradation =>
  (image) => {
    const { width, height } = image;
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return mapPixels(image, (value, x, y) => {
      const beyond = (x - shareX * width) * dx + (y - shareY * height) * dy;
      const share = 1 / (1 + Math.exp(-beyond / (softness * width)));
      return value * (1 - (1 - light) * share);
    });
  };

export function chances(seed: number) {
  const next = createRandom(seed);
  return (least: number, most: number) => least + (most - least) * next();
}

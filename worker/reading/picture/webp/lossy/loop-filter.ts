import type { LoopFilter } from './frame-header.ts';

type Pixels = Uint8ClampedArray;

/** Limits of the differences at an edge that is filtered (RFC 6386, 15.2 and 15.4). */
export type Strength = {
  outer: number;
  inner: number;
  interior: number;
  contrast: number;
};

/** The offsets of an edge to the next pixels across it and along it, starting at its first pixel. */
export type Edge = { across: number; along: number; length: number };

/** Returns strengths by filter level; undefined for level 0, which filters nothing. */
export function strengthsOf({ sharpness }: LoopFilter): readonly (Strength | undefined)[] {
  return Array.from({ length: 64 }, (_, level) => {
    if (level === 0) return undefined;
    const softened = sharpness === 0 ? level : level >> (sharpness > 4 ? 2 : 1);
    const interior = Math.max(1, sharpness === 0 ? level : Math.min(softened, 9 - sharpness));
    const inner = 2 * level + interior;
    return {
      outer: 2 * (inner + 4) + 1,
      inner: 2 * inner + 1,
      interior,
      contrast: level >= 40 ? 2 : level >= 15 ? 1 : 0,
    };
  });
}

export function filterSimply(pixels: Pixels, start: number, edge: Edge, limit: number): void {
  const { across, along, length } = edge;
  for (let each = 0, at = start; each < length; each += 1, at += along) {
    const p1 = pixels[at - 2 * across] ?? 0;
    const p0 = pixels[at - across] ?? 0;
    const q0 = pixels[at] ?? 0;
    const q1 = pixels[at + across] ?? 0;
    if (4 * Math.abs(p0 - q0) + Math.abs(p1 - q1) > limit) continue;
    const change = 3 * (q0 - p0) + clampByte(p1 - q1);
    pixels[at - across] = p0 + eighth(change + 3);
    pixels[at] = q0 - eighth(change + 4);
  }
}

export function filterEdge(
  pixels: Pixels,
  start: number,
  { across, along, length }: Edge,
  { strength, isInner }: { strength: Strength; isInner: boolean },
): void {
  const { interior, contrast } = strength;
  const limit = isInner ? strength.inner : strength.outer;
  for (let each = 0, at = start; each < length; each += 1, at += along) {
    const p1 = pixels[at - 2 * across] ?? 0;
    const p0 = pixels[at - across] ?? 0;
    const q0 = pixels[at] ?? 0;
    const q1 = pixels[at + across] ?? 0;
    if (4 * Math.abs(p0 - q0) + Math.abs(p1 - q1) > limit) continue;
    const p3 = pixels[at - 4 * across] ?? 0;
    const p2 = pixels[at - 3 * across] ?? 0;
    const q2 = pixels[at + 2 * across] ?? 0;
    const q3 = pixels[at + 3 * across] ?? 0;
    const p1p0 = Math.abs(p1 - p0);
    const q1q0 = Math.abs(q1 - q0);
    if (
      Math.abs(p3 - p2) > interior ||
      Math.abs(p2 - p1) > interior ||
      p1p0 > interior ||
      Math.abs(q3 - q2) > interior ||
      Math.abs(q2 - q1) > interior ||
      q1q0 > interior
    ) {
      continue;
    }
    if (p1p0 > contrast || q1q0 > contrast) {
      const change = 3 * (q0 - p0) + clampByte(p1 - q1);
      pixels[at - across] = p0 + eighth(change + 3);
      pixels[at] = q0 - eighth(change + 4);
    } else if (isInner) {
      const change = 3 * (q0 - p0);
      const fromQ = eighth(change + 4);
      const half = (fromQ + 1) >> 1;
      pixels[at - 2 * across] = p1 + half;
      pixels[at - across] = p0 + eighth(change + 3);
      pixels[at] = q0 - fromQ;
      pixels[at + across] = q1 - half;
    } else {
      const change = clampByte(3 * (q0 - p0) + clampByte(p1 - q1));
      const near = (27 * change + 63) >> 7;
      const next = (18 * change + 63) >> 7;
      const far = (9 * change + 63) >> 7;
      pixels[at - 3 * across] = p2 + far;
      pixels[at - 2 * across] = p1 + next;
      pixels[at - across] = p0 + near;
      pixels[at] = q0 - near;
      pixels[at + across] = q1 - next;
      pixels[at + 2 * across] = q2 - far;
    }
  }
}

function clampByte(value: number): number {
  return value < -128 ? -128 : value > 127 ? 127 : value;
}

function eighth(value: number): number {
  const shifted = value >> 3;
  return shifted < -16 ? -16 : shifted > 15 ? 15 : shifted;
}

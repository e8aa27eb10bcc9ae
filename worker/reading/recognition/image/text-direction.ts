import type { GreyImage } from './grey-image.ts';

type TextDirection = {
  isSideways: boolean;
  /** The sharpness of lines in this direction relative to the other one. */
  ratio: number;
  /** The angle in degrees by which the lines fall to the right once they are horizontal. */
  skew: number;
  evidence: number;
};

const mostPoints = 60_000;
const inkBelow = 110;
const widestSkew = 15;

/**
 * Finds the direction of the lines of text in an image of even light, by how sharply ink gathers in rows; or only their skew if the
 * direction is given.
 */
export function findTextDirection(
  image: GreyImage,
  given?: { isSideways: boolean },
): TextDirection {
  const points = samplePoints(image);
  if (points.count < 200) return { isSideways: false, ratio: 1, skew: 0, evidence: 0 };
  const upright = bestSkew(points.x, points.y, points.count);
  const sideways = bestSkew(points.y, points.x, points.count);
  const isSideways = given?.isSideways ?? sideways.score > upright.score * 1.2;
  const [{ skew, score }, other] = isSideways ? [sideways, upright] : [upright, sideways];
  const evidence = score / (2 * points.count);
  // After a rotation by 90 degrees, lines that fall to the right rise.
  return { isSideways, ratio: score / other.score, skew: isSideways ? -skew : skew, evidence };
}

/** Samples edges of ink, because the inside of dark areas has no information. Frames and dark margins are left out. */
function samplePoints({ width, height, data }: GreyImage) {
  const isInk = (at: number) => (data[at] ?? 255) < inkBelow;
  const margin = { x: Math.round(width * 0.02), y: Math.round(height * 0.02) };
  let total = 0;
  const each = (visit: (x: number, y: number) => void) => {
    for (let y = margin.y; y < height - margin.y; y += 1) {
      for (let x = margin.x; x < width - margin.x; x += 1) {
        const at = y * width + x;
        if (isInk(at) && !(isInk(at + 1) && isInk(at - 1) && isInk(at + width))) visit(x, y);
      }
    }
  };
  each(() => {
    total += 1;
  });
  const step = Math.max(1, total / mostPoints);
  const x = new Float32Array(mostPoints + 1);
  const y = new Float32Array(mostPoints + 1);
  const reduce = Math.max(1, Math.max(width, height) / 1600);
  let count = 0;
  let seen = 0;
  each((column, row) => {
    seen += 1;
    if (seen < count * step || count >= mostPoints) return;
    x[count] = column / reduce;
    y[count] = row / reduce;
    count += 1;
  });
  return { x, y, count };
}

function bestSkew(x: Float32Array, y: Float32Array, count: number) {
  let best = { skew: 0, score: 0 };
  const tryAngles = (from: number, to: number, step: number) => {
    for (let skew = from; skew <= to + 1e-9; skew += step) {
      const score = sharpness({ x, y, count }, skew);
      if (score > best.score) best = { skew, score };
    }
  };
  tryAngles(-widestSkew, widestSkew, 1);
  tryAngles(best.skew - 0.8, best.skew + 0.8, 0.2);
  tryAngles(best.skew - 0.15, best.skew + 0.15, 0.05);
  return best;
}

const bins = 4096;

function sharpness(
  { x, y, count }: { x: Float32Array; y: Float32Array; count: number },
  skew: number,
): number {
  const rows = new Int32Array(bins);
  const sin = Math.sin((skew * Math.PI) / 180);
  const cos = Math.cos((skew * Math.PI) / 180);
  for (let index = 0; index < count; index += 1) {
    const row = ((y[index] ?? 0) * cos - (x[index] ?? 0) * sin + bins / 4) | 0;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < bins; row += 1) {
    const difference = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    score += difference * difference;
  }
  return score;
}

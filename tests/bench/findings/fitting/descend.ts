const steps = 200;
const rate = 0.05;

/**
 * Returns the weights at which the slopes vanish: gradient descent with Adam's steps, and weight decay against
 * overfitting, to `priors` or to 0. `addSlopes` adds the slopes at some weights to an array of zeros.
 */
export function descend(
  count: number,
  {
    decay,
    priors = new Float64Array(count),
    addSlopes,
  }: {
    decay: number;
    priors?: Float64Array;
    addSlopes: (weights: Float64Array, slopes: Float64Array) => void;
  },
): Float64Array {
  const weights = Float64Array.from(priors);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  const slopes = new Float64Array(count);
  for (let step = 1; step <= steps; step += 1) {
    slopes.fill(0);
    addSlopes(weights, slopes);
    for (let at = 0; at < count; at += 1) {
      const weight = weights[at] ?? 0;
      const slope = (slopes[at] ?? 0) + decay * (weight - (priors[at] ?? 0));
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const second = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = first;
      square[at] = second;
      const size = Math.sqrt(second / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = weight - (rate * first) / (1 - 0.9 ** step) / size;
    }
  }
  return weights;
}

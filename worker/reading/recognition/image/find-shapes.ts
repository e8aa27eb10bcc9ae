import type { GreyImage } from './grey-image.ts';

/** Darker pixels of an image in even light are ink. */
export const inkBelow = 128;

type Shapes = {
  count: number;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
};

const mostShapes = 400_000;

export function findShapes({ width, height, data }: GreyImage): Shapes {
  const parent = new Int32Array(mostShapes);
  const box = () => new Int32Array(mostShapes);
  const runs = { left: box(), top: box(), right: box(), bottom: box() };
  let count = 0;
  let above = { from: 0, to: 0 };
  const rootOf = (run: number): number => {
    let root = run;
    while ((parent[root] ?? root) !== root) root = parent[root] ?? root;
    parent[run] = root;
    return root;
  };
  for (let y = 0; y < height && count < mostShapes - width; y += 1) {
    const from = count;
    let next = above.from;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if ((data[at] ?? 255) >= inkBelow) continue;
      const start = x;
      while (x + 1 < width && (data[at + 1] ?? 255) < inkBelow) {
        x += 1;
        at += 1;
      }
      runs.left[count] = start;
      runs.right[count] = x;
      runs.top[count] = y;
      runs.bottom[count] = y;
      parent[count] = count;
      while (next < above.to && (runs.right[next] ?? 0) < start - 1) next += 1;
      for (let run = next; run < above.to && (runs.left[run] ?? 0) <= x + 1; run += 1) {
        const [first, second] = [rootOf(run), rootOf(count)];
        parent[Math.max(first, second)] = Math.min(first, second);
      }
      count += 1;
    }
    above = { from, to: count };
  }
  return joinRuns(runs, { count, rootOf });
}

function joinRuns(
  runs: Omit<Shapes, 'count'>,
  { count, rootOf }: { count: number; rootOf: (run: number) => number },
): Shapes {
  for (let run = 0; run < count; run += 1) {
    const root = rootOf(run);
    if (root === run) continue;
    runs.left[root] = Math.min(runs.left[root] ?? 0, runs.left[run] ?? 0);
    runs.right[root] = Math.max(runs.right[root] ?? 0, runs.right[run] ?? 0);
    runs.bottom[root] = Math.max(runs.bottom[root] ?? 0, runs.bottom[run] ?? 0);
  }
  let shapes = 0;
  for (let run = 0; run < count; run += 1) {
    if (rootOf(run) !== run) continue;
    runs.left[shapes] = runs.left[run] ?? 0;
    runs.right[shapes] = runs.right[run] ?? 0;
    runs.top[shapes] = runs.top[run] ?? 0;
    runs.bottom[shapes] = runs.bottom[run] ?? 0;
    shapes += 1;
  }
  return { count: shapes, ...runs };
}

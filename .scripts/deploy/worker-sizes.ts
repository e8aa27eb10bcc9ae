const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

export type WorkerSize = { bytes: number; gzipBytes: number; startUp: number };

/**
 * Cloudflare accepts 64 MiB and a start-up of one second
 * (https://developers.cloudflare.com/workers/platform/limits/). The start-up is given as a ratio to that of
 * `yardstick`, which takes 30 ms of CPU on an idle machine and several times as much on a busy one.
 */
const most = {
  application: { bytes: 3 * mebibyte, gzipBytes: 800 * kibibyte, startUp: 5 },
  reader: { bytes: 11.5 * mebibyte, gzipBytes: 4.5 * mebibyte, startUp: 3.5 },
} satisfies Record<string, WorkerSize>;

export type WorkerName = keyof typeof most;

/** Four fifths of the limits of the Workers Free plan, which are the lowest. */
const mostAssets = { count: 20_000 * 0.8, largestBytes: 25 * mebibyte * 0.8 };

export type AssetSizes = { count: number; largestBytes: number };

export function parseUpload(output: string): Pick<WorkerSize, 'bytes' | 'gzipBytes'> {
  const [, size, compressed] =
    /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(output) ?? [];
  if (size === undefined) throw new Error(`wrangler printed no size:\n${output}`);
  return { bytes: Number(size) * kibibyte, gzipBytes: Number(compressed) * kibibyte };
}

/** Formats each size with its limit as a line, and returns whether it exceeds the limit. */
export function compareSizes(
  workers: Record<WorkerName, WorkerSize>,
  yardstickStartUp: number,
  assets: AssetSizes,
): { line: string; isTooMuch: boolean }[] {
  return [
    ...(['application', 'reader'] as const).flatMap((name) => {
      const { bytes, gzipBytes, startUp } = workers[name];
      return [
        inKibibytes(`${name}, size`, bytes, most[name].bytes),
        inKibibytes(`${name}, compressed`, gzipBytes, most[name].gzipBytes),
        compare(
          `${name}, start-up`,
          [startUp / yardstickStartUp, most[name].startUp],
          `times ${yardstickStartUp.toFixed()} ms`,
        ),
      ];
    }),
    compare('assets', [assets.count, mostAssets.count], 'files'),
    inKibibytes('largest asset', assets.largestBytes, mostAssets.largestBytes),
  ];
}

function compare(name: string, [used, allowed]: [number, number], unit: string) {
  const digits = allowed < 10 ? 1 : 0;
  const size = used.toFixed(digits).padStart(8);
  return {
    line: `${name.padEnd(26)}${size} of ${allowed.toFixed(digits)} ${unit}`,
    isTooMuch: used > allowed,
  };
}

function inKibibytes(name: string, used: number, allowed: number) {
  return compare(name, [used / kibibyte, allowed / kibibyte], 'KiB');
}

/** A module with a known start-up cost. */
export const yardstick = `const steps = [];
${Array.from(
  { length: 4000 },
  (
    _,
    index,
  ) => `const step${index} = (input) => ({ name: 'step${index}', list: [input], text: String(input).padStart(3, '0') });
steps.push(step${index}(${index}));`,
).join('\n')}
export default steps;
`;

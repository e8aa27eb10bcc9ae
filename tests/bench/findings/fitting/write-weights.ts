import { writeFileSync } from 'node:fs';
import type { Weights } from '../../../../shared/reading/find-fields/weighing/weigh.ts';

const findFields = new URL('../../../../shared/reading/find-fields/', import.meta.url);

/** Writes weights into a file of the finder, without those smaller than `least`. */
export function writeWeights(
  weights: Weights,
  { file, name, comment, least }: { file: string; name: string; comment: string; least: number },
): void {
  const fitted = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= least)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => {
      const colon = feature.indexOf(': ');
      const list = `${feature.slice(colon < 0 ? 0 : colon + 2)} ${Number(weight.toFixed(2))}`;
      return { beginning: feature.slice(0, Math.max(0, colon)), list };
    });
  const lines = [...Map.groupBy(fitted, ({ beginning }) => beginning)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([beginning, lists]) => {
      const key = /^[a-z]+$/.test(beginning) ? beginning : `'${beginning}'`;
      return `  ${key}:\n    '${lists.map(({ list }) => list).join('; ')}',`;
    });
  writeFileSync(
    new URL(file, findFields),
    `import { readWeights } from '../../weighing/weigh.ts';

/** ${comment} */
export const ${name} = readWeights({
${lines.join('\n')}
});
`,
  );
}

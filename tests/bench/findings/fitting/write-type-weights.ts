import { writeFileSync } from 'node:fs';
import type { FittedTypes } from './fit-types.ts';

const file = new URL(
  '../../../../shared/reading/find-fields/type/features/type-weights.ts',
  import.meta.url,
);
const keyOf = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);
const hundredths = (weight: number) => Math.round(weight * 100);

/** Writes the weights of types. */
export function writeTypeWeights({ features, weightsOf, ownWeights }: FittedTypes): void {
  const rows = features.toSorted().map((feature) => {
    const weights = weightsOf(feature).map(hundredths);
    return `    ${keyOf(feature)}: '${weights.join(' ')}',`;
  });
  const own = [...ownWeights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => `    ${keyOf(name)}: ${Number(weight.toFixed(2))},`);
  writeFileSync(
    file,
    `/** Weights of the evidence of a paper for each type, in hundredths, fitted by \`tests/bench/findings/fit-types.ts\`. */
export const typeWeights: ReadonlyMap<string, string> = new Map(
  Object.entries({
${rows.join('\n')}
  }),
);

/** Weights of the evidence for a type itself. */
export const ownWeights: ReadonlyMap<string, number> = new Map(
  Object.entries({
${own.join('\n')}
  }),
);
`,
  );
}

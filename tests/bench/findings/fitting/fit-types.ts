import {
  type DocumentType,
  documentTypes,
} from '../../../../shared/reading/fields/document-types.ts';
import { sharesOf } from '../../../../shared/reading/find-fields/weighing/weigh.ts';
import type { Paper } from '../../../support/papers/paper.ts';
import { descend } from './descend.ts';

type Values = Readonly<Record<string, number>>;

/** A paper for fitting: its evidence, and the evidence for each type. */
export type TypeExample = {
  paper: string;
  origin: Paper['origin'];
  kind: 'printed' | 'with unknown words' | 'beginning';
  features: Values;
  own: readonly Values[];
  isRight: readonly boolean[];
  weight: number;
};

export type FittedTypes = {
  shares: (example: TypeExample) => number[];
  weightsOf: (feature: string) => number[];
  ownWeights: ReadonlyMap<string, number>;
  features: readonly string[];
};

const types: readonly DocumentType[] = documentTypes;

type Columns = { columns: Int32Array; values: Float64Array };

function columnsOf(values: Values, columnOf: ReadonlyMap<string, number>): Columns {
  const present = Object.entries(values).filter(
    ([name, value]) => value !== 0 && columnOf.has(name),
  );
  return {
    columns: Int32Array.from(present, ([name]) => columnOf.get(name) ?? 0),
    values: Float64Array.from(present, ([, value]) => value),
  };
}

const numbered = (names: Iterable<string>, from: number, width: number) =>
  new Map([...new Set(names)].map((name, at) => [name, from + at * width]));

/** Fits the weights of evidence for each type, which maximize the likelihood of the right types. */
export function fitTypes(
  examples: readonly TypeExample[],
  { decay }: { decay: number },
): FittedTypes {
  const columnOf = numbered(
    examples.flatMap(({ features }) => Object.keys(features)),
    0,
    types.length,
  );
  const ofOwn = numbered(Object.keys(examples[0]?.own[0] ?? {}), columnOf.size * types.length, 1);
  const read = (example: TypeExample) => ({
    features: columnsOf(example.features, columnOf),
    own: example.own.map((values) => columnsOf(values, ofOwn)),
    isRight: example.isRight,
  });
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const papers = examples.map((example) => ({ ...read(example), weight: example.weight / all }));
  const weights = descend(columnOf.size * types.length + ofOwn.size, {
    decay,
    addSlopes(known, slopes) {
      for (const paper of papers) addSlopes(paper, known, slopes);
    },
  });
  const at = (index: number) => weights[index] ?? 0;
  return {
    shares: (example) => sharesAt(read(example), weights),
    features: [...columnOf.keys()],
    weightsOf: (feature) => types.map((_, type) => at((columnOf.get(feature) ?? 0) + type)),
    ownWeights: new Map([...ofOwn].map(([name, index]) => [name, at(index)])),
  };
}

type Read = { features: Columns; own: readonly Columns[] };

function sharesAt({ features, own }: Read, weights: Float64Array): number[] {
  const sums = own.map(({ columns, values }) => {
    let sum = 0;
    for (let at = 0; at < columns.length; at += 1)
      sum += (values[at] ?? 0) * (weights[columns[at] ?? 0] ?? 0);
    return sum;
  });
  for (let at = 0; at < features.columns.length; at += 1) {
    const [column, value] = [features.columns[at] ?? 0, features.values[at] ?? 0];
    for (let type = 0; type < sums.length; type += 1)
      sums[type] = (sums[type] ?? 0) + value * (weights[column + type] ?? 0);
  }
  return sharesOf(sums);
}

function addSlopes(
  paper: Read & { isRight: readonly boolean[]; weight: number },
  weights: Float64Array,
  slopes: Float64Array,
): void {
  const { features, own, isRight, weight } = paper;
  const shares = sharesAt(paper, weights);
  const right = shares.reduce((sum, share, type) => sum + (isRight[type] ? share : 0), 0);
  const pulls = shares.map((share, type) => weight * (share - (isRight[type] ? share / right : 0)));
  const add = (column: number, slope: number) => {
    slopes[column] = (slopes[column] ?? 0) + slope;
  };
  own.forEach(({ columns, values }, type) => {
    for (let at = 0; at < columns.length; at += 1)
      add(columns[at] ?? 0, (pulls[type] ?? 0) * (values[at] ?? 0));
  });
  for (let at = 0; at < features.columns.length; at += 1) {
    const [column, value] = [features.columns[at] ?? 0, features.values[at] ?? 0];
    for (let type = 0; type < pulls.length; type += 1)
      add(column + type, (pulls[type] ?? 0) * value);
  }
}

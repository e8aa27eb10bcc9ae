import { documentTypes } from '../../../shared/reading/fields/document-types.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import {
  featuresOf,
  ownFeaturesOf,
} from '../../../shared/reading/find-fields/type/features/type-features.ts';
import { sureShare } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import { readClues } from '../../../shared/reading/find-fields/type/type-clues.ts';
import { createDraw, type Draw } from '../../support/papers/composed/draw.ts';
import type { Paper } from '../../support/papers/paper.ts';
import { readAbroad, readDrawer, readJudged } from '../../support/papers/read-papers.ts';
import { type FittedTypes, fitTypes, type TypeExample } from './fitting/fit-types.ts';
import { createHidingText } from './fitting/hide-words.ts';
import { writeTypeWeights } from './fitting/write-type-weights.ts';

/*
 * Fits the weights of the features of types to the development papers and writes them: node
 * tests/bench/findings/fit-types.ts
 */

const decay = 0.0015;
const copies = 2;
/** Papers that code has composed or filled in resemble each other. */
const weightOfForms = 0.3;

type Kind = TypeExample['kind'];
const weightsOfKinds: Record<Kind, number> = {
  printed: 1,
  'with unknown words': 0.7,
  beginning: 0.3,
};

const isForm = ({ origin }: { origin: Paper['origin'] }) =>
  origin === 'composed' || origin === 'abroad';

function exampleOf(paper: Paper, text: string, kind: Kind): TypeExample {
  const clues = readClues(prepareText(closeWordGaps(text).text, {}));
  return {
    paper: paper.name,
    origin: paper.origin,
    kind,
    features: featuresOf(clues),
    own: documentTypes.map((type) => ownFeaturesOf(clues, type)),
    isRight: documentTypes.map((type) => paper.expected.documentType.includes(type)),
    weight: (isForm(paper) ? weightOfForms : 1) * weightsOfKinds[kind],
  };
}

/** Replaces half of the words that name types with unknown ones, each everywhere. */
function withUnknownWords({ text }: Paper, draw: Draw): string {
  const { paper, mentions } = prepareText(closeWordGaps(text).text, {});
  const { hide, read } = createHidingText(paper.text, draw);
  const decided = new Map<string, boolean>();
  for (const { start, end } of mentions.types) {
    const word = paper.folded.slice(start, end);
    const isHidden = decided.get(word) ?? draw.chance(0.5);
    decided.set(word, isHidden);
    if (isHidden) hide(start, end);
  }
  return read();
}

const fewestLines = 4;

/** Returns the first lines of a paper, because scans and photos may be incomplete, and short papers are rare here. */
function beginningOf({ text }: Paper, draw: Draw): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, Math.max(fewestLines, (lines.length * draw.int(20, 50)) / 100)).join('\n');
}

const draw = createDraw(17);
const papers = [...readJudged(), ...readDrawer(), ...readAbroad()].filter(
  ({ half }) => half === 'development',
);
const examples = papers.flatMap((paper) => [
  exampleOf(paper, paper.text, 'printed'),
  ...Array.from({ length: copies }, () =>
    exampleOf(paper, withUnknownWords(paper, draw), 'with unknown words'),
  ),
  exampleOf(paper, beginningOf(paper, draw), 'beginning'),
]);

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);

function print(what: string, { shares }: FittedTypes, tested: readonly TypeExample[]): void {
  for (const kind of ['printed', 'with unknown words'] as const) {
    const some = tested.filter((example) => example.kind === kind);
    let [right, set, setRight] = [0, 0, 0];
    for (const example of some) {
      const all = shares(example);
      const most = Math.max(...all);
      const isRight = example.isRight[all.indexOf(most)] ?? false;
      right += Number(isRight);
      set += Number(most >= sureShare);
      setRight += Number(isRight && most >= sureShare);
    }
    console.log(
      `${what}, ${kind}: ${percent(right, some.length)} right, ${percent(setRight, some.length)} set, of which ${percent(setRight, set)} right`,
    );
  }
}

const attic = examples.filter(({ origin }) => origin === 'attic');
const others = examples.filter(({ origin }) => origin !== 'attic');
print('attic, fitted to the others', fitTypes(others, { decay }), attic);
const folds = 5;
const foldOf = new Map(papers.map(({ name }, at) => [name, at % folds]));
for (let fold = 0; fold < folds; fold += 1) {
  const isHere = ({ paper }: TypeExample) => foldOf.get(paper) === fold;
  const fitted = fitTypes(
    examples.filter((example) => !isHere(example)),
    { decay },
  );
  print(
    `part ${fold}`,
    fitted,
    examples.filter((example) => isHere(example) && !isForm(example)),
  );
}

writeTypeWeights(fitTypes(examples, { decay }));

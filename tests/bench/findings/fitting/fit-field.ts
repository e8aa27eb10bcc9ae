import type { Features, Weights } from '../../../../shared/reading/find-fields/weighing/weigh.ts';
import { composePapers } from '../../../support/papers/composed/compose-papers.ts';
import { createDraw, type Draw } from '../../../support/papers/composed/draw.ts';
import type { Paper } from '../../../support/papers/paper.ts';
import { readAbroad, readJudged } from '../../../support/papers/read-papers.ts';
import { type Example, fitWeights, folds, type Judgement } from './fit-weights.ts';
import { printFolds } from './print-folds.ts';
import { writeWeights } from './write-weights.ts';

/** The evidence on each value of a paper, and on none of them, and which values are right. */
type Reading = {
  features: readonly Features[];
  none: Features;
  isRight: readonly boolean[];
  isNullRight: boolean;
};

type Fitting = {
  /** Reads a text of a paper; undefined if the field is not weighed in it. */
  read: (text: string, paper: Paper) => Reading | undefined;
  /** Replaces half of the words that lead to the values of a text with unknown ones. */
  withUnknownWords: (text: string, draw: Draw) => string;
  seed: number;
  copies: number;
  /** The weights of a paper, of a form abroad, which is filled with several values, and of a copy by that of its paper. */
  ofPaper?: (paper: Paper) => number;
  ofForm?: number;
  ofCopy: (weight: number) => number;
  decay: number;
  priors?: Weights;
  judging: Judgement;
  written: Parameters<typeof writeWeights>[1];
};

const ofComposed = 0.3;
const seeds = [104_729, 50_021];

/** Fits the weights of a field to the development papers and copies of them, prints how well, and writes the weights. */
export function fitField({ decay, priors, judging, written, ...fitting }: Fitting): void {
  const { printed, varied, composed } = examplesFor(fitting);
  const everything = [...printed, ...varied, ...composed];
  printFolds(everything, { printed, varied }, { fitting: { decay, priors }, judging });
  writeWeights(fitWeights(everything, { decay, priors }), written);
}

function examplesFor({
  read,
  withUnknownWords,
  seed,
  copies,
  ofCopy,
  ofPaper = () => 1,
  ofForm = 1,
}: Omit<Fitting, 'decay' | 'priors' | 'judging' | 'written'>) {
  const draw = createDraw(seed);
  const exampleOf = (paper: Paper, text: string, weight: number, fold: number): Example[] => {
    const reading = read(text, paper);
    if (!reading) return [];
    const { features, none, isRight, isNullRight } = reading;
    // A value that is not legible cannot be found.
    const isNoneRight = isNullRight || !isRight.includes(true);
    const alternatives = [...features, none];
    return [{ alternatives, isRight: [...isRight, isNoneRight], isNullRight, weight, fold }];
  };
  const examples: Record<'printed' | 'varied', Example[]> = { printed: [], varied: [] };
  for (const [papers, share] of [
    [readJudged(), 1],
    [readAbroad(), ofForm],
  ] as const)
    papers
      .filter(({ half }) => half === 'development')
      .forEach((paper, at) => {
        const [fold, weight] = [at % folds, share * ofPaper(paper)];
        examples.printed.push(...exampleOf(paper, paper.text, weight, fold));
        for (let copy = 0; copy < copies; copy += 1) {
          const text = withUnknownWords(paper.text, draw);
          examples.varied.push(...exampleOf(paper, text, ofCopy(weight), fold));
        }
      });
  const composed = seeds.flatMap((each) =>
    composePapers(each).flatMap((paper, at) =>
      exampleOf(paper, paper.text, ofComposed, at % folds),
    ),
  );
  return { ...examples, composed };
}

import { type Example, fitWeights, folds, judge } from './fit-weights.ts';

type Fitting = Parameters<typeof fitWeights>[1];
type Judging = Parameters<typeof judge>[2];

/** Prints for each part of the papers how well it is read with weights that are fitted to the others. */
export function printFolds(
  everything: readonly Example[],
  { printed, varied }: { printed: readonly Example[]; varied: readonly Example[] },
  { fitting, judging }: { fitting: Fitting; judging: Judging },
): void {
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitWeights(
      everything.filter((example) => example.fold !== fold),
      fitting,
    );
    const ofFold = (examples: readonly Example[]) =>
      judge(
        examples.filter((example) => example.fold === fold),
        weights,
        judging,
      ).toFixed(3);
    console.log(`part ${fold}: ${ofFold(printed)}, with unknown words ${ofFold(varied)}`);
  }
}

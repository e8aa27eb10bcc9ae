import { firstRule } from '../../rule.ts';
import type { AmountClues } from './amount-clues.ts';
import {
  type AmountRule,
  labelledAmounts,
  placeRules,
  sumRules,
  unlabelledGross,
} from './amount-rules.ts';

/** Returns the score of an amount as the total of its paper. */
export function scoreAmount(clues: AmountClues): number {
  return walk(placeRules, clues, scoreOfLabel(clues));
}

function scoreOfLabel(clues: AmountClues): number {
  const weight = firstRule(labelledAmounts, clues)?.weight ?? 0;
  const score = weight * clues.strength;
  if (weight > 0 && clues.documentType !== 'payslip') return walk(sumRules, clues, score);
  if (!unlabelledGross.applies(clues)) return score;
  return unlabelledGross.weight + clues.height * unlabelledGross.perHeight;
}

function walk(rows: readonly AmountRule[], clues: AmountClues, begun: number): number {
  return rows.reduce((score, { applies, effect, weight }) => {
    if (!applies(clues)) return score;
    return effect === 'plus' ? score + weight : Math.max(score, weight);
  }, begun);
}

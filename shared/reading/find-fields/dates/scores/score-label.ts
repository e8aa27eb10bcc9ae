import { leadInCell, meaningOf } from '../date-meanings.ts';
import { type DayClues, once, scoreByRules } from './day-rule.ts';
import { isOwn, prepositions } from './label-places.ts';
import { shareOfLabel } from './label-qualifiers.ts';
import type { LabelClues } from './label-clues.ts';
import { labelRules, type LabelScale } from './label-rules.ts';

/** Returns the score by the labels of a day; undefined if they are no evidence. */
export function scoreOfLabel(day: DayClues): number | undefined {
  const clues = readLabelClues(day);
  if (!clues) return undefined;
  const { strength, position, share, ownLabel } = clues;
  const scales = {
    position,
    strength,
    fullStrength: Math.max(strength, 0.92),
    ownStrength: ownLabel?.strength ?? 0,
    get share() {
      return share();
    },
  };
  return scoreByRules<LabelClues, LabelScale>(labelRules, { clues, scales });
}

/** Returns the evidence of the labels of a day; undefined if it has none. */
export function readLabelClues(day: DayClues): LabelClues | undefined {
  const { paper, folded, date } = day;
  const [first] = date.labels;
  if (!first) return undefined;
  // An unknown compound is stronger evidence than the known word at its end.
  const { label, strength } =
    date.labels.find(
      ({ label, strength }) =>
        label.start === first.label.start && strength === first.strength && !isOwn(label.role),
    ) ?? first;
  const text = folded.slice(label.start, label.end);
  const inCell = leadInCell(paper, date);
  return {
    ...day,
    label,
    strength,
    text,
    isPreposition: prepositions.has(text),
    isHead: label.end < date.line.start,
    inCell,
    meaningInCell: once(() => meaningOf(inCell)),
    share: once(() => shareOfLabel({ ...day, label })),
    ownLabel: date.labels.find((other) => isOwn(other.label.role) && other.strength > 0.4),
  };
}

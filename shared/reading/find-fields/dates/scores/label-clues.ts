import type { Label } from '../../paper/find-labels.ts';
import type { NearLabel } from '../../paper/labels-of.ts';
import type { DayMeaning } from '../date-meanings.ts';
import type { DayClues } from './day-rule.ts';

/** A day with the label that says most of it. */
export type LabelClues = DayClues & {
  label: Label;
  /** 0 to 1, by where the label is. */
  strength: number;
  text: string;
  isPreposition: boolean;
  /** Whether the label is above the line of the day. */
  isHead: boolean;
  /** The words before the day in its cell, and what they say. */
  inCell: string;
  meaningInCell: () => DayMeaning | undefined;
  /** How much of `Date` remains by the words beside it; above 1 where they are about issuing. */
  share: () => number;
  /** Another label, of the document's day. */
  ownLabel: NearLabel | undefined;
};

import type { Label } from '../../paper/find-labels.ts';
import type { NearLabel } from '../../paper/labels-of.ts';
import type { DayMeaning } from '../date-meanings.ts';
import type { DayClues } from './day-rule.ts';

export type LabelClues = DayClues & {
  label: Label;
  strength: number;
  text: string;
  isPreposition: boolean;
  isHead: boolean;
  inCell: string;
  meaningInCell: () => DayMeaning | undefined;
  /** The factor for the label `Date` by the adjacent words; above 1 if they are about issuing. */
  share: () => number;
  ownLabel: NearLabel | undefined;
};

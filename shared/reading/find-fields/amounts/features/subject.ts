import type { Cell, Line } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import type { ReadAmount } from '../add-up.ts';
import type { Surroundings } from './amount-surroundings.ts';

/** An amount at one of its places. */
export type Subject = {
  source: SourceText;
  amount: ReadAmount;
  surroundings: Surroundings;
  line: Line;
  cell: Cell;
  /** What precedes the amount in its line. */
  before: string;
};

import type { DocumentType } from '../../fields/document-types.ts';
import type { Cell } from '../paper/paper.ts';
import type { Rule } from '../rule.ts';
import type { TypeClues } from './type-clues.ts';

/** How a row changes the score of its type. `plus` also adds the type, at `place`, if no word has named it. */
export type TypeRule = Rule<TypeClues> & { type: DocumentType } & (
    | { effect: 'plus'; place?: (clues: TypeClues) => Cell | undefined }
    | { effect: 'times' | 'at most' }
  );

import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';

type TagState = 'on' | 'mixed' | 'off';
export type TagChoice = 'add' | 'remove';

/**
 * Returns whether all, some or none of the selected documents have a tag. If some are not loaded, the result is
 * "mixed", unless no document at all has the tag.
 */
export function tagStateOf(
  tag: { id: string; documentsCount: number },
  known: readonly Pick<DocumentSummary, 'tags'>[],
  isComplete: boolean,
): TagState {
  const count = known.filter(({ tags }) => tags.some(({ id }) => id === tag.id)).length;
  if (isComplete && known.length > 0 && count === known.length) return 'on';
  const canBeElsewhere = !isComplete && tag.documentsCount > count;
  return count > 0 || canBeElsewhere ? 'mixed' : 'off';
}

export function nextChoice(state: TagState, choice: TagChoice | undefined): TagChoice | undefined {
  switch (state) {
    case 'on':
      return choice === undefined ? 'remove' : undefined;
    case 'off':
      return choice === undefined ? 'add' : undefined;
    case 'mixed':
      if (choice === undefined) return 'add';
      return choice === 'add' ? 'remove' : undefined;
  }
}

import type { AnyFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import { fieldNames } from '../fields/field-names.ts';
import type { AnyProposal, TagFinding } from './tag-proposal-api.ts';

// The name comes last, as it consists of the other values.
const order: readonly AnyFinding['field'][] = [...fieldNames, 'name'];

/**
 * Returns the items of the strip: proposals, and those decided a moment ago in their former places. A decided tag is no
 * longer in `tags`.
 */
export function stripItems(
  findings: readonly AnyFinding[],
  tags: readonly TagFinding[],
  decided: readonly AnyProposal[],
): AnyProposal[] {
  const ofDocument = order.flatMap(
    (field) =>
      findings.find(
        (finding) =>
          finding.field === field &&
          (finding.state === 'proposed' || decided.some((each) => each.field === field)),
      ) ?? [],
  );
  const isProposed = (tag: TagFinding) => tags.some(({ value }) => value.id === tag.value.id);
  const decidedTags = decided.filter((each) => each.field === 'tag' && !isProposed(each));
  const ofTags = [...tags, ...decidedTags].toSorted(
    (one, other) => other.confidence - one.confidence,
  );
  return [...ofDocument, ...ofTags];
}

export function keyOf({ field, value }: AnyProposal): string {
  return field === 'tag' ? value.id : field;
}

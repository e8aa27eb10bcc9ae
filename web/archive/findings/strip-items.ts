import type { AnyFinding } from '../../../shared/archive/findings/document-finding.ts';
import { fieldNames } from '../fields/field-names.ts';

type Field = AnyFinding['field'];

// The name last: it is made of the others.
const order: readonly Field[] = [...fieldNames, 'name'];

/** What the strip shows: proposals, and in their places those that were decided a moment ago. */
export function stripItems(
  findings: readonly AnyFinding[],
  decided: readonly Field[],
): AnyFinding[] {
  return order.flatMap(
    (field) =>
      findings.find(
        (finding) =>
          finding.field === field && (finding.state === 'proposed' || decided.includes(field)),
      ) ?? [],
  );
}

import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type {
  DocumentFieldName,
  DocumentFields,
} from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import {
  fieldFindings,
  type DocumentFinding,
} from '../../../shared/archive/findings/stored/document-finding.ts';
import { isSameValue } from '../../../shared/archive/findings/stored/present-findings.ts';
import { sureConfidence } from '../../../shared/reading/find-fields/finding.ts';

type Decision = {
  /** All findings of the document from now on. */
  findings: DocumentFinding[];
  /** What fields are set to, and were before; the same as values. */
  changes: Change[];
  values: Partial<DocumentFields>;
};

type Change = Pick<DocumentFinding, 'field'> & {
  from: DocumentFields[DocumentFieldName];
  to: DocumentFinding['value'];
};

/**
 * What becomes of what was found in a document (`proposals`): what is sure is set where the field is empty, or has what was
 * found in the text before; what a person has set, cleared or dismissed stays. Without `newCorrespondentId`, a correspondent that does
 * not exist is only proposed.
 */
export function decideFindings(
  document: Pick<DocumentDetail, DocumentFieldName | 'findings'>,
  proposals: readonly DocumentFinding[],
  newCorrespondentId: string | null,
): Decision {
  const changes: Change[] = [];
  const stored = fieldFindings(document.findings);
  const found = proposals.map((proposal): DocumentFinding => {
    const { field, value } = proposal;
    const current = document[field];
    const former = stored.find((each) => each.field === field);
    if (former?.state === 'dismissed') return former;
    const isOfText = former !== undefined && isAutomatic(former);
    if (current !== null && isSameValue(current, value)) {
      return isOfText ? { ...proposal, state: 'set' } : proposal;
    }
    const storable = toStorable(proposal, newCorrespondentId);
    const isOpen = current === null || isOfText;
    if (!isOpen || !storable || proposal.confidence < sureConfidence) {
      return isOfText ? withoutPlace(former) : proposal;
    }
    changes.push({ field, from: current, to: storable.value });
    return { ...storable, state: 'set' };
  });
  const others = stored.filter(({ field }) => !found.some((finding) => finding.field === field));
  return {
    findings: [...found, ...others.flatMap((former) => keptOf(former) ?? [])],
    changes,
    values: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  };
}

/** The same as a change of fields. */
export function fieldValuesOf({
  correspondent,
  ...values
}: Decision['values']): DocumentFieldValues {
  return { ...values, ...(correspondent && { correspondentId: correspondent.id }) };
}

/** With the id of the correspondent to create, if it is a new one; undefined if none may be created. */
function toStorable(
  finding: DocumentFinding,
  newCorrespondentId: string | null,
): DocumentFinding | undefined {
  if (finding.field !== 'correspondent' || finding.value.id !== null) return finding;
  if (newCorrespondentId === null) return undefined;
  return { ...finding, value: { id: newCorrespondentId, name: finding.value.name } };
}

/** What was found before, and is not in the text any more. */
function keptOf(former: DocumentFinding): DocumentFinding | undefined {
  if (former.state === 'dismissed') return former;
  return isAutomatic(former) ? withoutPlace(former) : undefined;
}

/** Set by what was found in the text or an e-invoice, not by a person. */
function isAutomatic({ state, source }: DocumentFinding): boolean {
  return state === 'set' && (source === 'text' || source === 'e-invoice');
}

function withoutPlace(finding: DocumentFinding): DocumentFinding {
  return { ...finding, page: null, start: null, end: null };
}

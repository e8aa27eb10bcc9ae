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
import {
  newCorrespondentConfidence,
  sureConfidence,
} from '../../../shared/reading/find-fields/finding.ts';

type Decision = {
  findings: DocumentFinding[];
  changes: Change[];
  values: Partial<DocumentFields>;
};

type Change = Pick<DocumentFinding, 'field'> & {
  from: DocumentFields[DocumentFieldName];
  to: DocumentFinding['value'];
};

/**
 * Decides which of the found values (`proposals`) are set in a document. A sure value is set if the
 * field is empty or has a value that was found in the text before. A field that a person has set,
 * cleared or dismissed stays unchanged. Without `newCorrespondentId`, or unless it is very sure, a
 * correspondent that does not exist is only proposed.
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

export function fieldValuesOf({
  correspondent,
  ...values
}: Decision['values']): DocumentFieldValues {
  return { ...values, ...(correspondent && { correspondentId: correspondent.id }) };
}

function toStorable(
  finding: DocumentFinding,
  newCorrespondentId: string | null,
): DocumentFinding | undefined {
  if (finding.field !== 'correspondent' || finding.value.id !== null) return finding;
  if (newCorrespondentId === null || finding.confidence < newCorrespondentConfidence) {
    return undefined;
  }
  return { ...finding, value: { id: newCorrespondentId, name: finding.value.name } };
}

function keptOf(former: DocumentFinding): DocumentFinding | undefined {
  if (former.state === 'dismissed') return former;
  return isAutomatic(former) ? withoutPlace(former) : undefined;
}

function isAutomatic({ state, source }: DocumentFinding): boolean {
  return state === 'set' && (source === 'text' || source === 'e-invoice');
}

function withoutPlace(finding: DocumentFinding): DocumentFinding {
  return { ...finding, page: null, start: null, end: null };
}

import { z } from 'zod';
import type { DocumentFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import type { FoundField } from '../../../shared/reading/find-fields/found-fields.ts';
import { recognizeSender } from '../../../shared/reading/find-fields/parties/marks/recognize-sender.ts';
import {
  senderMarkSchema,
  type SenderMark,
} from '../../../shared/reading/find-fields/parties/marks/sender-mark.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findMarkOwners } from '../correspondents/sender-mark-store.ts';

const marksSchema = z.array(senderMarkSchema).catch([]);

export function senderMarksOf(
  found: readonly FoundField[],
  proposals: readonly DocumentFinding[],
): SenderMark[] {
  const inText = marksSchema.parse(found.find(({ field }) => field === 'senderMarks')?.value);
  const certain = proposals.flatMap((proposal): SenderMark[] => {
    if (proposal.field !== 'vatId' || proposal.source !== 'e-invoice') return [];
    const { value: mark, page, start, end } = proposal;
    return [{ kind: 'vat-id', mark, page: page ?? 1, start: start ?? 0, end: end ?? 0 }];
  });
  const others = inText.filter(({ kind }) => kind !== 'vat-id' || certain.length === 0);
  return [...certain, ...others];
}

export async function recognizeCorrespondent(
  scope: OrganizationScope,
  proposals: readonly DocumentFinding[],
  marks: readonly SenderMark[],
): Promise<DocumentFinding[]> {
  const sender = recognizeSender(marks, await findMarkOwners(scope, marks));
  if (!sender) return [...proposals];
  const { id, name, confidence, mark } = sender;
  const hasPlace = mark.end > mark.start;
  const others = proposals.filter(({ field }) => field !== 'correspondent');
  const recognized: DocumentFinding = {
    field: 'correspondent',
    value: { id, name },
    source: 'text',
    state: 'proposed',
    confidence,
    page: hasPlace ? mark.page : null,
    start: hasPlace ? mark.start : null,
    end: hasPlace ? mark.end : null,
  };
  return [...others, recognized];
}

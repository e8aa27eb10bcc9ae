import { and, eq, exists, not, type SQL } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../shared/reading/fields/document-fields.ts';
import {
  fieldFindings,
  type DocumentFinding,
  type FindingState,
} from '../../../shared/archive/findings/stored/document-finding.ts';
import { rulesVersion } from '../../../shared/reading/find-fields/rules-version.ts';
import { createId } from '../../../shared/ids.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow, incremented } from '../../database/expressions.ts';
import {
  insertNamedCorrespondent,
  isCreatable,
} from '../correspondents/correspondent-change-store.ts';
import {
  correspondentDefaults,
  hasDefaultTags,
} from '../correspondents/correspondent-default-store.ts';
import { selectCorrespondentExists } from '../correspondents/correspondent-store.ts';
import { learnMarks } from '../correspondents/sender-mark-store.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { selectDocument } from '../documents/document-store.ts';
import { isActiveDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { changedNow, columnsOf } from '../documents/rows/field-change-store.ts';
import { decideFindings, fieldValuesOf } from './decide-findings.ts';
import type { FoundInText } from './find-in-text.ts';
import { replaceFindings, updateFindingState } from './rows/finding-store.ts';

/**
 * Writes what was found in the text of a document, if it is still as it was read (`isAsRead`). The
 * version grows with the text, not here, unless `raisesVersion`. Nothing is written either if the
 * correspondent was deleted in the meantime, or another one has got the name of the correspondent
 * to create, or correspondents have got default tags.
 */
export function findingsChange(
  scope: OrganizationScope,
  document: DocumentDetail,
  {
    found,
    isAsRead,
    raisesVersion = false,
  }: { found: FoundInText; isAsRead: SQL | undefined; raisesVersion?: boolean },
) {
  const newId = found.canCreateCorrespondent ? createId('cor') : null;
  const decision = decideFindings(document, found.proposals, newId);
  const { findings, values } = decision;
  const pays = found.isPaid && !document.isPaid;
  const changes = [
    ...decision.changes,
    ...(pays ? [{ field: 'isPaid', from: false, to: true }] : []),
  ];
  const fields = { ...fieldValuesOf(values), ...(pays && { isPaid: true }) };
  const isNew = values.correspondent?.id === newId;
  const isCorrespondentAsKnown = correspondentCondition(scope, values.correspondent, {
    isNew,
    hasDefaultTags: found.hasDefaultTags,
  });
  const isAsKnown = and(isAsRead, isCorrespondentAsKnown);
  const defaults = values.correspondent
    ? correspondentDefaults(scope, values.correspondent.id, {
        documents: isAsKnown,
        setsType: fields.documentType === undefined,
        addsTags: !isNew && found.hasDefaultTags,
        keepsGivenType: true,
      })
    : { eventSources: [], statements: [] };
  const isAnySet = changes.length > 0;
  const stored = fieldFindings(document.findings);
  return {
    isNews:
      isAnySet ||
      findings.some(({ field }) => isProposed(findings, field) && !isProposed(stored, field)),
    eventSources: isAnySet
      ? [
          documentEvents('document.updated', documentsWhere(isAsKnown), {
            updatedFields: jsonOf(changes.map(({ field }) => field)),
            changes: jsonOf(changes),
            source: 'text',
          }),
          ...defaults.eventSources,
        ]
      : [],
    statements: {
      superseded: isCorrespondentAsKnown
        ? [
            scope.database
              .update(documentsTable)
              .set({ version: document.version + 1 })
              .where(and(isAsRead, not(isCorrespondentAsKnown))),
          ]
        : [],
      correspondent:
        values.correspondent && isNew
          ? insertNamedCorrespondent(scope, values.correspondent, hasRow(documentsTable, isAsRead))
          : [],
      defaults: defaults.statements,
      findings: replaceFindings(scope, document.id, { findings, condition: isAsRead }),
      marks:
        document.correspondent && found.isCorrespondentGiven
          ? learnMarks(scope, document.correspondent.id, {
              documents: isAsRead,
              marks: found.senderMarks,
            })
          : [],
      updated: scope.database
        .update(documentsTable)
        .set({
          foundByRules: rulesVersion,
          language: found.language,
          senderMarks: found.senderMarks,
          eInvoice: found.eInvoice,
          ...columnsOf(fields),
          ...(isAnySet && raisesVersion && changedNow(scope)),
        })
        .where(isAsRead)
        .returning({ id: documentsTable.id }),
    },
  };
}

function isProposed(findings: readonly DocumentFinding[], field: DocumentFieldName): boolean {
  return findings.some((each) => each.field === field && each.state === 'proposed');
}

type ReadVersion = { id: string; version: number };

/**
 * Changes the state of a finding whose field is empty, which counts as a change of the document. With `isOfVersion`
 * nothing is written unless the document is still as it was read. Returns the id of a changed document as `updated`, and
 * the document as `documents`.
 */
export function findingStateChange(
  scope: OrganizationScope,
  document: ReadVersion,
  {
    field,
    state,
    isOfVersion,
  }: { field: DocumentFieldName; state: FindingState; isOfVersion: boolean },
) {
  const condition = isAsRead(scope, document, isOfVersion);
  const { id } = document;
  return {
    statements: {
      state: updateFindingState(scope, { documentId: id, field, state, condition }),
      updated: scope.database
        .update(documentsTable)
        .set({ version: incremented(documentsTable.version) })
        .where(condition)
        .returning({ id: documentsTable.id }),
      documents: selectDocument(scope, id),
    },
  };
}

export function nameStateChange(
  scope: OrganizationScope,
  document: ReadVersion,
  { isNameDismissed, isOfVersion }: { isNameDismissed: boolean; isOfVersion: boolean },
) {
  return {
    statements: {
      updated: scope.database
        .update(documentsTable)
        .set({ isNameDismissed, version: incremented(documentsTable.version) })
        .where(isAsRead(scope, document, isOfVersion))
        .returning({ id: documentsTable.id }),
      documents: selectDocument(scope, document.id),
    },
  };
}

function isAsRead(scope: OrganizationScope, { id, version }: ReadVersion, isOfVersion: boolean) {
  return and(
    isActiveDocument(scope, id),
    isOfVersion ? eq(documentsTable.version, version) : undefined,
  );
}

function correspondentCondition(
  scope: OrganizationScope,
  correspondent: { id: string; name: string } | null | undefined,
  known: { isNew: boolean; hasDefaultTags: boolean },
): SQL | undefined {
  if (!correspondent) return undefined;
  const { id, name } = correspondent;
  if (known.isNew) return isCreatable(scope, id, name);
  return and(
    exists(selectCorrespondentExists(scope, id)),
    known.hasDefaultTags ? undefined : not(hasDefaultTags(scope)),
  );
}

import { and, eq, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { TaggingRule } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { BatchResults } from '../../../database/database.ts';
import { coalesce, named, subquery } from '../../../database/expressions.ts';
import { isDocument, isOneOfDocuments } from '../../documents/rows/document-condition-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import type { selectGiven } from '../../documents/rows/given-field-store.ts';
import { selectTaggingRules, toRule } from '../tagging-rule-store.ts';
import { taggingRuleRunsTable, taggingRulesTable } from '../rows/tagging-rule-table.ts';

const runs = taggingRuleRunsTable;

/**
 * Rules that are applied to a document when it is read: the enabled ones of `all`, unless the
 * document skips them, and those of `awaitingIds`, whose runs have skipped the document because it
 * was still to be read. `givenFields` came with the upload.
 */
export type ReadingRules = {
  all: readonly TaggingRule[];
  rules: readonly TaggingRule[];
  awaitingIds: readonly string[];
  givenFields: readonly string[];
  skipsRules: boolean;
};

export function selectReadingRules(scope: OrganizationScope, documentIds: readonly string[]) {
  const awaiting = awaitingRules(isOneOfDocuments(scope, documentIds));
  return {
    all: selectTaggingRules(scope),
    awaiting: scope.database.all<{ id: string; documentId: string }>(awaiting.getSQL()),
  };
}

type Selected = BatchResults<
  ReturnType<typeof selectReadingRules> & { given: ReturnType<typeof selectGiven> }
>;

export function toReadingRules(
  { all, given, awaiting }: Selected,
  documentId: string,
): ReadingRules {
  const { skipsRules = false, givenFields = [] } = given.find(({ id }) => id === documentId) ?? {};
  const awaitingIds = awaiting.filter((rule) => rule.documentId === documentId).map(({ id }) => id);
  const rules = all.map(toRule);
  return {
    all: rules,
    rules: rules.filter(
      ({ id, isEnabled }) => (isEnabled && !skipsRules) || awaitingIds.includes(id),
    ),
    awaitingIds,
    givenFields,
    skipsRules,
  };
}

export function selectAwaitingChangedSince(
  scope: OrganizationScope,
  documentId: string,
  { awaitingIds }: ReadingRules,
): SQL {
  return sql`
    select 1 where ${JSON.stringify(awaitingIds)} <> (
      select json_group_array(id) from ${awaitingRules(isDocument(scope, documentId))})`;
}

export function selectSkippingChangedSince(
  scope: OrganizationScope,
  documentId: string,
  { skipsRules }: ReadingRules,
): SQL {
  return subquery
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(and(isDocument(scope, documentId), ne(documentsTable.skipsRules, skipsRules)))
    .getSQL();
}

function awaitingRules(documents: SQL | undefined) {
  const { id, revision } = taggingRulesTable;
  const { organizationId, sequence, extractionRequestedAt, createdAt } = documentsTable;
  const requestedAt = coalesce(extractionRequestedAt, createdAt);
  const mayHavePassed = and(
    eq(runs.organizationId, organizationId),
    gte(runs.lastSequence, sequence),
    or(isNull(runs.finishedAt), gte(runs.finishedAt, requestedAt)),
  );
  return subquery
    .selectDistinct({ id, documentId: named(documentsTable.id, 'documentId') })
    .from(documentsTable)
    .innerJoin(runs, mayHavePassed)
    .innerJoin(taggingRulesTable, and(eq(id, runs.taggingRuleId), eq(revision, runs.ruleRevision)))
    .where(and(documents, ne(runs.state, 'cancelled')))
    .orderBy(id);
}

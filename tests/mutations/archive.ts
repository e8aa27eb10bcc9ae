import type { Mutation } from './mutation.ts';

const bulk = ['tests/contract/bulk.test.ts'];
const notes = ['tests/contract/notes.test.ts'];
const tags = ['tests/contract/tags.test.ts'];
const trash = ['tests/contract/trash.test.ts'];
const purge = ['tests/worker/trash-purge.test.ts'];
const rules = ['tests/contract/tagging-rules.test.ts'];
const ruleFields = ['tests/contract/rule-fields.test.ts'];
const faults = 'tests/unit/faults.test.ts';
const saving = 'worker/archive/reading/save-reading.ts';
const randomRules = ['shared/archive/tagging-rules/random-rules.test.ts'];
const ruleMatcher = 'shared/archive/tagging-rules/rule-matcher.ts';
const comparableText = 'shared/archive/tagging-rules/comparable-text.ts';
const valueFinder = 'shared/archive/tagging-rules/value-finder.ts';
const matching = ['worker/archive/tagging-rules/match-rules.test.ts', ...rules];
const search = ['documents', 'filters', 'queries'].map(
  (subject) => `worker/archive/search/search-${subject}.test.ts`,
);
const selection = 'worker/archive/bulk/document-selection-store.ts';
const resolveSelection = 'worker/archive/bulk/resolve-selection.ts';
const bulkStore = 'worker/archive/bulk/bulk-query-store.ts';
const documentTags = 'worker/archive/tags/document-tag-store.ts';
const trashStore = 'worker/archive/trash/trash-store.ts';
const trashList = 'worker/archive/trash/trash-list-store.ts';
const purgeStore = 'worker/archive/trash/purge-store.ts';
const ruleEffects = 'worker/archive/tagging-rules/rule-effects-store.ts';
const matchRules = 'worker/archive/tagging-rules/match-rules.ts';
const candidateStore = 'worker/archive/tagging-rules/rule-candidate-store.ts';
const ruleStore = 'worker/archive/tagging-rules/tagging-rule-store.ts';
const runStore = 'worker/archive/tagging-rules/tagging-run-store.ts';
const searchStore = 'worker/archive/search/search-store.ts';
const searchCandidates = 'worker/archive/search/candidate-store.ts';
const documentWords = 'worker/archive/search/document-words-store.ts';
const searchPlans = [...search, 'worker/archive/search/search-plans.test.ts'];
const searchCorpus = ['worker/archive/search/search-corpus.test.ts'];
const searchMatches = 'worker/archive/search/matches-store.ts';
const correctionStore = 'worker/archive/search/correction-store.ts';
const typos = ['worker/archive/search/typo-search.test.ts'];
const filterStore = 'worker/archive/search/search-filter-store.ts';
const expression = 'worker/archive/search/match-expression.ts';

/** Bulk requests, tags of documents, and the trash. */
export const documentMutations: Mutation[] = [
  {
    what: 'a file that took its reader down is read again by the same deployment',
    file: 'worker/archive/reading/begin-reading.ts',
    find: '(readings > 0 && readingDeployment === platform.deployment)',
    replace: 'false',
    suites: ['tests/unit/page-jobs.test.ts'],
  },
  {
    what: 'anyone changes a note',
    file: 'worker/archive/notes/update-note.ts',
    find: 'note.authorId !== userId',
    replace: 'note.authorId === undefined',
    suites: notes,
  },
  {
    what: 'a member deletes notes of others',
    file: 'worker/archive/notes/delete-note.ts',
    find: '!isOwn && ',
    replace: 'isOwn && ',
    suites: notes,
  },
  {
    what: 'a member uploads notes that others seem to have written',
    file: 'worker/archive/documents/metadata/resolve-metadata.ts',
    find: 'return canDeleteNote(decisiveRoleOf(scope)) ? authorId : null;',
    replace: 'return authorId;',
    suites: ['tests/contract/upload-metadata.test.ts'],
  },
  {
    what: 'a new text takes the notes out of the index',
    file: 'worker/archive/search/index/index-store.ts',
    find: '${nameParts} || ${tokensOfNotes}',
    replace: '${nameParts}',
    suites: notes,
  },
  {
    what: 'a bulk request never has more',
    file: resolveSelection,
    find: 'const hasMore = found.length > limit',
    replace: 'const hasMore = false',
    suites: bulk,
  },
  {
    what: 'a bulk request looks no further than it changes',
    file: resolveSelection,
    find: 'limit: limit + 1',
    replace: 'limit',
    suites: bulk,
  },
  {
    what: 'a bulk request changes the document too many',
    file: resolveSelection,
    find: 'found.slice(0, limit)',
    replace: 'found',
    suites: bulk,
  },
  {
    what: 'named documents of another organization are changed',
    file: selection,
    find: 'const isOne = sql`+${documentsTable.organizationId} = ${organizationId}\n    and ',
    replace: 'const isOne = sql`',
    suites: bulk,
  },
  {
    what: 'a document in the trash is changed',
    file: 'worker/archive/documents/require-document.ts',
    find: "if (isDeleted) throw new AppError('document.in_trash');",
    replace: 'void isDeleted;',
    suites: ['tests/contract/in-trash.test.ts'],
  },
  {
    what: 'a bulk request changes documents in the trash',
    file: selection,
    find: "if (row && row.trashedCount > 0) throw new AppError('document.in_trash');",
    replace: '',
    suites: ['tests/contract/in-trash.test.ts'],
  },
  {
    what: 'a document that was moved to the trash meanwhile is changed',
    file: 'worker/archive/documents/document-store.ts',
    find: 'return and(isDocument(scope, documentId), isNull(documentsTable.deletedAt));',
    replace: 'return isDocument(scope, documentId);',
    suites: ['tests/worker/trashed-meanwhile.test.ts'],
  },
  {
    what: 'the known ones are changed where one is missing',
    file: selection,
    find: 'if (!selection.isComplete) return isOne;',
    replace: 'return isOne;',
    suites: bulk,
  },
  {
    what: 'a missing document is not reported',
    file: selection,
    find: 'selection.isComplete ? selection.documentIds : []',
    replace: '[]',
    suites: bulk,
  },
  {
    what: 'a bulk search finds documents of the trash',
    file: bulkStore,
    find: 'isTrashed ? isNotNull(documentsTable.deletedAt) : isNull(documentsTable.deletedAt),\n    listCondition',
    replace: 'listCondition',
    suites: bulk,
  },
  {
    what: 'a bulk search ignores the filters of the list',
    file: bulkStore,
    find: 'listCondition(scope, query),',
    replace: '',
    suites: bulk,
  },
  {
    what: 'a bulk search ignores the filters of its language',
    file: bulkStore,
    find: 'filterCondition(scope, parsed.filters),',
    replace: '',
    suites: bulk,
  },
  {
    what: 'a bulk search reaches other organizations',
    file: bulkStore,
    find: 'eq(documentsTable.organizationId, scope.organizationId),',
    replace: '',
    suites: ['worker/archive/bulk/bulk-query-store.test.ts'],
  },
  {
    what: 'a bulk search says nothing and means every document',
    file: bulkStore,
    find: 'if (!match) return undefined;',
    replace: 'if (!match) return filteredDocuments(scope, { ...query, isTrashed });',
    suites: bulk,
  },
  {
    what: 'an archive leaves documents out instead of refusing',
    file: 'worker/archive/bulk/download-documents.ts',
    find: 'if (rows.length > limit) {',
    replace: 'if (rows.length < 0) {',
    suites: bulk,
  },
  {
    what: 'an export leaves documents out instead of refusing',
    file: 'worker/archive/export/export-archive.ts',
    find: 'if (rows.length > limit) {',
    replace: 'if (rows.length < 0) {',
    suites: ['tests/contract/export.test.ts'],
  },
  {
    what: 'an archive contains documents of other organizations',
    file: 'worker/archive/bulk/download-store.ts',
    find: 'sql`+${documentsTable.organizationId} = ${scope.organizationId}`,',
    replace: '',
    suites: bulk,
  },
  {
    what: 'tags of another organization are accepted',
    file: documentTags,
    find: 'where present.id = wanted.value and present.organization_id = ${scope.organizationId})`;',
    replace: 'where present.id = wanted.value)`;',
    suites: bulk,
  },
  {
    what: 'documents that have a tag already count as changed',
    file: documentTags,
    find: '\n      and ${areTags(scope, change.tagIds)} and not exists (\n      select 1 from ${documentTagsTable} as link\n      where link.document_id = ${documentsTable.id} and link.tag_id = ${tagsTable.id})\n      ${change.keepsDismissed',
    replace: '\n      and ${areTags(scope, change.tagIds)}\n      ${change.keepsDismissed',
    suites: bulk,
  },
  {
    what: 'a document gets more tags than it may have',
    file: documentTags,
    find: ') <= ${max})`;',
    replace: ') >= 0)`;',
    suites: ['tests/contract/tag-limit.test.ts'],
  },
  {
    what: 'a file is stored beyond the limit of an organization',
    file: 'worker/archive/documents/create-document.ts',
    find: 'room: refuseBeyondStorage(scope, document.originalSize),',
    replace: 'room: [],',
    suites: ['tests/contract/storage.test.ts'],
  },
  {
    what: 'a bulk change of tags visits documents it would not change',
    file: documentTags,
    find: 'return sql`(${areMissingTags(scope, addTagIds)} or ',
    replace: 'return sql`(true or ',
    suites: bulk,
  },
  {
    what: 'a document of the trash is deleted again',
    file: trashStore,
    find: 'const active = and(isSelected(scope, selection), isNull(documentsTable.deletedAt));',
    replace: 'const active = isSelected(scope, selection);',
    suites: bulk,
  },
  {
    what: 'an active document is restored',
    file: trashStore,
    find: 'const trashed = and(isSelected(scope, selection), isNotNull(documentsTable.deletedAt));',
    replace: 'const trashed = isSelected(scope, selection);',
    suites: bulk,
  },
  {
    what: 'a restored document keeps who deleted it',
    file: trashStore,
    find: '.set({ deletedAt: null, deletedBy: null })\n        .where(trashed)',
    replace: '.set({ deletedAt: null })\n        .where(trashed)',
    suites: [...trash, 'tests/contract/document-changes.test.ts'],
  },
  {
    what: 'the trash lists active documents',
    file: trashList,
    find: '\n    isNotNull(documentsTable.deletedAt),',
    replace: '',
    suites: trash,
  },
  {
    what: 'the trash begins with what was deleted first',
    file: trashList,
    find: '[desc(documentsTable.deletedAt), desc',
    replace: '[documentsTable.deletedAt, desc',
    suites: trash,
  },
  {
    what: 'a search in the trash finds active documents',
    file: trashList,
    find: 'and ${documentsTable.deletedAt} is not null and',
    replace: 'and',
    suites: trash,
  },
  {
    what: 'an active document is deleted for good',
    file: purgeStore,
    find: '\n    sql`${documentsTable.deletedAt} is not null`,',
    replace: '',
    suites: [...trash, ...purge],
  },
  {
    what: 'the trash of every organization is emptied',
    file: purgeStore,
    find: 'eq(documentsTable.organizationId, scope.organizationId),',
    replace: '',
    suites: [...trash, ...purge],
  },
  {
    what: 'emptying the trash takes what comes later',
    file: purgeStore,
    find: 'lte(documentsTable.deletedAt, target.deletedUntil)',
    replace: 'sql`true`',
    suites: purge,
  },
  {
    what: 'the files of purged documents stay',
    file: purgeStore,
    find: 'having count(*) > 0',
    replace: 'having count(*) < 0',
    suites: purge,
  },
  {
    what: 'a trash that is too full for one batch is emptied by half',
    file: purgeStore,
    find: 'trashedCount} > ${limits.trashStep}',
    replace: 'trashedCount} < 0',
    suites: purge,
  },
  {
    what: 'the trash is emptied before its time',
    file: 'worker/archive/trash/purge-expired-trash.ts',
    find: 'clock.now().getTime() - retention',
    replace: 'clock.now().getTime() - retention / 2',
    suites: purge,
  },
  {
    what: 'a document that is not in the trash is purged without an error',
    file: 'worker/archive/trash/purge-document.ts',
    find: "if (purged.length === 0) throw new AppError('document.not_found');",
    replace: 'void purged;',
    suites: [...trash, ...purge],
  },
  {
    what: 'the list shows documents that lack one of the tags',
    file: 'worker/archive/documents/document-list-store.ts',
    find: 'and ${condition} and ${hasAllTags(scope, filter.tags)}',
    replace: 'and ${condition}',
    suites: ['tests/contract/tags.test.ts', 'tests/contract/documents.test.ts'],
  },
  {
    what: 'a document is changed whatever version the caller has seen',
    file: 'worker/archive/documents/update-document.ts',
    find: 'if (!allowsVersion(input.ifMatch, current.version)) {',
    replace: 'if (current.version < 0) {',
    suites: ['tests/contract/document-changes.test.ts'],
  },
  {
    what: 'a name and a text that are written at the same time leave the former one in the index',
    file: 'worker/archive/documents/document-update-store.ts',
    find: '...(isOfVersion ? [] : refuseOtherText(scope, current, change)),',
    replace: '',
    suites: ['tests/worker/document-races.test.ts'],
  },
  {
    what: 'two tags have the same name',
    file: 'migrations/0001_foundation.sql',
    find: 'CREATE UNIQUE INDEX tags_organization_name',
    replace: 'CREATE INDEX tags_organization_name',
    suites: tags,
  },
];

/** Tagging rules and their runs. */
export const ruleMutations: Mutation[] = [
  {
    what: 'one condition of a rule is enough',
    file: ruleMatcher,
    find: 'met.every(Boolean)',
    replace: 'met.some(Boolean)',
    suites: ['shared/archive/tagging-rules/rule-matcher.test.ts', ...rules],
  },
  {
    what: 'case counts in rules',
    file: comparableText,
    find: 'foldCase(text)',
    replace: 'text',
    suites: ['shared/archive/tagging-rules/rule-matcher.test.ts'],
  },
  {
    what: 'white space where two slices of a text meet is kept',
    file: comparableText,
    find: "result.endsWith(' ') && slice.startsWith(' ') ? slice.slice(1) : slice",
    replace: 'slice',
    suites: randomRules,
  },
  {
    what: 'a text is cut into slices within a character',
    file: comparableText,
    find: 'independent.exec(text)?.index ?? text.length',
    replace: 'Math.min(start + sliceLength, text.length)',
    suites: randomRules,
  },
  {
    what: 'a value is not found where it begins within another one',
    file: valueFinder,
    find: 'longest = suffixes[longest] ?? root',
    replace: 'longest = root',
    suites: randomRules,
  },
  {
    what: 'a value is not found where another one ends with it',
    file: valueFinder,
    find: 'found = suffixes[found] ?? root',
    replace: 'found = root',
    suites: randomRules,
  },
  {
    what: 'a document is compared with all rules without a pause',
    file: valueFinder,
    find: 'await pace(end - start);',
    replace: '',
    suites: ['shared/archive/tagging-rules/hostile-rules.test.ts'],
  },
  {
    what: 'a tag is added in the name of every rule that adds it',
    file: matchRules,
    find: 'for (const key of [...tagIds, ...free.map(actionKey)]) taken.add(key);',
    replace: '',
    suites: matching,
  },
  {
    what: 'a rule replaces what a person has set',
    file: 'worker/archive/tagging-rules/rule-fields-store.ts',
    find: "isPersonal: isSetByPerson(scope, sql`change.value ->> 'field' = ${field}`),",
    replace: 'isPersonal: sql`false`,',
    suites: ruleFields,
  },
  {
    what: 'a rule that is switched off is applied to new documents',
    file: 'worker/archive/tagging-rules/reading-rules-store.ts',
    find: '(isEnabled && !skipsRules)',
    replace: '!skipsRules',
    suites: ruleFields,
  },
  {
    what: 'a rule is created with correspondents of another organization',
    file: 'worker/archive/correspondents/correspondent-store.ts',
    find: 'present.id = wanted.value and present.organization_id = ${scope.organizationId}',
    replace: 'present.id = wanted.value',
    suites: ruleFields,
  },
  {
    what: 'a piece of a pattern is looked for from the beginning of the text again',
    file: 'shared/archive/tagging-rules/pattern-finder.ts',
    find: '{ piece, start: end, pace }',
    replace: '{ piece, start: 0, pace }',
    suites: randomRules,
  },
  {
    what: 'rules of a document that does not match are applied',
    file: matchRules,
    find: '.filter((_, index) => matches[index])',
    replace: '.filter(({ conditions }, index) => conditions.length > 0 || matches[index])',
    suites: matching,
  },
  {
    what: 'a run takes a text that is still to be extracted for an empty one',
    file: matchRules,
    find: 'if (needsReading && candidate.isPending) continue;',
    replace: '',
    suites: matching,
  },
  {
    what: 'a rule that was deleted meanwhile still adds its tags',
    file: ruleEffects,
    find: 'documents: and(documents, isAsRead(scope, rule)),',
    replace: 'documents,',
    suites: ['tests/worker/document-races.test.ts', ...rules],
  },
  {
    what: 'rules that were changed while a text was saved are not applied again',
    file: saving,
    find: '        selectRulesChangedSince(scope, rules),\n',
    replace: '',
    suites: ['tests/worker/document-races.test.ts', faults],
  },
  {
    what: 'a rule that is applied while a text is saved passes by its document',
    file: saving,
    find: '        selectAwaitingChangedSince(scope, document.id, applied.awaitingIds),\n',
    replace: '',
    suites: ['tests/worker/document-races.test.ts'],
  },
  {
    what: 'webhooks are not notified that the text of a document is known',
    file: saving,
    find: '...(outcome ? [readEvents(scope, document)] : [])',
    replace: '',
    suites: ['tests/worker/webhook-messages.test.ts'],
  },
  {
    what: 'a text and the tags by it are saved for a document that has changed since it was read',
    file: 'worker/archive/reading/extraction-store.ts',
    find: '    eq(documentsTable.version, document.version),\n',
    replace: '',
    suites: [faults],
  },
  {
    what: 'rules are applied to the text before its extraction',
    file: saving,
    find: 'text ?? document.content',
    replace: 'document.content',
    suites: [faults, ...rules],
  },
  {
    what: 'the job of a run ends though the rule was started again',
    file: 'worker/archive/tagging-rules/apply-tagging-rule.ts',
    find: 'deleteJobUnless(scope.database, jobId, selectRunning(scope, taggingRuleId))',
    replace: 'deleteJobUnless(scope.database, jobId)',
    suites: [faults],
  },
  {
    what: 'rules of other organizations are applied',
    file: ruleStore,
    find: '.where(eq(taggingRulesTable.organizationId, scope.organizationId))\n    .orderBy',
    replace: '.orderBy',
    suites: rules,
  },
  {
    what: 'a rule of another organization can be read',
    file: ruleStore,
    find: 'eq(taggingRulesTable.organizationId, scope.organizationId),\n  );\n}\n\nfunction isActionOf',
    replace: ');\n}\n\nfunction isActionOf',
    suites: rules,
  },
  {
    what: 'a rule is created with tags that do not exist',
    file: ruleStore,
    find: 'where ${isSaveable(scope, rule)} and (',
    replace: 'where true and (',
    suites: rules,
  },
  {
    what: 'a changed rule counts twice towards the limit of values',
    file: ruleStore,
    find: ' and other.id <> ${rule.id}\n  ) <= ${serverLimits.taggingRuleValues',
    replace: '\n  ) <= ${serverLimits.taggingRuleValues',
    suites: ['tests/contract/creation-limits.test.ts'],
  },
  {
    what: 'a step of a run is taken with the rule as it was',
    file: runStore,
    find: ' and ${taggingRulesTable.revision} = ${version}',
    replace: '',
    suites: ['tests/worker/document-races.test.ts'],
  },
  {
    what: 'a step of a run is taken with the rule as it was, between processes',
    file: runStore,
    find: ' and ${taggingRulesTable.revision} = ${version}',
    replace: '',
    suites: ['tests/unit/faults.test.ts'],
  },
  {
    what: 'a changed rule keeps its revision, so that a run goes on with the old one',
    file: ruleStore,
    find: '${taggingRulesTable.revision} + 1',
    replace: '${taggingRulesTable.revision} + 0',
    suites: ['tests/worker/document-races.test.ts', ...rules],
  },
  {
    what: 'a run looks at documents of the trash',
    file: candidateStore,
    find: 'and ${documentsTable.deletedAt} is null\n      and (',
    replace: 'and (',
    suites: rules,
  },
  {
    what: 'a run looks at documents of other organizations',
    file: candidateStore,
    find: '${documentsTable.organizationId} = ${scope.organizationId} and',
    replace: '',
    suites: rules,
  },
  {
    what: 'a run reads only as many texts as fit and ends there',
    file: 'worker/archive/tagging-rules/apply-tagging-rule.ts',
    find: 'next: candidates.at(-1) ?? null',
    replace: 'next: null',
    suites: ['tests/worker/document-faults.test.ts', ...rules],
  },
  {
    what: 'a step of a run that was taken already is taken again',
    file: runStore,
    find: '\n      and ${runs.cursorCreatedAt} = ${run.cursorCreatedAt} and ${runs.cursorSequence} = ${run.cursorSequence})`',
    replace: ')`',
    suites: ['tests/worker/document-faults.test.ts', 'tests/worker/document-races.test.ts'],
  },
  {
    what: 'two runs of a rule at once',
    file: runStore,
    find: "select 1 from ${runs} where ${ofRule} and ${runs.state} = 'running' and not ${isOutdated})`",
    replace: 'select 1 where false)`',
    suites: ['tests/worker/document-races.test.ts'],
  },
];

const fields = ['tests/contract/field-filters.test.ts'];

/** What is found, in which order, and by whom. */
export const searchMutations: Mutation[] = [
  {
    what: 'a search reaches other organizations',
    file: searchCandidates,
    find: 'where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null',
    replace: 'where ${documentsTable.deletedAt} is null',
    suites: search,
  },
  {
    what: 'a search finds documents of the trash',
    file: searchCandidates,
    find: 'and ${documentsTable.deletedAt} is null\n      and ${candidates',
    replace: 'and ${candidates',
    suites: search,
  },
  {
    what: 'a search among the documents of one filter ignores the others',
    file: searchCandidates,
    find: 'or ${conditionOf(scope, source)})\n    and ${conditionOf(scope, others)}`',
    replace: 'or ${conditionOf(scope, source)})`',
    suites: searchPlans,
  },
  {
    what: 'a search among too many documents of a filter finds others',
    file: searchCandidates,
    find: 'iif(known_count is null, ${isMember},',
    replace: 'iif(known_count is null, true,',
    suites: ['worker/archive/search/search-plans.test.ts'],
  },
  {
    what: 'the words of few documents are found in any place of a name',
    file: documentWords,
    find: 'when ${isOfName ? isInName : isWhole} then 0',
    replace: 'when ${isWhole} then 0',
    suites: searchCorpus,
  },
  {
    what: 'excluded words are found among few documents',
    file: documentWords,
    find: ')} is null`',
    replace: ')} is not 5`',
    suites: searchCorpus,
  },
  {
    what: 'the inside of words is not found among few documents',
    file: documentWords,
    find: "field !== 'name' && isInside",
    replace: "field === 'name' && isInside",
    suites: searchPlans,
  },
  {
    what: 'documents whose words are not stored are left out',
    file: documentWords,
    find: 'select count(content_words) = count(*)\n      and',
    replace: 'select',
    suites: ['worker/archive/search/search-plans.test.ts'],
  },
  {
    what: 'a search ignores its filters',
    file: searchMatches,
    find: '${filterCondition(scope, filters)} and ',
    replace: '',
    suites: search,
  },
  {
    what: 'a search ignores the filters of the list',
    file: searchMatches,
    find: '${filterCondition(scope, filters)} and ${listCondition(scope, listFilter)}',
    replace: '${filterCondition(scope, filters)}',
    suites: [...search, 'tests/contract/documents.test.ts', 'tests/contract/tags.test.ts'],
  },
  {
    what: 'names are not found before texts',
    file: searchStore,
    find: 'order by tier, ${byDate} sequence ${direction})',
    replace: 'order by ${byDate} sequence ${direction})',
    suites: search,
  },
  {
    what: 'the oldest are found first',
    file: searchStore,
    find: 'order by tier, ${byDate} sequence ${direction})',
    replace: 'order by tier, ${byDate} sequence)',
    suites: search,
  },
  {
    what: 'imported documents are found by when they came into this archive',
    file: searchStore,
    find: 'order by tier, ${byDate} sequence ${direction})',
    replace: 'order by tier, sequence ${direction})',
    suites: ['tests/contract/upload-metadata.test.ts'],
  },
  {
    what: 'a change of a list takes what an import has added since',
    file: 'worker/archive/bulk/bulk-query-store.ts',
    find: 'coalesce(${documentsTable.addedAt}, ${documentsTable.createdAt})',
    replace: '${documentsTable.createdAt}',
    suites: ['tests/contract/bulk.test.ts'],
  },
  {
    what: 'words that are spelled right are corrected',
    file: correctionStore,
    find: 'where not ${isBeginning(scope)})\n    select json_group_array',
    replace: 'where true)\n    select json_group_array',
    suites: typos,
  },
  {
    what: 'mistyped words are corrected though others match',
    file: searchStore,
    find: 'iif(${isNothingFound}, ',
    replace: 'iif(true, ',
    suites: typos,
  },
  {
    what: 'corrections come from other organizations',
    file: correctionStore,
    find: '${searchWordsTable} where ${searchWordsTable.organizationId} = ${organizationId}`',
    replace: '${searchWordsTable} where true`',
    suites: typos,
    equivalent:
      'A correction is searched with the prefix of the organization, and its documents only.',
  },
  {
    what: 'exchanged letters are no typo',
    file: 'worker/archive/search/typo-search.ts',
    find: '...deleted, ...exchanged',
    replace: '...deleted',
    suites: typos,
  },
  {
    what: 'every ue is an umlaut',
    file: 'shared/archive/search/umlaut-spellings.ts',
    find: '(?<![aeq])ue',
    replace: 'ue',
    suites: ['worker/archive/search/umlaut-spellings.test.ts'],
  },
  {
    what: 'the words of other organizations are looked up for the inside of words',
    file: 'worker/archive/search/inside-word-store.ts',
    find: ' and search_words.organization_id = ${organizationId}\n    limit',
    replace: '\n    limit',
    suites: search,
    equivalent:
      'Each token carries the prefix of its organization and the documents are filtered by it: other words are found nowhere.',
  },
  {
    what: 'a count is said to be exact beyond what was counted',
    file: 'worker/archive/search/search-documents.ts',
    find: 'isCountCapped: matchesCount > maxCount',
    replace: 'isCountCapped: false',
    suites: search,
  },
  {
    what: 'excluded words are ignored',
    file: expression,
    find: "excluded.length === 0 ? '' :",
    replace: "excluded.length >= 0 ? '' :",
    suites: search,
  },
  {
    what: 'one of several words is enough',
    file: expression,
    find: "anyOf(condition[tier])).join(' AND ')",
    replace: "anyOf(condition[tier])).join(' OR ')",
    suites: search,
  },
  {
    what: 'the last word of a search is found whole only',
    file: expression,
    find: 'term.isPrefix && !isUnspaced(last)',
    replace: 'false',
    suites: search,
  },
  {
    what: 'a search for filters alone reaches other organizations',
    file: 'worker/archive/search/filter-matches-store.ts',
    find: 'and(eq(documentsTable.organizationId, organizationId), isNull(documentsTable.deletedAt))',
    replace: 'isNull(documentsTable.deletedAt)',
    suites: fields,
  },
  {
    what: 'a list in the order of a field reaches other organizations',
    file: 'worker/archive/documents/document-order-store.ts',
    find: '${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null`',
    replace: '${documentsTable.deletedAt} is null`',
    suites: fields,
  },
  {
    what: 'a correspondent filter knows those of other organizations',
    file: filterStore,
    find: 'where ${correspondentNamesTable.organizationId} = ${organizationId}\n      and',
    replace: 'where',
    suites: fields,
    equivalent: 'No document has a correspondent of another organization.',
  },
  {
    what: 'an excluded filter is not excluded',
    file: filterStore,
    find: '(${matchesFilter(scope, filter)}) is not true`',
    replace: '(${matchesFilter(scope, filter)}) is true`',
    suites: search,
  },
  {
    what: 'a tag filter knows the tags of other organizations',
    file: filterStore,
    find: '${tagsTable.organizationId} = ${documentsTable.organizationId} and ${tagsTable.searchKey}',
    replace: '${tagsTable.searchKey}',
    suites: search,
    equivalent: 'A document carries tags of its own organization only.',
  },
  {
    what: 'an interval includes its end',
    file: filterStore,
    find: 'and ${column} < ${literal(before)}',
    replace: 'and ${column} <= ${literal(before)}',
    suites: search,
  },
  {
    what: 'a phrase is a list of words',
    file: 'shared/archive/search/search-pieces.ts',
    find: 'isPhrase: phrase !== undefined,',
    replace: 'isPhrase: false,',
    suites: ['shared/archive/search/parse-search-query.test.ts', ...search],
  },
  {
    what: 'a document keeps its old words in the index',
    file: 'worker/archive/search/index/index-store.ts',
    find: 'insert or replace into document_search',
    replace: 'insert or ignore into document_search',
    suites: ['tests/contract/document-changes.test.ts', 'tests/contract/search-index.test.ts'],
  },
  {
    what: 'a document keeps its old words beside the index',
    file: 'worker/archive/search/index/index-store.ts',
    find: 'insert or replace into ${documentWordsTable}',
    replace: 'insert or ignore into ${documentWordsTable}',
    suites: ['tests/contract/search-index.test.ts'],
  },
  {
    what: 'a snippet shows the beginning of the text, not the place that was found',
    file: 'worker/archive/search/snippet.ts',
    find: 'best ? originalOffset(wellFormed, best.start) : 0',
    replace: '0',
    suites: ['worker/archive/search/snippet.test.ts'],
  },
];

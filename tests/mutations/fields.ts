import type { Mutation } from './mutation.ts';

const rules = ['tests/contract/rule-custom-fields.test.ts'];
const bulk = ['tests/contract/bulk-custom-fields.test.ts'];
const views = ['tests/contract/views.test.ts'];
const filters = ['tests/contract/custom-field-filters.test.ts'];
const values = ['tests/contract/custom-field-values.test.ts'];
const definitions = ['tests/contract/custom-fields.test.ts'];
const checkedParts = 'worker/archive/tagging-rules/check-custom-parts.ts';
const ruleFields = 'worker/archive/tagging-rules/rule-fields-store.ts';
const valueStore = 'worker/archive/custom-fields/custom-field-value-store.ts';

/** Custom fields, in rules and bulk requests too, and views. */
export const fieldMutations: Mutation[] = [
  {
    what: 'a rule compares fields of other organizations',
    file: 'worker/archive/custom-fields/custom-field-store.ts',
    find: '.where(and(eq(organizationId, scope.organizationId), isNull(removedAt), condition))',
    replace: '.where(and(isNull(removedAt), condition))',
    suites: [...rules, ...bulk, ...values],
  },
  {
    what: 'a rule names a field that does not exist',
    file: checkedParts,
    find: "if (!row) throw new AppError('field.not_found');",
    replace: "if (!row) throw new AppError('limit.reached');",
    suites: rules,
  },
  {
    what: 'a rule has an operator that the type does not have',
    file: checkedParts,
    find: 'if (!customOperators[row.type].includes(condition.operator))',
    replace: 'if (row.type === undefined)',
    suites: rules,
  },
  {
    what: 'a rule names a document of another organization',
    file: checkedParts,
    find: 'if (targetId !== undefined &&',
    replace: 'if (targetId === undefined &&',
    suites: rules,
  },
  {
    what: 'a condition on a deleted field is met',
    file: 'shared/archive/tagging-rules/custom-conditions.ts',
    find: 'if (!field) return false;',
    replace: 'if (!field) return true;',
    suites: rules,
  },
  {
    what: 'a condition compares a field that has another type since',
    file: 'shared/archive/tagging-rules/custom-conditions.ts',
    find: 'return field && customOperators[field.type].includes(operator) ? field : undefined;',
    replace: 'return field;',
    suites: rules,
  },
  {
    what: 'a condition compares amounts of different currencies',
    file: 'shared/archive/tagging-rules/custom-conditions.ts',
    find: 'value.currency === compared.currency ? value.amount',
    replace: 'value ? value.amount',
    suites: rules,
  },
  {
    what: 'a rule replaces the value of a custom field that a person has set',
    file: ruleFields,
    find: '? sql`(${isEmpty} or not ${isSetByPerson(scope, ofField)})`',
    replace: '? sql`true`',
    suites: rules,
  },
  {
    what: 'a rule replaces the value of a custom field without being asked to',
    file: ruleFields,
    find: '    : isEmpty;',
    replace: '    : sql`true`;',
    suites: rules,
  },
  {
    what: 'a rule sets an option that was removed',
    file: valueStore,
    find: "where option.value ->> 'isRemoved' is null)",
    replace: 'where true)',
    suites: rules,
  },
  {
    what: 'a bulk request names a document of another organization as a value',
    file: 'worker/archive/fields/selection-fields-store.ts',
    find: '...[...correspondents, ...targets].map(',
    replace: '...correspondents.map(',
    suites: bulk,
  },
  {
    what: 'a bulk request changes documents that have the value already',
    file: valueStore,
    find: 'isAnyChanged: and(usable, isDifferent(field.id, values))',
    replace: 'isAnyChanged: usable',
    suites: [...bulk, ...values],
  },
  {
    what: 'what documents had before is lost',
    file: 'worker/archive/fields/set-document-fields.ts',
    find: 'value: formerFields.find((each) => each.id === field.id)?.value ?? null,',
    replace: 'value: null,',
    suites: bulk,
  },
  {
    what: 'documents in the trash count as documents with a value',
    file: 'migrations/0037_custom_field_counts.sql',
    find: 'iif(new.deleted_at IS NULL, 1, -1)',
    replace: '0',
    suites: filters,
  },
  {
    what: 'two options of one document count twice',
    file: 'migrations/0037_custom_field_counts.sql',
    find: 'AND other.field_id = new.field_id AND other.rowid <> new.rowid',
    replace: 'AND other.field_id IS NULL',
    suites: filters,
  },
  {
    what: 'documents without a value are counted as those with one',
    file: 'worker/archive/search/filter-search-store.ts',
    find: 'const isAbsence = filter.isExcluded;',
    replace: 'const isAbsence = false;',
    suites: filters,
  },
  {
    what: 'a list by one field shows only the documents of another filter that are known',
    file: 'worker/archive/custom-fields/custom-order-store.ts',
    find: 'where ${isActive} and ${condition} and ${matching ?? sql`true`}`;',
    replace: 'where ${isActive} and ${matching ?? sql`true`}`;',
    suites: filters,
  },
  {
    what: 'two fields have the same key',
    file: 'shared/archive/custom-fields/field-key.ts',
    find: '!isReservedKey(candidate) && !taken.has(candidate)',
    replace: '!taken.has(candidate)',
    suites: definitions,
  },
  {
    what: 'the type of a field changes under its values',
    file: 'worker/archive/custom-fields/custom-field-store.ts',
    find: ': sql`not exists (${valuesOf(scope, current.id)})`;',
    replace: ': sql`true`;',
    suites: definitions,
  },
  {
    what: 'views of other organizations are changed',
    file: 'worker/archive/views/view-store.ts',
    find: 'return and(eq(viewsTable.id, viewId), eq(viewsTable.organizationId, organizationId));',
    replace: 'return and(eq(viewsTable.id, viewId), eq(sql`${organizationId}`, organizationId));',
    suites: views,
  },
  {
    what: 'personal views are seen by all',
    file: 'worker/archive/views/view-store.ts',
    find: "          eq(createdBy, userIdOf(scope.actor) ?? ''),\n",
    replace: '',
    suites: views,
  },
  {
    what: 'views name a correspondent by what it was called',
    file: 'worker/archive/correspondents/update-correspondent.ts',
    find: 'former.filter((key) => !kept.has(key))',
    replace: 'former.filter((key) => key === name)',
    suites: views,
  },
];

import type { Mutation } from './mutation.ts';

const rules = ['tests/contract/rule-custom-fields.test.ts'];
const bulk = ['tests/contract/bulk-custom-fields.test.ts'];
const views = ['tests/contract/views.test.ts'];
const filters = ['tests/contract/custom-field-filters.test.ts'];
const values = ['tests/contract/custom-field-values.test.ts'];
const definitions = ['tests/contract/custom-fields.test.ts'];
const costs = ['tests/worker/custom-field-costs.test.ts'];
const checkedValue = 'worker/archive/custom-fields/checked-value.ts';
const setValue = 'worker/archive/custom-fields/set-custom-field-value.ts';
const filterStore = 'worker/archive/custom-fields/custom-filter-store.ts';
const orderStore = 'worker/archive/custom-fields/custom-order-store.ts';
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
    what: 'an option of another field is a value',
    file: checkedValue,
    find: 'if (!chosen.every((id) => field.options.some((option) => option.id === id))) {',
    replace: 'if (chosen.length > 1000) {',
    suites: values,
  },
  {
    what: 'a value of another type is stored',
    file: checkedValue,
    find: 'valueSchemas[field.type].safeParse(value)',
    replace: 'valueSchemas.text.or(valueSchemas.number).safeParse(value)',
    suites: values,
  },
  {
    what: 'a document that does not exist is a value',
    file: setValue,
    find: 'written.targets.some((rows) => rows.length === 0)',
    replace: 'written.targets.some((rows) => rows.length > 1)',
    suites: values,
  },
  {
    what: 'a value is set for a stale version',
    file: setValue,
    find: '!allowsVersion(ifMatch, current.version) || attempt',
    replace: 'attempt',
    suites: values,
  },
  {
    what: 'a value that is a document outlives it',
    file: 'migrations/0033_custom_fields.sql',
    find: 'WHERE organization_id = old.organization_id AND value = old.id',
    replace: 'WHERE organization_id IS NULL AND value = old.id',
    suites: values,
  },
  {
    what: 'a filter finds amounts of other currencies',
    file: filterStore,
    find: 'sql`and own.shown = ${match.currency}`',
    replace: 'sql``',
    suites: filters,
  },
  {
    what: 'a filter finds values of other fields',
    file: filterStore,
    find: 'own.field_id = ${idOf(filter.fieldId)}\n      and ${matchesValue(scope, filter.match)})`;',
    replace: "own.field_id <> ''\n      and ${matchesValue(scope, filter.match)})`;",
    suites: filters,
  },
  {
    what: 'a list by a field leaves out documents without it',
    file: orderStore,
    find: 'select * from (${withValue}) union all select * from (${withoutValue} limit ${end}))',
    replace: 'select * from (${withValue}))',
    suites: filters,
  },
  {
    what: 'a document with two options is listed twice',
    file: orderStore,
    find: 'and better.key < rank.key)',
    replace: 'and better.key < -1)',
    suites: filters,
  },
  {
    what: 'all documents are read for the last ones without a value',
    file: 'worker/archive/search/filter-search-store.ts',
    find: 'max(min(${pageSize}, ${count} - ${offset}), 0)',
    replace: '${pageSize}',
    suites: costs,
  },
  {
    what: 'pages of documents without a value end too early',
    file: 'worker/archive/search/filter-search-store.ts',
    find: 'max(min(${pageSize}, ${count} - ${offset}), 0)',
    replace: 'max(min(${pageSize}, ${count} - ${offset} - 1), 0)',
    suites: filters,
  },
  {
    what: 'options of any number are stored',
    file: 'shared/archive/custom-fields/custom-field.ts',
    find: ".max(customFieldLimits.options, 'fields.form.options.max-length')",
    replace: '',
    suites: definitions,
  },
  {
    what: 'a field has the key of a search filter',
    file: 'shared/archive/custom-fields/field-key.ts',
    find: 'return reserved.has(key);',
    replace: 'return key === undefined;',
    suites: definitions,
  },
  {
    what: 'options that others have added meanwhile are removed',
    file: 'worker/archive/custom-fields/update-custom-field.ts',
    find: 'knownOptionIds?.includes(id) ?? true',
    replace: 'knownOptionIds?.includes(id) !== null',
    suites: definitions,
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
    what: 'views name an option by what it was called',
    file: 'worker/archive/custom-fields/update-custom-field.ts',
    find: 'nameKey(option.name) !== nameKey(name)',
    replace: 'nameKey(option.name) === nameKey(name)',
    suites: views,
  },
  {
    what: 'views name another field by the options of this one',
    file: 'worker/archive/custom-fields/update-custom-field.ts',
    find: 'filter: former.key,',
    replace: "filter: 'states',",
    suites: views,
  },
  {
    what: 'views name one of two tags that they mean',
    file: 'worker/archive/tags/update-tag.ts',
    find: '|| other ||',
    replace: '||',
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

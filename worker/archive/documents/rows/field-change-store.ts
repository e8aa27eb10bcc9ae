import { and, eq, exists, ne, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DocumentFields, Money } from '../../../../shared/reading/fields/document-fields.ts';
import type {
  DocumentFieldValues,
  SettableFieldName,
} from '../../../../shared/archive/fields/document-field-values.ts';
import { hundredthsOf } from '../../../../shared/reading/fields/money.ts';
import { referenceKey } from '../../../../shared/archive/fields/reference-key.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  allOf,
  incremented,
  isSame,
  jsonColumns,
  jsonEach,
  jsonObject,
  jsonValue,
  subquery,
} from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentEvents, documentsWhere } from './document-event-store.ts';
import { documentsTable } from './document-table.ts';

const { totalAmount, currency } = documentsTable;

const input = jsonColumns('input');

type StoredField = { json: SQL; isSame: SQL };

const storedFields: Record<SettableFieldName, StoredField> = {
  documentDate: ofColumn(documentsTable.documentDate),
  dueDate: ofColumn(documentsTable.dueDate),
  endDate: ofColumn(documentsTable.endDate),
  noticeDate: ofColumn(documentsTable.noticeDate),
  correspondent: {
    json: correspondentJson(documentsTable.correspondentId),
    isSame: isSame(documentsTable.correspondentId, input.value),
  },
  documentType: ofColumn(documentsTable.documentType),
  totalAmount: {
    json: sql`iif(${totalAmount} is null, 'null', ${moneyJson(totalAmount, currency)})`,
    isSame: allOf(
      isSame(totalAmount, jsonValue(input.value, '$.hundredths')),
      isSame(currency, jsonValue(input.value, '$.currency')),
    ),
  },
  iban: ofColumn(documentsTable.iban),
  reference: ofColumn(documentsTable.reference),
  vatId: ofColumn(documentsTable.vatId),
  isPaid: {
    json: sql`iif(${documentsTable.isPaid}, 'true', 'false')`,
    isSame: isSame(documentsTable.isPaid, input.value),
  },
  archiveNumber: ofColumn(documentsTable.archiveNumber),
};

export const documentFieldColumns = {
  documentDate: documentsTable.documentDate,
  dueDate: documentsTable.dueDate,
  endDate: documentsTable.endDate,
  noticeDate: documentsTable.noticeDate,
  // A document of a correspondent that is being merged shows the replacing one; a document of a
  // deleted correspondent shows none.
  correspondent: sql<DocumentFields['correspondent']>`(
    select json_object('id', shown.id, 'name', shown.name)
    from correspondents as own
    inner join correspondents as shown on shown.id = iif(own.removed_at is null, own.id, own.replaced_by)
    where own.id = documents.correspondent_id)`
    .mapWith((json: string) => JSON.parse(json) as DocumentFields['correspondent'])
    .as('correspondent_json'),
  documentType: documentsTable.documentType,
  totalAmount: sql<DocumentFields['totalAmount']>`
    case when ${totalAmount} is not null then ${moneyJson(totalAmount, currency)} end`
    .mapWith((json: string) => JSON.parse(json) as DocumentFields['totalAmount'])
    .as('total_amount_json'),
  iban: documentsTable.iban,
  reference: documentsTable.reference,
  vatId: documentsTable.vatId,
};

export const emptyFields: DocumentFields = {
  documentDate: null,
  dueDate: null,
  endDate: null,
  noticeDate: null,
  correspondent: null,
  documentType: null,
  totalAmount: null,
  iban: null,
  reference: null,
  vatId: null,
};

export function columnsOf({ totalAmount: money, reference, ...values }: DocumentFieldValues) {
  return {
    ...values,
    ...(money !== undefined && {
      totalAmount: money && hundredthsOf(money.amount),
      currency: money && money.currency,
    }),
    ...(reference !== undefined && {
      reference,
      referenceKey: reference && referenceKey(reference),
    }),
  };
}

export function changedColumns(values: DocumentFieldValues, removedType?: string | null) {
  return {
    ...(removedType && {
      documentType: sql`nullif(${documentsTable.documentType}, ${removedType})`,
    }),
    ...columnsOf(values),
  };
}

/**
 * The effect of setting these values on a row of `documents`: a condition whether it changes
 * anything, the names of the changed fields, and the fields with their values before and after,
 * both as JSON. A document of the type `removedType` loses the type, unless the values contain
 * another one.
 */
export function fieldChanges(values: DocumentFieldValues, removedType?: string | null) {
  const stored = JSON.stringify(storedInput(values));
  if (!removedType) return storedChanges(stored);
  return storedChanges(sql`iif(
    ${documentsTable.documentType} is ${removedType},
    json_insert(${stored}, '$.documentType', null), ${stored})`);
}

export function storedChanges(stored: SQL | string) {
  const { rows, key, type } = jsonEach(stored, 'input');
  const isChanged = not(perField((field) => field.isSame));
  const json = perField((field) => field.json);
  return {
    isAnyChanged: exists(
      subquery
        .select({ one: literal(1) })
        .from(rows)
        .where(isChanged),
    ),
    names: subquery
      .select({ field: key.as('field') })
      .from(rows)
      .where(isChanged)
      .getSQL(),
    cleared: {
      rows,
      // Archive numbers have no findings, because only people enter them.
      condition: allOf(eq(type, 'null'), ne(key, 'archiveNumber'), isChanged),
      field: key,
      value: json,
    },
    changes: sql`json((
      select json_group_array(json_object('field', ${key}, 'from', json(${json}), 'to', json(${inputJson()})))
      from ${rows} where ${isChanged}))`,
  };
}

export type ClearedFields = ReturnType<typeof fieldChanges>['cleared'];

/**
 * Sets fields of the documents that meet a condition, if that changes anything. Returns the ids of
 * the changed documents. `source` is set if no person has decided on the values of these documents.
 */
export function fieldsChange(
  scope: OrganizationScope,
  values: DocumentFieldValues,
  {
    documents,
    source,
    removedType,
  }: { documents: SQL | undefined; source?: 'merge'; removedType?: string | null },
) {
  const { isAnyChanged, names, changes } = fieldChanges(values, removedType);
  const isToChange = and(documents, isAnyChanged);
  return {
    eventSource: documentEvents('document.updated', documentsWhere(isToChange), {
      updatedFields: fieldList(names),
      changes,
      source,
    }),
    statement: scope.database
      .update(documentsTable)
      .set({ ...changedColumns(values, removedType), ...changedNow(scope) })
      .where(isToChange)
      .returning({ id: documentsTable.id }),
  };
}

export function fieldList(names: SQL): SQL {
  return sql`json((select json_group_array(field) from (${names})))`;
}

/**
 * The columns that every change of a document sets. The time is always later than that of the last
 * change, even within a millisecond.
 */
export function changedNow({ platform }: OrganizationScope) {
  return {
    updatedAt: sql`max(coalesce(${documentsTable.updatedAt} + 1, 0), ${platform.clock.now().getTime()})`,
    version: incremented(documentsTable.version),
  };
}

export function storedMoney({ amount, currency: code }: Money) {
  return { hundredths: hundredthsOf(amount), currency: code };
}

function storedInput({ totalAmount: money, correspondentId, ...values }: DocumentFieldValues) {
  return {
    ...values,
    ...(correspondentId !== undefined && { correspondent: correspondentId }),
    ...(money !== undefined && {
      totalAmount: money && storedMoney(money),
    }),
  };
}

function perField(expressionOf: (field: StoredField) => SQL): SQL {
  const cases = Object.entries(storedFields).map(
    ([name, field]) => sql`when ${sql.raw(`'${name}'`)} then ${expressionOf(field)}`,
  );
  return sql`case ${input.key} ${sql.join(cases, sql.raw(' '))} end`;
}

function inputJson(): SQL {
  const { key, value, type } = input;
  const money = moneyJson(jsonValue(value, '$.hundredths'), jsonValue(value, '$.currency'));
  return sql`case
    when ${type} = 'object' then ${money}
    when ${type} in ('true', 'false') then ${type}
    when ${key} = 'correspondent' then ${correspondentJson(value)}
    else json_quote(${value}) end`;
}

function ofColumn(
  column: (typeof documentsTable)[Exclude<
    SettableFieldName,
    'totalAmount' | 'correspondent' | 'isPaid'
  >],
): StoredField {
  return { json: sql`json_quote(${column})`, isSame: isSame(column, input.value) };
}

export function moneyJson(hundredths: SQLWrapper, code: SQLWrapper): SQL {
  return jsonObject({ amount: sql`(${hundredths}) / 100.0`, currency: code });
}

function correspondentJson(correspondentId: SQLWrapper): SQL {
  // Columns have plain names here: in a query with one table the query builder omits the table
  // name.
  return sql`coalesce((
    select json_object('id', correspondents.id, 'name', correspondents.name)
    from correspondents
    where correspondents.id = ${correspondentId} and correspondents.organization_id = documents.organization_id), 'null')`;
}

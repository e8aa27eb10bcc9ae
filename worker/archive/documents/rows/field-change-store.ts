import { and, sql, type SQL } from 'drizzle-orm';
import type {
  DocumentFieldName,
  DocumentFields,
  Money,
} from '../../../../shared/reading/fields/document-fields.ts';
import type { DocumentFieldValues } from '../../../../shared/archive/fields/document-field-values.ts';
import type { DocumentType } from '../../../../shared/reading/fields/document-types.ts';
import { hundredthsOf } from '../../../../shared/reading/fields/money.ts';
import { referenceKey } from '../../../../shared/archive/fields/reference-key.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { documentEvents, documentsWhere } from './document-event-store.ts';
import { documentsTable } from './document-table.ts';

const { totalAmount, currency } = documentsTable;

/** The value of a field of `documents` as JSON, and whether it is the same as that of `input`. */
type StoredField = { json: SQL; isSame: SQL };

const storedFields: Record<DocumentFieldName, StoredField> = {
  documentDate: ofColumn(documentsTable.documentDate),
  dueDate: ofColumn(documentsTable.dueDate),
  correspondent: {
    json: correspondentJson(sql`${documentsTable.correspondentId}`),
    isSame: sql`${documentsTable.correspondentId} is input.value`,
  },
  documentType: ofColumn(documentsTable.documentType),
  totalAmount: {
    json: sql`iif(${totalAmount} is null, 'null', ${moneyJson(sql`${totalAmount}`, sql`${currency}`)})`,
    isSame: sql`${totalAmount} is input.value ->> 'hundredths' and ${currency} is input.value ->> 'currency'`,
  },
  iban: ofColumn(documentsTable.iban),
  reference: ofColumn(documentsTable.reference),
  vatId: ofColumn(documentsTable.vatId),
};

/** Columns of a document that are its fields, in the shapes of the wire. */
export const documentFieldColumns = {
  documentDate: documentsTable.documentDate,
  dueDate: documentsTable.dueDate,
  // One that is being merged shows the other already; of one that was deleted there is nothing to show.
  correspondent: sql<DocumentFields['correspondent']>`(
    select json_object('id', shown.id, 'name', shown.name)
    from correspondents as own
    inner join correspondents as shown on shown.id = iif(own.removed_at is null, own.id, own.replaced_by)
    where own.id = documents.correspondent_id)`
    .mapWith((json: string) => JSON.parse(json) as DocumentFields['correspondent'])
    .as('correspondent_json'),
  documentType: documentsTable.documentType,
  totalAmount: sql<DocumentFields['totalAmount']>`
    case when ${totalAmount} is not null then ${moneyJson(sql`${totalAmount}`, sql`${currency}`)} end`
    .mapWith((json: string) => JSON.parse(json) as DocumentFields['totalAmount'])
    .as('total_amount_json'),
  iban: documentsTable.iban,
  reference: documentsTable.reference,
  vatId: documentsTable.vatId,
};

/** A document of which nothing is known yet. */
export const emptyFields: DocumentFields = {
  documentDate: null,
  dueDate: null,
  correspondent: null,
  documentType: null,
  totalAmount: null,
  iban: null,
  reference: null,
  vatId: null,
};

/** The columns that hold these values, and no others. */
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

/** The same, for a change as `fieldChanges` takes it. */
export function changedColumns(values: DocumentFieldValues, removedType?: DocumentType | null) {
  return {
    ...(removedType && {
      documentType: sql`nullif(${documentsTable.documentType}, ${removedType})`,
    }),
    ...columnsOf(values),
  };
}

/**
 * What setting these values would change in a row of `documents`: a condition whether it changes anything, the names of the
 * changed fields, and the fields with their values before and after, both as JSON. A row of `removedType` loses it, unless the
 * values have another one.
 */
export function fieldChanges(values: DocumentFieldValues, removedType?: DocumentType | null) {
  const stored = sql`${JSON.stringify(storedInput(values))}`;
  if (!removedType) return storedChanges(stored);
  return storedChanges(sql`iif(
    ${documentsTable.documentType} is ${removedType},
    json_insert(${stored}, '$.documentType', null), ${stored})`);
}

/** The same for a JSON object of stored values, which may be different for each row: amounts are in hundredths. */
export function storedChanges(stored: SQL) {
  const input = sql`json_each(${stored}) as input`;
  const isChanged = sql`not ${perField(({ isSame }) => isSame)}`;
  const json = perField((field) => field.json);
  const changed = sql`from ${input} where ${isChanged}`;
  return {
    isAnyChanged: sql`exists (select 1 ${changed})`,
    names: sql`select input.key as field ${changed}`,
    /** Rows of the fields that are cleared, beside one of `documents`: their names, and the values that they had. */
    cleared: {
      rows: input,
      condition: sql`input.type = 'null' and ${isChanged}`,
      field: sql`input.key`,
      value: json,
    },
    changes: sql`json((select json_group_array(json_object(
      'field', input.key, 'from', json(${json}), 'to', json(${inputJson()}))) ${changed}))`,
  };
}

export type ClearedFields = ReturnType<typeof fieldChanges>['cleared'];

/**
 * Sets fields of the documents that meet a condition, where it changes anything. Returns the id of each that changed. `source`: if
 * no person decides on the values of these documents.
 */
export function fieldsChange(
  scope: OrganizationScope,
  values: DocumentFieldValues,
  {
    documents,
    source,
    removedType,
  }: { documents: SQL | undefined; source?: 'merge'; removedType?: DocumentType | null },
) {
  const { isAnyChanged, names, changes } = fieldChanges(values, removedType);
  const isToChange = and(documents, isAnyChanged);
  return {
    eventSource: documentEvents('document.updated', documentsWhere(isToChange), {
      updatedFields: sql`json((select json_group_array(field) from (${names})))`,
      changes,
      source: source && sql`${source}`,
    }),
    statement: scope.database
      .update(documentsTable)
      .set({ ...changedColumns(values, removedType), ...changedNow(scope) })
      .where(isToChange)
      .returning({ id: documentsTable.id }),
  };
}

/** What every change of a document sets: a later time than that of the last change, even within a millisecond. */
export function changedNow({ platform }: OrganizationScope) {
  return {
    updatedAt: sql`max(coalesce(${documentsTable.updatedAt} + 1, 0), ${platform.clock.now().getTime()})`,
    version: sql`${documentsTable.version} + 1`,
  };
}

/** An amount as `storedChanges` takes it. */
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
  return sql`case input.key ${sql.join(cases, sql` `)} end`;
}

function inputJson(): SQL {
  const money = moneyJson(sql`input.value ->> 'hundredths'`, sql`input.value ->> 'currency'`);
  return sql`case
    when input.type = 'object' then ${money}
    when input.key = 'correspondent' then ${correspondentJson(sql`input.value`)}
    else json_quote(input.value) end`;
}

function ofColumn(
  column: (typeof documentsTable)[Exclude<DocumentFieldName, 'totalAmount' | 'correspondent'>],
): StoredField {
  return { json: sql`json_quote(${column})`, isSame: sql`${column} is input.value` };
}

function moneyJson(hundredths: SQL, code: SQL): SQL {
  return sql`json_object('amount', (${hundredths}) / 100.0, 'currency', ${code})`;
}

function correspondentJson(correspondentId: SQL): SQL {
  // Plain names: in a query with one table the builder leaves its name out.
  return sql`coalesce((
    select json_object('id', correspondents.id, 'name', correspondents.name)
    from correspondents
    where correspondents.id = ${correspondentId} and correspondents.organization_id = documents.organization_id), 'null')`;
}

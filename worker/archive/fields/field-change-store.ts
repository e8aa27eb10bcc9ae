import { sql, type SQL } from 'drizzle-orm';
import type {
  DocumentFieldName,
  DocumentFields,
} from '../../../shared/archive/fields/document-fields.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import { hundredthsOf } from '../../../shared/archive/fields/money.ts';
import { referenceKey } from '../../../shared/archive/fields/reference-key.ts';
import { documentsTable } from '../documents/document-table.ts';

const { totalAmount, currency } = documentsTable;

/** The value of a field of `documents` as JSON, and whether it is the same as that of `input`. */
type StoredField = { json: SQL; isSame: SQL };

const storedFields: Record<DocumentFieldName, StoredField> = {
  documentDate: ofColumn(documentsTable.documentDate),
  dueDate: ofColumn(documentsTable.dueDate),
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

/**
 * What setting these values would change in a row of `documents`: a condition whether it changes anything, the names of the
 * changed fields, and the fields with their values before and after, both as JSON.
 */
export function fieldChanges(values: DocumentFieldValues) {
  const changed = sql`from json_each(${JSON.stringify(storedInput(values))}) as input where not ${perField(({ isSame }) => isSame)}`;
  return {
    isAnyChanged: sql`exists (select 1 ${changed})`,
    names: sql`select input.key as field ${changed}`,
    changes: sql`json((select json_group_array(json_object(
      'field', input.key, 'from', json(${perField(({ json }) => json)}), 'to', json(${inputJson()}))) ${changed}))`,
  };
}

function storedInput({ totalAmount: money, ...values }: DocumentFieldValues) {
  return {
    ...values,
    ...(money !== undefined && {
      totalAmount: money && { hundredths: hundredthsOf(money.amount), currency: money.currency },
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
  return sql`iif(input.type = 'object', ${money}, json_quote(input.value))`;
}

function ofColumn(
  column: (typeof documentsTable)[Exclude<DocumentFieldName, 'totalAmount'>],
): StoredField {
  return { json: sql`json_quote(${column})`, isSame: sql`${column} is input.value` };
}

function moneyJson(hundredths: SQL, code: SQL): SQL {
  return sql`json_object('amount', (${hundredths}) / 100.0, 'currency', ${code})`;
}

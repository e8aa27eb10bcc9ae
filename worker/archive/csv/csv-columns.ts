import type { CsvColumnName } from '../../../shared/archive/csv/csv.ts';
import {
  documentColumns,
  isCustomColumn,
  type BuiltInColumn,
} from '../../../shared/archive/documents/document-columns.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Locale } from '../../../shared/locales.ts';
import { loadTexts, type Texts } from '../../platform/load-texts.ts';
import { toCustomField } from '../custom-fields/custom-field-store.ts';
import { findPeople } from '../custom-fields/stored/find-people.ts';
import type { CsvCell } from './csv-text.ts';
import type { TableParts } from './table-parts-store.ts';

/** An amount has two headers and two cells: its number and its currency. */
export type CsvColumn = {
  headers: string[];
  cellsOf: (document: DocumentSummary) => CsvCell[];
};

type CsvOptions = TableParts & {
  /** By default the name and all columns of the list, but archive numbers only if there are any. */
  columns?: CsvColumnName[] | undefined;
  locale: Locale;
  /** File names in an archive by document id, written as the first column. */
  fileNames?: ReadonlyMap<string, string>;
};

export async function csvColumns(
  scope: OrganizationScope,
  { columns, locale, fields, types, numbers, fileNames }: CsvOptions,
): Promise<CsvColumn[]> {
  const texts = await loadTexts(locale);
  const known = fields.map(toCustomField);
  const ofList = documentColumns.filter((name) => name !== 'archiveNumber' || numbers.length > 0);
  const names = columns ?? ['name', ...ofList, 'isPaid', ...known.map(({ id }) => id)];
  const shown = known.filter(({ id }) => names.includes(id));
  const people = shown.some(({ type }) => type === 'person') ? await findPeople(scope) : [];
  const given = new Map(types.map(({ key, name }) => [key, name]));
  const typeName = (key: string) => given.get(key) ?? texts[`documents.fields.type.${key}`];
  const namesOfPeople = new Map(people.map(({ id, name }) => [id, name]));
  const ofFile = oneCell(texts['documents.csv.file'], ({ id }) => text(fileNames?.get(id)));
  const ofNames = names.flatMap((name) => {
    if (name === 'name') {
      return oneCell(texts['documents.column.name'], (document) => text(document.name));
    }
    if (name === 'isPaid') return oneCell(texts['documents.fields.name.isPaid'], paymentOf(texts));
    if (isBuiltIn(name)) return builtInColumn(name, { texts, typeName });
    const field = shown.find(({ id }) => id === name);
    return field ? customColumn(field, { texts, namesOfPeople }) : [];
  });
  return fileNames ? [ofFile, ...ofNames] : ofNames;
}

function isBuiltIn(name: string): name is BuiltInColumn {
  return !isCustomColumn(name);
}

type TypeName = (key: string) => string | undefined;

function builtInColumn(
  column: BuiltInColumn,
  { texts, typeName }: { texts: Texts; typeName: TypeName },
): CsvColumn {
  switch (column) {
    case 'tags':
      return oneCell(texts['documents.column.tags'], ({ tags }) =>
        text(tags.map(({ name }) => name).join(', ')),
      );
    case 'createdAt':
      return oneCell(texts['documents.column.created-at'], ({ createdAt }) => time(createdAt));
    case 'updatedAt':
      return oneCell(texts['documents.column.updated-at'], ({ updatedAt }) => time(updatedAt));
    case 'documentDate':
    case 'dueDate':
    case 'endDate':
    case 'noticeDate':
      return oneCell(headerOf(column, texts), (document) => exact(document[column]));
    case 'correspondent':
      return oneCell(headerOf(column, texts), ({ correspondent }) => text(correspondent?.name));
    case 'documentType':
      return oneCell(headerOf(column, texts), ({ documentType }) =>
        text(documentType && typeName(documentType)),
      );
    case 'totalAmount':
      return {
        headers: [headerOf(column, texts), texts['documents.fields.currency'] ?? ''],
        cellsOf: ({ totalAmount }) => moneyCells(totalAmount),
      };
    case 'reference':
    case 'iban':
    case 'vatId':
      return oneCell(headerOf(column, texts), (document) => text(document[column]));
    case 'archiveNumber':
      return oneCell(headerOf(column, texts), (document) => exact(document[column]));
  }
}

function headerOf(column: BuiltInColumn, texts: Texts): string {
  return texts[`documents.fields.name.${column}`] ?? '';
}

type Values = { texts: Texts; namesOfPeople: ReadonlyMap<string, string> };

function customColumn(field: CustomField, { texts, namesOfPeople }: Values): CsvColumn {
  const { id, name, type, options } = field;
  const customOf = ({ fields }: DocumentSummary) => fields.find((each) => each.id === id);
  const valueOf = (document: DocumentSummary) => customOf(document)?.value;
  const shown = (show: (value: CustomFieldValue) => string | undefined) =>
    oneCell(name, (document) => {
      const value = valueOf(document);
      return value === undefined ? null : text(show(value));
    });
  switch (type) {
    case 'text':
    case 'link':
      return shown(String);
    case 'number':
    case 'date':
      return oneCell(name, (document) => {
        const value = valueOf(document);
        return typeof value === 'number' || typeof value === 'string' ? exact(value) : null;
      });
    case 'money':
      return {
        headers: [name, `${name} (${texts['documents.fields.currency']})`],
        cellsOf: (document) => {
          const value = valueOf(document);
          const isMoney = typeof value === 'object' && 'amount' in value;
          return moneyCells(isMoney ? value : null);
        },
      };
    case 'boolean':
      return shown((value) =>
        value === true ? texts['fields.value.yes'] : texts['fields.value.no'],
      );
    case 'select':
    case 'multi-select':
      return shown((value) =>
        options
          .filter((option) => [value].flat().includes(option.id))
          .map((option) => option.name)
          .join(', '),
      );
    case 'person':
      return shown((value) => (typeof value === 'string' ? namesOfPeople.get(value) : undefined));
    case 'document':
      return oneCell(name, (document) => text(customOf(document)?.documentName));
  }
}

function oneCell(
  header: string | undefined,
  cellOf: (document: DocumentSummary) => CsvCell,
): CsvColumn {
  return { headers: [header ?? ''], cellsOf: (document) => [cellOf(document)] };
}

function paymentOf(texts: Texts) {
  return ({ isPaid, dueDate }: DocumentSummary): CsvCell => {
    if (isPaid) return text(texts['documents.fields.paid.yes']);
    return dueDate === null ? null : text(texts['documents.fields.paid.no']);
  };
}

function text(value: string | null | undefined): CsvCell {
  return value ? { text: value } : null;
}

function exact(value: number | string | null): CsvCell {
  return value === null ? null : { exact: value };
}

function time(value: Date | null): CsvCell {
  return value && { exact: value.toISOString() };
}

function moneyCells(money: { amount: number; currency: string } | null): CsvCell[] {
  return money ? [{ exact: money.amount }, { exact: money.currency }] : [null, null];
}

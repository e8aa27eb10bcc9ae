import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { OrganizationScope } from '../../../worker/access/organization-scope.ts';
import { connectDatabase, type Statement } from '../../../worker/database/database.ts';
import { createDatabaseUsage } from '../../../worker/database/metering.ts';
import type { StoredOption } from '../../../worker/archive/custom-fields/custom-field-table.ts';
import { upsertContent } from '../../../worker/archive/documents/rows/document-content-store.ts';
import type { CustomFieldType } from '../../../shared/archive/custom-fields/custom-field-types.ts';
import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import { referenceKey } from '../../../shared/archive/fields/reference-key.ts';
import { tagSearchKey } from '../../../shared/archive/tags/tag.ts';
import { indexDocumentStatements } from '../../../worker/archive/search/index/index-store.ts';
import { mergeIndexes } from '../../../worker/archive/search/index/merge-store.ts';
import {
  insertDocument,
  type NewDocument,
} from '../../../worker/archive/documents/document-store.ts';
import { sqliteAsD1 } from '../../support/sqlite-database.ts';
import type { BenchDocument } from './corpus.ts';

const correspondentsCount = 200;
export const tagsCount = 30;
export const tagsPerDocument = 3;
const documentsPerTransaction = 1000;

type CustomKey = 'hours' | 'rate' | 'paid' | 'state' | 'site' | 'booked';
type CustomField = {
  key: CustomKey;
  type: CustomFieldType;
  options?: readonly StoredOption[];
  valueAt: (index: number, count: number) => string | number | undefined;
};

/** Number values are spread over 10,000. */
export const customFields: readonly CustomField[] = [
  { key: 'hours', type: 'number', valueAt: spread(104_729, { oneWithout: 3 }) },
  { key: 'rate', type: 'number', valueAt: spread(7919, { oneWithout: 10 }) },
  {
    key: 'paid',
    type: 'date',
    valueAt: (index) => (index % 4 === 0 ? undefined : dayOf((index * 7919) % 3650)),
  },
  {
    key: 'state',
    type: 'select',
    options: ['Open', 'Checked', 'Booked', 'Closed'].map((name, index) => ({
      id: optionIdAt(index),
      name,
      color: '#94a3b8',
    })),
    valueAt: (index) => (index % 5 === 0 ? undefined : optionIdAt(index % 4)),
  },
  {
    key: 'site',
    type: 'text',
    valueAt: (index) => (index % 5 === 1 ? undefined : `site ${(index * 104_729) % 10_000}`),
  },
  {
    key: 'booked',
    type: 'boolean',
    valueAt: (index, count) => (index >= count - 60 ? undefined : 1),
  },
];

function spread(factor: number, { oneWithout }: { oneWithout: number }) {
  return (index: number) => (index % oneWithout === 0 ? undefined : (index * factor) % 10_000);
}

function optionIdAt(index: number): string {
  return `opt_${String(index).padStart(24, '0')}`;
}

export function insertDefinitions(
  run: (sql: string, params: unknown[]) => void,
  organizationId: string,
): void {
  for (let tag = 0; tag < tagsCount; tag += 1) {
    const name = `Tag ${tag}`;
    run(
      `insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
       values (?, ?, ?, ?, ?, '#7A7FFF', 0)`,
      [tagIdAt(organizationId, tag), organizationId, name, name.toLowerCase(), tagSearchKey(name)],
    );
  }
  for (let correspondent = 0; correspondent < correspondentsCount; correspondent += 1) {
    const name = `Correspondent ${correspondent}`;
    const correspondentId = correspondentIdAt(organizationId, correspondent);
    run(
      `insert into correspondents (id, organization_id, name, name_key, created_at) values (?, ?, ?, ?, 0)`,
      [correspondentId, organizationId, name, correspondentKey(name)],
    );
    run(
      `insert into correspondent_names (organization_id, name_key, correspondent_id, name, position)
       values (?, ?, ?, ?, 0)`,
      [organizationId, correspondentKey(name), correspondentId, name],
    );
  }
  for (const { key, type, options = [] } of customFields) {
    run(
      `insert into custom_fields (id, organization_id, name, name_key, key, type, options, created_at)
       values (?, ?, ?, ?, ?, ?, ?, 0)`,
      [
        customFieldIdOf(organizationId, key),
        organizationId,
        key,
        key,
        key,
        type,
        JSON.stringify(options),
      ],
    );
  }
}

/**
 * Inserts documents with the product's own statements but without Drizzle's driver: 100,000 take a minute instead of
 * an hour.
 */
export function createFiller(sqlite: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const run = (sql: string, params: unknown[]) => {
    let statement = prepared.get(sql);
    if (!statement) prepared.set(sql, (statement = sqlite.prepare(sql)));
    statement.run(...(params as SQLInputValue[]));
  };
  const runStatement = (statement: Statement) => {
    const { sql, params } = queryOf(statement);
    run(sql, params);
  };

  return {
    async fill(
      scope: OrganizationScope,
      count: number,
      documentAt: (index: number) => BenchDocument,
    ) {
      const { organizationId } = scope;
      insertDefinitions(run, organizationId);
      for (let index = 0; index < count; index += 1) {
        if (index % documentsPerTransaction === 0)
          sqlite.exec(index === 0 ? 'begin' : 'commit; begin');
        const id = documentIdAt(organizationId, index);
        const { name, content, createdAt } = documentAt(index);
        const document = {
          id,
          name,
          originalName: name,
          originalSize: content.length,
          sha256: id,
          mimeType: index % 10 === 0 ? 'image/png' : 'application/pdf',
          declaredMimeType: '',
          extractionState: 'done' as const,
          createdAt,
          createdBy: uploaderIdAt(index),
          ...fieldsAt(organizationId, index),
        };
        runStatement(insertDocument(scope, document));
        runStatement(upsertContent(scope, { documentId: id, content }));
        for (const statement of await indexDocumentStatements(scope, {
          documentId: id,
          name,
          content,
        }))
          runStatement(statement);
        for (const { key, valueAt } of customFields) {
          const value = valueAt(index, count);
          if (value === undefined) continue;
          run(
            `insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
             select sequence, ?, 0, organization_id, ? from documents where id = ?`,
            [customFieldIdOf(organizationId, key), value, id],
          );
        }
        for (let tag = 0; tag < tagsPerDocument; tag += 1) {
          run(
            `insert into document_tags (document_id, tag_id, organization_id, document_sequence)
             select id, ?, organization_id, sequence from documents where id = ?`,
            [tagIdAt(organizationId, (index + tag * 7) % tagsCount), id],
          );
        }
      }
      sqlite.exec('commit');
    },
  };
}

/** Merges the segments of the search index, as Cron does in the minutes after so many uploads. */
export async function mergeSearchIndexFully(sqlite: DatabaseSync) {
  const database = connectDatabase(sqliteAsD1(sqlite), createDatabaseUsage());
  const countChanges = () => Number(sqlite.prepare('select total_changes() as n').get()?.n);
  for (;;) {
    const before = countChanges();
    await mergeIndexes(database, 1000);
    // A merge statement that finds nothing to merge counts as one change.
    if (countChanges() - before <= 2) return;
  }
}

/**
 * Two of three documents are invoices with an amount; one in ten has no fields. Their dates are spread over ten
 * years.
 */
export function fieldsAt(organizationId: string, index: number): Partial<NewDocument> {
  if (index % 10 === 9) return {};
  const day = (index * 7919) % 3650;
  const known = {
    documentDate: dayOf(day),
    correspondentId: correspondentIdAt(organizationId, index % correspondentsCount),
    documentType: index % 1000 === 0 ? 'policy' : 'letter',
  } as const;
  if (index % 3 === 0) return known;
  const reference = `RE-${index}/${2000 + (index % 26)}`;
  return {
    ...known,
    documentType: 'invoice',
    dueDate: dayOf(day + 30),
    totalAmount: (index * 104_729) % 1_000_000,
    currency: 'EUR',
    iban: `DE89${String((index * 31) % 5000).padStart(18, '0')}`,
    reference,
    referenceKey: referenceKey(reference),
  };
}

function dayOf(days: number): string {
  return new Date(Date.UTC(2015, 0, 1 + days)).toISOString().slice(0, 10);
}

export function documentIdAt(organizationId: string, index: number): string {
  return `doc_${organizationId.slice(4, 20)}${String(index).padStart(8, '0')}`;
}

/** One of three people adds most documents. */
export function uploaderIdAt(index: number): string {
  return `usr_${String(index % 10 > 2 ? 0 : index % 3).padStart(24, '0')}`;
}

export function customFieldIdOf(organizationId: string, key: CustomKey): string {
  return `fld_${key.slice(0, 4)}${organizationId.slice(4, 24)}`;
}

export function correspondentIdAt(organizationId: string, index: number): string {
  return `cor_${organizationId.slice(4, 25)}${String(index).padStart(3, '0')}`;
}

export function tagIdAt(organizationId: string, index: number): string {
  return `tag_${organizationId.slice(4, 26)}${String(index).padStart(2, '0')}`;
}

type Query = { sql: string; params: unknown[] };

/** Returns Drizzle's query: raw and built statements name the method differently. */
function queryOf(statement: Statement): Query {
  const either = statement as unknown as { getQuery?(): Query; toSQL?(): Query };
  const query = either.getQuery?.() ?? either.toSQL?.();
  if (!query) throw new Error('Drizzle has no SQL for a statement');
  return query;
}

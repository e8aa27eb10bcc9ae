import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { tokensOf } from '../../../shared/text/word-tokens.ts';
import { nameSortKey } from '../../../worker/archive/documents/rows/name-sort-key.ts';
import { toIndexedName } from '../../../worker/archive/search/index/index-row.ts';
import { tokenPrefixOf, typeToken } from '../../../worker/archive/search/index/search-tokens.ts';
import { vocabularyOf } from '../../../worker/archive/search/index/vocabulary/vocabulary.ts';
import { createRandom } from '../../support/random.ts';
import { vocabulary } from '../search/bench-database.ts';
import { zipfDraw } from '../search/corpus.ts';
import {
  customFieldIdOf,
  customFields,
  documentIdAt,
  fieldsAt,
  insertDefinitions,
  mergeSearchIndexFully,
  tagIdAt,
  tagsCount,
  tagsPerDocument,
  uploaderIdAt,
} from '../search/fill.ts';
import { countAgain } from './count-again.ts';
import type { SeededOrganization } from './layout.ts';

const documentsPerTransaction = 20_000;
const wordsPerText = 12;
const trashedEvery = 50;
const newInInbox = 40;
/** Words in the texts of the other organizations. */
const fewWords = 2000;

/** Tables whose indexes and triggers are created after all rows, because both cost more than the rows. */
const filledTables = [
  'documents',
  'document_contents',
  'document_activity',
  'document_tags',
  'custom_field_values',
];

const wordTokens = vocabulary.map((word) => tokensOf(word).join(' '));

/**
 * Fills a migrated database with what the product would have stored for these documents. Continues an interrupted
 * run.
 */
export async function seedDatabase(
  path: string,
  organizations: readonly SeededOrganization[],
  report: (added: number) => void,
): Promise<void> {
  const sqlite = new DatabaseSync(path);
  sqlite.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory');
  if (!hasTable(sqlite, 'seed_schema')) takeAway(sqlite);
  for (const organization of organizations) fillOrganization(sqlite, organization, report);
  putBack(sqlite);
  await countAgain(
    sqlite,
    organizations.map(({ id }) => id),
  );
  await mergeSearchIndexFully(sqlite);
  sqlite.exec('drop table seed_schema; drop table seed_progress');
  sqlite.exec('pragma wal_checkpoint(truncate)');
  sqlite.close();
}

export function isSeeded(path: string, organizations: readonly SeededOrganization[]): boolean {
  const sqlite = new DatabaseSync(path, { readOnly: true });
  const counted = sqlite
    .prepare(
      'select sum(documents_count + trashed_count) as documents from organization_statistics',
    )
    .get();
  const expected = organizations.reduce((sum, { documents }) => sum + documents, 0);
  const isComplete = !hasTable(sqlite, 'seed_schema') && Number(counted?.documents) >= expected;
  sqlite.close();
  return isComplete;
}

function hasTable(sqlite: DatabaseSync, name: string): boolean {
  return sqlite.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined;
}

type SchemaRow = { type: string; name: string; sql: string };

function takeAway(sqlite: DatabaseSync): void {
  sqlite.exec('begin');
  sqlite.exec(`
    create table seed_progress (organization_id text primary key, documents integer not null);
    insert into seed_progress select organization_id, count(*) from documents group by organization_id;
    create table seed_schema as
    select type, name, sql from sqlite_schema
    where type in ('index', 'trigger') and sql is not null and tbl_name in (${filledTables.map((name) => `'${name}'`).join()})`);
  for (const { type, name } of schemaRows(sqlite)) sqlite.exec(`drop ${type} ${name}`);
  sqlite.exec('commit');
}

function putBack(sqlite: DatabaseSync): void {
  for (const { name, sql } of schemaRows(sqlite)) if (!hasTable(sqlite, name)) sqlite.exec(sql);
}

function schemaRows(sqlite: DatabaseSync): SchemaRow[] {
  return sqlite.prepare('select type, name, sql from seed_schema').all() as SchemaRow[];
}

function fillOrganization(
  sqlite: DatabaseSync,
  { id: organizationId, documents, isLarge }: SeededOrganization,
  report: (added: number) => void,
): void {
  const done = sqlite
    .prepare('select documents from seed_progress where organization_id = ?')
    .get(organizationId)?.documents;
  const first = Number(done ?? 0);
  if (first >= documents) return;
  const insert = createInserts(sqlite);
  const random = createRandom(20_261_129 + first);
  const draw = zipfDraw(isLarge ? wordTokens : wordTokens.slice(0, fewWords), random);
  const prefix = tokenPrefixOf(organizationId);
  let words = new Set<string>();
  let added = 0;
  const commit = (count: number) => {
    insert.words(organizationId, JSON.stringify(vocabularyOf(words, Infinity)));
    insert.progress(organizationId, count);
    words = new Set();
    sqlite.exec('commit');
    report(added);
    added = 0;
  };

  sqlite.exec('begin');
  if (first === 0) insertDefinitions((sql, params) => insert.run(sql, params), organizationId);
  for (let index = first; index < documents; index += 1) {
    const inText = Array.from({ length: wordsPerText }, draw);
    // Searches in the large organization use numbers.
    const inName = isLarge ? `${draw()} ${index}` : draw();
    const text = isLarge ? [...tokensOf(`RE-${index}/${2000 + (index % 26)}`), ...inText] : inText;
    const name = toIndexedName(prefix, `${inName}.pdf`);
    const mimeType = index % 10 === 0 ? 'image/png' : 'application/pdf';
    const document = { organizationId, index, documents, mimeType, name: `${inName}.pdf` };
    const sequence = insert.document(document, text.join(' '));
    insert.search({ sequence, prefix, mimeType, name, text });
    for (const word of [...text, ...name.tokens]) words.add(word);
    if (isLarge) insert.values(organizationId, { sequence, index, documents });
    insert.tags(organizationId, { sequence, index, count: isLarge ? tagsPerDocument : 1 });
    added += 1;
    if ((index + 1) % documentsPerTransaction === 0 && index + 1 < documents) {
      commit(index + 1);
      sqlite.exec('begin');
    }
  }
  commit(documents);
}

type SeededDocument = {
  organizationId: string;
  index: number;
  documents: number;
  mimeType: string;
  name: string;
};
type SeededRow = {
  sequence: number;
  prefix: string;
  mimeType: string;
  name: ReturnType<typeof toIndexedName>;
  text: string[];
};

const documentColumns =
  'id, organization_id, name, name_sort, original_name, original_size, sha256, mime_type, declared_mime_type, extraction_state, created_at, created_by, deleted_at, is_in_inbox, is_tagged, document_date, correspondent_id, document_type, due_date, total_amount, currency, iban, reference, reference_key';

function createInserts(sqlite: DatabaseSync) {
  const prepare = (sql: string) => {
    const statement = sqlite.prepare(sql);
    return (...values: unknown[]) => statement.run(...(values as SQLInputValue[]));
  };
  const parameters = documentColumns.replaceAll(/\w+/g, '?');
  const document = prepare(`insert into documents (${documentColumns}) values (${parameters})`);
  const content = prepare(
    'insert into document_contents (document_id, organization_id, content) values (?, ?, ?)',
  );
  const activity = prepare(
    `insert into document_activity (id, organization_id, document_id, event, user_id, data, created_at)
     values (?, ?, ?, 'created', ?, '{}', ?)`,
  );
  const search = prepare(
    `insert into document_search (rowid, name, name_parts, content, content_2, content_3) values (?, ?, ?, ?, '', '')`,
  );
  const documentWords = prepare(
    `insert into document_words (document_sequence, name, name_words, content_words, note_words) values (?, ?, ?, ?, ' ')`,
  );
  const value = prepare(
    `insert into custom_field_values (document_sequence, field_id, position, organization_id, value) values (?, ?, 0, ?, ?)`,
  );
  const tag = prepare(
    'insert into document_tags (document_id, tag_id, organization_id, document_sequence) values (?, ?, ?, ?)',
  );
  const words = prepare(
    'insert or ignore into search_words (organization_id, word) select ?, value from json_each(?)',
  );
  const progress = prepare('insert or replace into seed_progress values (?, ?)');

  return {
    run: (sql: string, params: unknown[]) => prepare(sql)(...params),
    words,
    progress,
    document(
      { organizationId, index, documents, mimeType, name }: SeededDocument,
      text: string,
    ): number {
      const id = documentIdAt(organizationId, index);
      const createdAt = Date.UTC(2020, 0, 1) + index * 60_000;
      const uploader = uploaderIdAt(index);
      const fields = fieldsAt(organizationId, index);
      const sequence = Number(
        document(
          id,
          organizationId,
          name,
          nameSortKey(name),
          name,
          text.length,
          id,
          mimeType,
          '',
          'done',
          createdAt,
          uploader,
          index % trashedEvery === trashedEvery - 1 ? createdAt + 1 : null,
          index >= documents - newInInbox ? 1 : 0,
          1,
          fields.documentDate ?? null,
          fields.correspondentId ?? null,
          fields.documentType ?? null,
          fields.dueDate ?? null,
          fields.totalAmount ?? null,
          fields.currency ?? null,
          fields.iban ?? null,
          fields.reference ?? null,
          fields.referenceKey ?? null,
        ).lastInsertRowid,
      );
      content(id, organizationId, text);
      activity(`act_${id.slice(4)}`, organizationId, id, uploader, createdAt);
      return sequence;
    },
    search({ sequence, prefix, mimeType, name, text }: SeededRow) {
      const ofType = ` ${prefix}${typeToken(mimeType)}`;
      search(sequence, name.name + ofType, name.nameParts, prefix + text.join(` ${prefix}`));
      const inText = ` ${[...new Set(text)].join(' ')} `;
      documentWords(sequence, name.words.name, name.words.nameWords, inText);
    },
    values(
      organizationId: string,
      { sequence, index, documents }: { sequence: number; index: number; documents: number },
    ) {
      for (const { key, valueAt } of customFields) {
        const own = valueAt(index, documents);
        if (own !== undefined)
          value(sequence, customFieldIdOf(organizationId, key), organizationId, own);
      }
    },
    tags(
      organizationId: string,
      { sequence, index, count }: { sequence: number; index: number; count: number },
    ) {
      const id = documentIdAt(organizationId, index);
      for (let number = 0; number < count; number += 1) {
        const tagId = tagIdAt(organizationId, (index + number * 7) % tagsCount);
        tag(id, tagId, organizationId, sequence);
      }
    },
  };
}

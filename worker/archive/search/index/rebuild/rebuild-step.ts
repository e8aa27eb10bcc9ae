import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { runBatch, type Statement } from '../../../../database/database.ts';
import type { RebuildCursor } from '../../../../outbox/job.ts';
import {
  findNotesToIndex,
  updateTokens,
  type NoteToIndex,
} from '../../../notes/rows/note-index-store.ts';
import { toIndexedNote } from '../index-row.ts';
import { indexDocumentStatements, insertWords } from '../index-store.ts';
import {
  deleteUnusedWords,
  findSizesToIndex,
  findTextsToIndex,
  findIndexedWords,
  indexWordsStatement,
} from './rebuild-store.ts';
import { tokenPrefixOf, trigramTokens } from '../search-tokens.ts';

export const firstRebuildCursor: RebuildCursor = { part: 'words', after: '' };

const wordsPerStep = 2_000;
const documentsPerStep = 50;
const bytesPerStep = 4_000_000;

/**
 * Runs one step of rebuilding the index of an organization from names and texts. Returns the cursor
 * of the next step, null after the last. A step may run twice. A document that changes during its
 * step is indexed by that change. The last part deletes words that no document contains any more,
 * which is the only part that a purge needs.
 */
export async function rebuildStep(
  scope: OrganizationScope,
  cursor: RebuildCursor = firstRebuildCursor,
): Promise<RebuildCursor | null> {
  switch (cursor.part) {
    case 'words':
      return rebuildWords(scope, cursor.after);
    case 'documents':
      return rebuildDocuments(scope, cursor.after);
    case 'unused-words':
      return deleteWords(scope, cursor.after);
  }
}

async function rebuildWords(scope: OrganizationScope, after: string): Promise<RebuildCursor> {
  const prefix = tokenPrefixOf(scope.organizationId);
  const words = await findIndexedWords(scope, { after, limit: wordsPerStep });
  const last = words.at(-1);
  if (!last) return { part: 'documents', after: '' };
  const indexed = words.map(({ id, word }) => ({
    id,
    parts: trigramTokens(prefix, Array.from(word).slice(1).join('')),
  }));
  await runBatch(scope.database, [indexWordsStatement(scope, indexed)]);
  return { part: 'words', after: last.word };
}

async function rebuildDocuments(scope: OrganizationScope, after: string): Promise<RebuildCursor> {
  const sizes = await findSizesToIndex(scope, { after, limit: documentsPerStep });
  let bytes = 0;
  const fitting = sizes.filter(
    ({ bytes: size }, index) => (bytes += size) <= bytesPerStep || index === 0,
  );
  const last = fitting.at(-1);
  if (!last) return { part: 'unused-words', after: '' };
  const documentIds = fitting.map(({ id }) => id);
  const [documents, notes] = await Promise.all([
    findTextsToIndex(scope, documentIds),
    findNotesToIndex(scope, documentIds),
  ]);
  const statements = notes.flatMap((note) => indexNoteStatements(scope, note));
  for (const { version, ...document } of documents) {
    const ofDocument = { ...document, asOf: { version } };
    statements.push(...(await indexDocumentStatements(scope, ofDocument)));
  }
  await runBatch(scope.database, statements);
  return { part: 'documents', after: last.place };
}

function indexNoteStatements(scope: OrganizationScope, note: NoteToIndex): Statement[] {
  const { tokens, wordLists } = toIndexedNote(tokenPrefixOf(scope.organizationId), note.text);
  return [
    ...(tokens === note.tokens ? [] : [updateTokens(scope, note, tokens)]),
    ...wordLists.map((words) => insertWords(scope, words)),
  ];
}

async function deleteWords(scope: OrganizationScope, after: string): Promise<RebuildCursor | null> {
  const last = await deleteUnusedWords(scope, { after, limit: wordsPerStep });
  return last === undefined ? null : { part: 'unused-words', after: last };
}

import type { RebuildCursor } from '../../../outbox/job.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { runBatch } from '../../../database/database.ts';
import { indexDocumentStatements } from './index-store.ts';
import { trigramsOf } from './search-tokens.ts';
import { tokenPrefix } from '../match-expression.ts';
import {
  deleteUnusedWords,
  findSizesToIndex,
  findTextsToIndex,
  findWords,
  indexWordsStatement,
} from './rebuild-store.ts';

/** How far a rebuild has come; a job carries it from step to step. */

export const firstRebuildCursor: RebuildCursor = { part: 'words', after: '' };

const wordsPerStep = 2_000;
const documentsPerStep = 50;
const bytesPerStep = 4_000_000;

/**
 * One bounded step of making an organization's index anew from names and contents; null when nothing is left to do.
 * Every step may run twice, and searches go on meanwhile. A document changed during its step is left to its change.
 * The last part forgets words that no document has any more, which is all there is to do after a purge.
 */
export async function rebuildSearchIndex(
  scope: OrganizationScope,
  cursor: RebuildCursor = firstRebuildCursor,
): Promise<RebuildCursor | null> {
  switch (cursor.part) {
    case 'words':
      return rebuildWords(scope, cursor.after);
    case 'documents':
      return rebuildDocuments(scope, cursor.after);
    case 'unused-words':
      return forgetWords(scope, cursor.after);
  }
}

async function rebuildWords(scope: OrganizationScope, after: string): Promise<RebuildCursor> {
  const prefix = tokenPrefix(scope.organizationId);
  const words = await findWords(scope, { after, limit: wordsPerStep });
  const last = words.at(-1);
  if (!last) return { part: 'documents', after: '' };
  const indexed = words.map(({ id, word }) => ({
    id,
    parts: trigramsOf(Array.from(word).slice(1).join(''))
      .map((trigram) => prefix + trigram)
      .join(' '),
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
  const documents = await findTextsToIndex(
    scope,
    fitting.map(({ id }) => id),
  );
  await runBatch(
    scope.database,
    documents.flatMap(({ version, ...document }) =>
      indexDocumentStatements(scope, { ...document, asOf: { version } }),
    ),
  );
  return { part: 'documents', after: last.sha256 };
}

async function forgetWords(scope: OrganizationScope, after: string): Promise<RebuildCursor | null> {
  const last = await deleteUnusedWords(scope, { after, limit: wordsPerStep });
  return last === undefined ? null : { part: 'unused-words', after: last };
}

import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { tokensOf } from '../../../shared/text/word-tokens.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore, Platform } from '../../platform/platform.ts';
import { eInvoiceKey, fileKey, thumbnailKey, wordsKey } from '../../archive/files/file-key.ts';
import { apartToken, tokenPrefixOf } from '../../archive/search/index/search-tokens.ts';
import {
  findDocumentFacts,
  findUnmatchedRows,
  type DocumentFacts,
} from './document-facts-store.ts';
import type { FoundProblem, IntegrityCheck } from './integrity-problem.ts';

const hashedEvery = 20;
const maxHashedBytes = 32 * 1024 * 1024;
const wordsPerPart = 3;

type Stores = { database: Database; shard: number } & Pick<Platform, 'files' | 'shards'>;
type PageOptions = { after: number; limit: number; hashesAll?: boolean };

/**
 * Compares the documents after a sequence with the files of their versions, texts, index rows, tags, activity, reminders and jobs. `last` is the
 * sequence of the last one; undefined after the last page.
 */
export async function checkDocuments(
  stores: Stores,
  options: PageOptions,
): Promise<{ problems: FoundProblem[]; last: number | undefined }> {
  const first = await checkOnce(stores, options);
  if (first.problems.length === 0) return first;
  // A change between two reads can look like a problem. A real problem is found a second time.
  const second = await checkOnce(stores, options);
  const problems = first.problems.filter(({ check, subject }) =>
    second.problems.some((again) => again.check === check && again.subject === subject),
  );
  return { ...first, problems };
}

async function checkOnce(
  { database, shard, files, shards }: Stores,
  { after, limit, hashesAll = false }: PageOptions,
): Promise<{ problems: FoundProblem[]; last: number | undefined }> {
  const page = await findDocumentFacts(database, { after, limit });
  await shards.locate(page.map(({ organizationId }) => organizationId));
  const unmatched = await findUnmatched(database, page);
  const problems: FoundProblem[] = [];
  for (const facts of page) {
    const { organizationId, id: subject } = facts;
    if ((shards.expected(organizationId) ?? shard) !== shard) {
      problems.push({ check: 'database-differs', organizationId, subject });
      continue;
    }
    const isHashed = hashesAll || facts.sequence % hashedEvery === 0;
    const checks = [
      ...checksOfRows(facts, unmatched.has(facts.sequence)),
      ...(await checksOfFiles(files, facts, isHashed)),
      ...(await checksOfDerived(files, facts)),
    ];
    problems.push(...checks.map((check) => ({ check, organizationId, subject })));
  }
  return { problems, last: page.at(-1)?.sequence };
}

const rowsPerPage = 100;

export async function checkRowsOf(
  database: Database,
  organizationId: string,
): Promise<FoundProblem[]> {
  const problems: FoundProblem[] = [];
  for (let after: number | undefined = 0; after !== undefined;) {
    const options = { after, limit: rowsPerPage, organizationId };
    const page: DocumentFacts[] = await findDocumentFacts(database, options);
    const unmatched = await findUnmatched(database, page);
    for (const facts of page) {
      const checks = checksOfRows(facts, unmatched.has(facts.sequence));
      problems.push(...checks.map((check) => ({ check, organizationId, subject: facts.id })));
    }
    after = page.at(-1)?.sequence;
  }
  return problems;
}

function findUnmatched(database: Database, page: DocumentFacts[]): Promise<Set<number>> {
  const indexed = page.filter(({ isIndexed, isToIndexAgain }) => isIndexed && !isToIndexAgain);
  return findUnmatchedRows(database, indexed.map(expectedRow));
}

function checksOfRows(facts: DocumentFacts, isUnmatched: boolean): IntegrityCheck[] {
  const { extractionState, textStart, isIndexed, isToIndexAgain } = facts;
  return [
    ...(extractionState === 'done' && textStart === null ? (['text-missing'] as const) : []),
    ...(facts.hasExtractionJob ? [] : (['extraction-job-missing'] as const)),
    // A document is indexed together with its text, so a pending one may have no row yet.
    ...(isIndexed || isToIndexAgain || extractionState === 'pending'
      ? []
      : (['index-missing'] as const)),
    ...(isUnmatched ? (['index-differs'] as const) : []),
    ...(facts.hasActivity ? [] : (['activity-missing'] as const)),
    ...(facts.hasOtherTaggedFlag ? (['is-tagged-differs'] as const) : []),
    ...(facts.hasOtherReminders ? (['reminder-differs'] as const) : []),
  ];
}

async function checksOfFiles(
  files: FileStore,
  facts: DocumentFacts,
  isHashed: boolean,
): Promise<IntegrityCheck[]> {
  const { organizationId, id, fileNumber, size, sha256 } = facts;
  const stored = facts.versions ?? [{ fileNumber, size, sha256 }];
  const checks = new Set<IntegrityCheck>();
  for (const file of stored) {
    const key = fileKey(organizationId, id, file.fileNumber);
    const check = await checkOfFile(files, { key, ...file, isHashed });
    if (check) checks.add(check);
  }
  return [...checks];
}

async function checkOfFile(
  files: FileStore,
  {
    key,
    size,
    sha256,
    isHashed,
  }: Pick<DocumentFacts, 'size' | 'sha256'> & { key: string; isHashed: boolean },
): Promise<IntegrityCheck | undefined> {
  const file = await files.get(key);
  if (!file) return 'file-missing';
  if (file.size !== size || !isHashed || file.size > maxHashedBytes) {
    await file.body.cancel();
    return file.size === size ? undefined : 'file-size-differs';
  }
  const hash = await sha256Hex(await new Response(file.body).arrayBuffer());
  return hash === sha256 ? undefined : 'file-hash-differs';
}

/**
 * Returns the missing files that are derived from the original. A document that is being read may
 * have no words yet.
 */
async function checksOfDerived(files: FileStore, facts: DocumentFacts): Promise<IntegrityCheck[]> {
  const { organizationId, id, fileNumber, pagesCount, extractionState } = facts;
  const keyBy = (keyOf: typeof fileKey) => keyOf(organizationId, id, fileNumber);
  const hasWords = pagesCount !== null && extractionState !== 'pending';
  const derived = [
    ...(hasWords ? [{ key: keyBy(wordsKey), check: 'words-missing' as const }] : []),
    ...(facts.hasThumbnail
      ? [{ key: keyBy(thumbnailKey), check: 'thumbnail-missing' as const }]
      : []),
    ...(facts.hasEInvoice
      ? [{ key: keyBy(eInvoiceKey), check: 'e-invoice-missing' as const }]
      : []),
  ];
  const checks: IntegrityCheck[] = [];
  for (const { key, check } of derived) {
    const file = await files.get(key);
    await file?.body.cancel();
    if (!file) checks.push(check);
  }
  return checks;
}

function expectedRow({ sequence, organizationId, name, textStart }: DocumentFacts) {
  const prefix = tokenPrefixOf(organizationId);
  const inText = tokensOf(textStart ?? '').slice(0, -1);
  const words = [...tokensOf(name).slice(0, wordsPerPart), ...inText.slice(0, wordsPerPart)];
  // The name of every document contains the bare prefix.
  const expression = ['', ...words]
    .map((word) => `("${prefix}${word}" OR "${prefix}${apartToken(word)}")`)
    .join(' AND ');
  return { sequence, expression };
}

import { z } from 'zod';
import { shardOf, type Database } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findExpiredOrphans } from '../../archive/files/sweep-orphaned-files.ts';
import { findPairs } from '../../archive/related/pair-check-store.ts';
import { checkCounters, countingSchema } from './check-counters.ts';
import { checkDocuments } from './check-documents.ts';
import { checkMessages, findLeftMails } from './check-mails.ts';
import { checkRequestFiles, findLeftRequestFiles } from './check-request-files.ts';
import { checkShareEvents, checkShareLinks, checkSharePositions } from './check-shares.ts';
import {
  findIndexOwners,
  findReminderOwners,
  findTaggedOwners,
  findTextOwners,
  type Owned,
} from './owner-store.ts';
import type { FoundProblem, IntegrityProblem } from './integrity-problem.ts';

export const integrityCursorSchema = z.object({
  database: z.number().int(),
  part: z.enum([
    'documents',
    'counts',
    'tags',
    'reminders',
    'pairs',
    'texts',
    'index',
    'mails',
    'request-files',
    'share-links',
    'share-events',
    'share-positions',
    'files',
  ]),
  after: z.union([z.number(), z.string()]),
  counting: countingSchema.optional(),
  hasFailed: z.literal(true).optional(),
});
export type IntegrityCursor = z.infer<typeof integrityCursorSchema>;

export const firstIntegrityCursor: IntegrityCursor = { database: 0, part: 'documents', after: 0 };

export type IntegrityStep = {
  problems: IntegrityProblem[];
  next: IntegrityCursor | null;
};

/**
 * Runs one bounded step of the integrity check. It compares every document with its file, text,
 * index row, tags, activity, reminders and jobs; counters with what they count; pairs, texts, index
 * rows and files with their documents; messages in quarantine and waiting files with their rows;
 * and share links with their logs and positions.
 */
export async function checkIntegrity(
  platform: IntegrityPlatform,
  cursor: IntegrityCursor = firstIntegrityCursor,
  options: { limit: number; hashesAll?: boolean } = { limit: 100 },
): Promise<IntegrityStep> {
  const { part, after, counting } = cursor;
  if (part === 'files') return checkFiles(platform, cursor);
  const database = platform.databases[cursor.database];
  if (!database) return { problems: [], next: { ...cursor, part: 'files', after: '' } };
  const { files, shards, clock } = platform;
  const shard = shardOf(database);
  const step = { ...options, shard, part, after, counting, files, shards, clock };
  const { problems, last, ...next } = await checkPart(database, step);
  return {
    problems: problems.map((problem) => ({ ...problem, shard })),
    next:
      last === undefined
        ? afterPart(cursor, part)
        : { ...cursor, after: last, counting: next.counting, hasFailed: undefined },
  };
}

/**
 * Returns where the check continues after a failure: with the same step again, then with the next
 * part, so that an unavailable database does not stop the check of the others.
 */
export function afterFailure(cursor: IntegrityCursor): IntegrityCursor | null {
  if (!cursor.hasFailed) return { ...cursor, hasFailed: true };
  return cursor.part === 'files' ? null : afterPart(cursor, cursor.part);
}

type IntegrityPlatform = Pick<Platform, 'databases' | 'databaseFor' | 'shards' | 'files' | 'clock'>;
type DatabasePart = Exclude<IntegrityCursor['part'], 'files'>;

function afterPart({ database }: IntegrityCursor, part: DatabasePart): IntegrityCursor {
  switch (part) {
    case 'documents':
      return { database, part: 'counts', after: '' };
    case 'counts':
      return { database, part: 'tags', after: '' };
    case 'tags':
      return { database, part: 'reminders', after: '' };
    case 'reminders':
      return { database, part: 'pairs', after: 0 };
    case 'pairs':
      return { database, part: 'texts', after: '' };
    case 'texts':
      return { database, part: 'index', after: 0 };
    case 'index':
      return { database, part: 'mails', after: '' };
    case 'mails':
      return { database, part: 'request-files', after: '' };
    case 'request-files':
      // Links are in the identity database only, which is the first.
      return database === 0 ? { database, part: 'share-links', after: '' } : inNext(database);
    case 'share-links':
      return { database, part: 'share-events', after: '' };
    case 'share-events':
      return { database, part: 'share-positions', after: 0 };
    case 'share-positions':
      return inNext(database);
  }
}

function inNext(database: number): IntegrityCursor {
  return { ...firstIntegrityCursor, database: database + 1 };
}

type PartStep = Pick<IntegrityCursor, 'after' | 'counting'> &
  Pick<Platform, 'files' | 'shards' | 'clock'> & {
    shard: number;
    part: DatabasePart;
    limit: number;
    hashesAll?: boolean;
  };

async function checkPart(
  database: Database,
  { shard, part, after, counting, files, shards, clock, ...options }: PartStep,
): Promise<{
  problems: FoundProblem[];
  last: number | string | undefined;
  counting?: IntegrityCursor['counting'];
}> {
  switch (part) {
    case 'documents':
      return checkDocuments(
        { database, shard, files, shards },
        { ...options, after: Number(after) },
      );
    case 'counts':
      return checkCounters(database, {
        after: String(after),
        counting,
        limit: options.limit * rowsPerDocument,
      });
    case 'tags': {
      const tagged = await findTaggedOwners(
        database,
        String(after),
        options.limit * rowsPerDocument,
      );
      return { problems: lostOf(tagged, 'tag-without-document'), last: tagged.at(-1)?.documentId };
    }
    case 'reminders': {
      const reminders = await findReminderOwners(
        database,
        String(after),
        options.limit * rowsPerDocument,
      );
      const problems = lostOf(reminders, 'reminder-without-document');
      return { problems, last: reminders.at(-1)?.id };
    }
    case 'pairs': {
      const limit = options.limit * rowsPerDocument;
      const pairs = await findPairs(database, { after: Number(after), limit });
      return { problems: pairs.flatMap(problemsOfPair), last: pairs.at(-1)?.row };
    }
    case 'texts': {
      const texts = await findTextOwners(database, String(after), options.limit);
      return { problems: lostOf(texts, 'text-without-document'), last: texts.at(-1)?.documentId };
    }
    case 'index': {
      const rows = await findIndexOwners(database, Number(after), options.limit * rowsPerDocument);
      const lost = rows.filter(({ exists }) => !exists);
      const problems = lost.map(({ sequence }) => ({
        check: 'index-without-document' as const,
        organizationId: '',
        subject: String(sequence),
      }));
      return { problems, last: rows.at(-1)?.sequence };
    }
    case 'mails':
      return checkMessages(
        { database, files, clock },
        { after: String(after), limit: options.limit },
      );
    case 'request-files':
      return checkRequestFiles(
        { database, files, clock },
        { after: String(after), limit: options.limit },
      );
    case 'share-links':
      return checkShareLinks(database, { after: String(after), limit: options.limit });
    case 'share-events':
      return checkShareEvents(database, {
        after: String(after),
        limit: options.limit * rowsPerDocument,
        now: clock.now(),
      });
    case 'share-positions':
      return checkSharePositions(database, {
        after: Number(after),
        limit: options.limit * rowsPerDocument,
      });
  }
}

/** The number of index rows that cost as much to check, or of documents to count, as one document with its files. */
const rowsPerDocument = 50;

function lostOf(owned: readonly Owned[], check: FoundProblem['check']): FoundProblem[] {
  const lost = owned.filter(({ exists }) => !exists);
  const byDocument = new Map(lost.map((each) => [each.documentId, each.organizationId]));
  return [...byDocument].map(([subject, organizationId]) => ({ check, organizationId, subject }));
}

function problemsOfPair(pair: Awaited<ReturnType<typeof findPairs>>[number]): FoundProblem[] {
  const { organizationId, firstId, secondId, isWrong } = pair;
  const subject = `${firstId} ${secondId}`;
  return isWrong ? [{ check: 'pair-without-documents', organizationId, subject }] : [];
}

async function checkFiles(
  platform: IntegrityPlatform,
  cursor: IntegrityCursor,
): Promise<IntegrityStep> {
  const page = await platform.files.list(String(cursor.after) || undefined);
  const [orphans, mails, requestFiles] = await Promise.all([
    findExpiredOrphans(platform, page.files),
    findLeftMails(platform, page.files),
    findLeftRequestFiles(platform, page.files),
  ]);
  return {
    problems: [
      ...orphans.map((file) => problemOf(file, 'file-without-document')),
      ...mails.map((file) => problemOf(file, 'mail-without-message')),
      ...requestFiles.map((file) => problemOf(file, 'request-file-without-request')),
    ],
    next: page.cursor === null ? null : { ...cursor, after: page.cursor, hasFailed: undefined },
  };
}

function problemOf(
  { organizationId, key: subject }: { organizationId: string; key: string },
  check: FoundProblem['check'],
): FoundProblem {
  return { check, organizationId, subject };
}

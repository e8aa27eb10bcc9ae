import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkDocuments } from './check-documents.ts';
import {
  areCountsWrong,
  findCountedOrganizations,
  findRemindersOfNothing,
  findTaggedNothing,
  findTextOwners,
  findWronglyCountedCorrespondents,
  findWronglyCountedTags,
} from './count-store.ts';
import type { IntegrityProblem } from './integrity-problem.ts';

/** Where a check continues: in which database, and after which document, organization or text. */
export const integrityCursorSchema = z.object({
  database: z.number().int(),
  part: z.enum(['documents', 'counts', 'texts']),
  after: z.union([z.number(), z.string()]),
});
export type IntegrityCursor = z.infer<typeof integrityCursorSchema>;

export const firstIntegrityCursor: IntegrityCursor = { database: 0, part: 'documents', after: 0 };

export type IntegrityStep = {
  problems: IntegrityProblem[];
  /** Null after the last step. */
  next: IntegrityCursor | null;
};

/**
 * One bounded step of comparing what belongs together: every document with its file, text, index row, activity,
 * reminders and jobs; counters with what they count; texts with their documents. Files without a document are deleted by their sweep.
 */
export async function checkIntegrity(
  platform: Pick<Platform, 'databases' | 'files'>,
  cursor: IntegrityCursor = firstIntegrityCursor,
  options: { limit: number; hashesAll?: boolean } = { limit: 100 },
): Promise<IntegrityStep> {
  const database = platform.databases[cursor.database];
  if (!database) return { problems: [], next: null };
  switch (cursor.part) {
    case 'documents': {
      const page = { ...options, after: Number(cursor.after) };
      const { problems, last } = await checkDocuments({ database, files: platform.files }, page);
      const next =
        last === undefined ? { part: 'counts', after: '' } : { part: 'documents', after: last };
      return { problems, next: { ...cursor, ...next } as IntegrityCursor };
    }
    case 'counts': {
      const [organizationId] = await findCountedOrganizations(database, String(cursor.after), 1);
      if (organizationId === undefined) {
        return { problems: [], next: { ...cursor, part: 'texts', after: '' } };
      }
      const problems = await checkCounts(database, organizationId);
      return { problems, next: { ...cursor, after: organizationId } };
    }
    case 'texts': {
      const texts = await findTextOwners(database, String(cursor.after), options.limit);
      const last = texts.at(-1);
      const problems = texts
        .filter(({ exists }) => !exists)
        .map(({ organizationId, documentId }) => ({
          check: 'text-without-document' as const,
          organizationId,
          subject: documentId,
        }));
      if (last) return { problems, next: { ...cursor, after: last.documentId } };
      const isLast = cursor.database === platform.databases.length - 1;
      return {
        problems,
        next: isLast ? null : { ...firstIntegrityCursor, database: cursor.database + 1 },
      };
    }
  }
}

async function checkCounts(
  database: Database,
  organizationId: string,
): Promise<IntegrityProblem[]> {
  const problem = (check: IntegrityProblem['check'], subject: string) => ({
    check,
    organizationId,
    subject,
  });
  const [areWrong, tags, tagged, correspondents, reminded] = await Promise.all([
    areCountsWrong(database, organizationId),
    findWronglyCountedTags(database, organizationId),
    findTaggedNothing(database, organizationId),
    findWronglyCountedCorrespondents(database, organizationId),
    findRemindersOfNothing(database, organizationId),
  ]);
  return [
    ...(areWrong ? [problem('document-counts-differ', organizationId)] : []),
    ...tags.map((tagId) => problem('tag-count-differs', tagId)),
    ...tagged.map((documentId) => problem('tag-without-document', documentId)),
    ...correspondents.map((id) => problem('correspondent-count-differs', id)),
    ...reminded.map((documentId) => problem('reminder-without-document', documentId)),
  ];
}

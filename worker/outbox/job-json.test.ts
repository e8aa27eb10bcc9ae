import { sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { jobJson } from './job-json.ts';
import { jobSchema, type Job } from './job.ts';

const event = {
  type: 'document.created',
  documentId: 'doc_1',
  name: 'Ra"chel\'s „Rechnung“ \\ \u2028.pdf',
};
const jsonOf = (value: unknown) => sql`json(${JSON.stringify(value)})`;

it.each<[Job, SQL]>([
  [
    { type: 'document.extract', documentId: 'doc_1' },
    jobJson('document.extract', { documentId: sql`'doc' || '_1'` }),
  ],
  [
    { type: 'invitation.send', invitationId: "inv_'1", timesSent: 2 },
    jobJson('invitation.send', { invitationId: "inv_'1", timesSent: sql`1 + 1` }),
  ],
  [
    { type: 'files.delete', documentIds: ['doc_1', 'doc_2'] },
    jobJson('files.delete', { documentIds: jsonOf(['doc_1', 'doc_2']) }),
  ],
  [
    { type: 'trash.empty', deletedUntil: 1_772_366_400_123, userId: null },
    jobJson('trash.empty', { deletedUntil: 1_772_366_400_123, userId: null }),
  ],
  [
    { type: 'search-index.rebuild', cursor: { part: 'words', after: '' } },
    jobJson('search-index.rebuild', { cursor: jsonOf({ part: 'words', after: '' }) }),
  ],
  [
    { type: 'webhook.deliver', webhookId: 'wh_1', notBefore: 0 },
    jobJson('webhook.deliver', { webhookId: sql`'wh_1'`, notBefore: 0 }),
  ],
  [
    { type: 'events.publish', event: 'document:created', timestamp: 'now', events: [event] },
    jobJson('events.publish', {
      event: 'document:created',
      timestamp: 'now',
      events: jsonOf([event]),
    }),
  ],
])('writes the job $type as its schema reads it', async (job, json) => {
  const { database } = createSqlitePlatform();
  const [row] = await database.all<{ job: string }>(sql`select ${json} as job`);
  const stored: unknown = JSON.parse(row?.job ?? '');
  expect(stored).toEqual(job);
  expect(jobSchema.parse(stored)).toEqual(job);
});

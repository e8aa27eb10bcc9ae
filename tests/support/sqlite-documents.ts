import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';

/** Inserts documents with texts, the second created at 2 milliseconds, and so on; none has a file. */
export async function insertDocuments(
  { database, organizationId }: OrganizationScope,
  { count, content, deletedAt }: { count: number; content: string; deletedAt?: Date },
): Promise<void> {
  await database.run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at, deleted_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'doc_' || ${organizationId} || n, ${organizationId}, 'a', 'a', 1, n, 'text/plain', 'text/plain', 'done', n,
      ${deletedAt?.getTime() ?? null}
    from numbers`);
  await database.run(sql`
    insert into document_contents (document_id, organization_id, content)
    select id, organization_id, ${content} from documents where organization_id = ${organizationId}`);
}

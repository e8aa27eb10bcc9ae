import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serverLimits } from '../../shared/limits.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createCustomField } from '../../worker/archive/custom-fields/definitions/create-custom-field.ts';
import { selectCustomField } from '../../worker/archive/custom-fields/custom-field-store.ts';
import { deleteCustomField } from '../../worker/archive/custom-fields/definitions/delete-custom-field.ts';
import { createArchive, insertDocuments, jobIdsOf } from '../support/archive.ts';
import { runJob } from '../support/run-job.ts';

it('empties all values in the name of who deleted the field', async () => {
  const archive = createArchive();
  const { scope, organizationId } = archive;
  const count = serverLimits.fieldChanges + 20;
  await insertDocuments(
    archive,
    Array.from({ length: count }, () => ({ name: 'a.txt' })),
  );
  const input = { name: 'Project', type: 'text' } as const;
  const { id } = await createCustomField(scope, { ...input, options: [] }, []);
  await scope.database.run(sql`
    insert into custom_field_values (document_sequence, field_id, position, organization_id, value, shown)
    select sequence, ${id}, 0, organization_id, 'a', 'A' from documents where organization_id = ${organizationId}`);
  const onBehalfOf = { userId: 'usr_1', apiKeyName: 'Tidy' };
  const ofUser = createSystemScope(scope.platform, organizationId, { kind: 'system', onBehalfOf });
  await deleteCustomField(ofUser, (await selectCustomField(scope, id))[0]);
  const [jobId = ''] = await jobIdsOf(archive);
  await runJob(scope.platform, jobId);
  expect(await jobIdsOf(archive)).toEqual([]);
  const actors = await scope.database.all(sql`
    select user_id as userId, data ->> 'apiKeyName' as apiKeyName, count(*) as count
    from document_activity where organization_id = ${organizationId} group by 1, 2`);
  expect(actors).toEqual([{ ...onBehalfOf, count }]);
});

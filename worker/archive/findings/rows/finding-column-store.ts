import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { documentFindingSchema } from '../../../../shared/archive/findings/stored/document-finding.ts';

const findingsSchema = z.array(documentFindingSchema);

export const documentFindingsColumn = sql`(
  select json_group_array(json_object('field', field, 'value', json(value), 'source', source, 'state', state,
    'confidence', confidence, 'page', page, 'start', start_offset, 'end', end_offset) order by start_offset, field)
  from document_findings
  where document_findings.organization_id = documents.organization_id
    and document_findings.document_id = documents.id)`
  .mapWith((json: string) => findingsSchema.parse(JSON.parse(json)))
  .as('findings_json');

import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/document-table.ts';
import { correspondentNumbersTable } from './correspondent-table.ts';

/**
 * Remembers that the IBAN and the VAT id of the documents that meet a condition are those of a correspondent: its next document is
 * recognized by them, whatever else is on it.
 */
export function learnNumbers(
  { database }: OrganizationScope,
  correspondentId: string | SQL,
  documents: SQL | undefined,
): Statement[] {
  const { iban, vatId, organizationId } = documentsTable;
  const numbers = [
    { kind: 'iban', column: iban },
    { kind: 'vat-id', column: vatId },
  ];
  return numbers.map(({ kind, column }) =>
    database.run(sql`
      insert into ${correspondentNumbersTable} (organization_id, number, kind, correspondent_id)
      select ${organizationId}, ${column}, ${kind}, ${correspondentId} from ${documentsTable}
      where ${documents} and ${column} is not null
      on conflict do update set kind = excluded.kind, correspondent_id = excluded.correspondent_id`),
  );
}

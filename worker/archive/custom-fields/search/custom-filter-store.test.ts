import { expect, it } from 'vitest';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';

it('finds documents by the name of another one that many have', async () => {
  const archive = createSearchArchive();
  const { organizationId } = archive.scope;
  for (let index = 0; index < 250; index += 1)
    await archive.add({ name: `paper ${index}`, content: '' });
  const contract = await archive.add({ name: 'paper zzz', content: '' });
  const invoice = await archive.add({ name: 'invoice', content: '' });
  const fieldId = `fld_${'a'.repeat(24)}`;
  archive.sqlite.exec(`
    insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
    values ('${fieldId}', '${organizationId}', 'Contract', 'contract', 'contract', 'document', 0);
    insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
    select sequence, '${fieldId}', 0, organization_id, '${contract}' from documents where id = '${invoice}'`);
  for (const query of [
    'contract:paper',
    'contract:p',
    'contract:"paper zzz"',
    'contract:p invoice',
  ])
    expect(await archive.idsFor(query)).toEqual([invoice]);
  expect((await archive.search('-contract:p')).documentsCount).toBe(251);
  expect(await archive.idsFor('contract:"paper 1"')).toEqual([]);
});

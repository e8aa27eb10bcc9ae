import { expect, it } from 'vitest';
import { findDuplicates } from '../../web/archive/import/engine/comparison/find-duplicates.ts';
import { createImportRequests } from '../../web/archive/import/requests/import-requests.ts';
import { planFiles } from '../../web/archive/import/plan/files-plan.ts';
import { openPicked } from '../../web/archive/import/source/picked-source.ts';
import { importInto } from '../support/import-into.ts';
import { createLocalProduct } from '../support/local-product.ts';

it('predicts what an import makes of documents that are there already', async () => {
  const product = await createLocalProduct();
  const { organization } = await product.call<{ organization: { id: string } }>(
    'POST',
    '/api/organizations',
    { name: 'Home' },
  );
  const path = `/api/organizations/${organization.id}/documents`;
  const [active, trashed] = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
  await importInto(product, organization.id, [active, trashed]);
  const { documents } = await product.call<{ documents: { id: string; name: string }[] }>(
    'GET',
    path,
  );
  const { id } = documents.find(({ name }) => name === 'b.txt')!;
  await product.call('DELETE', `${path}/${id}`);

  const chosen = [active, trashed, new File(['c'], 'c.txt'), new File(['c'], 'd.txt')];
  const picked = chosen.map((file) => ({ file, path: file.name }));
  const options = { foldersAsTags: false, keepsDates: false, now: new Date() };
  const { items } = await planFiles(await openPicked('chosen', picked), options);
  const { found } = await findDuplicates({
    items,
    maxSize: 0,
    findKnown: createImportRequests(organization.id).findKnown,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  expect(found).toMatchObject({
    skipped: { count: 1, examples: ['a.txt'] },
    restored: { count: 1, examples: ['b.txt'] },
    repeated: { count: 1, examples: ['d.txt'] },
  });

  const { state } = await importInto(product, organization.id, chosen);
  expect(state.tally).toMatchObject({ created: 1, restored: 1, duplicate: 2 });
});

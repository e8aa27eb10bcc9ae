import { expect, it } from 'vitest';
import { importInto } from '../support/import-into.ts';
import { createLocalProduct } from '../support/local-product.ts';

type View = { name: string; search: string };

it('makes views find the same as those that were exported, and leaves out others', async () => {
  const product = await createLocalProduct();
  const createOrganization = async (name: string) => {
    const body = { name };
    const path = '/api/organizations';
    const { organization } = await product.call<{ organization: { id: string } }>(
      'POST',
      path,
      body,
    );
    return organization.id;
  };
  const [sourceId, targetId] = [
    await createOrganization('Source'),
    await createOrganization('Target'),
  ];
  const [source, target] = [sourceId, targetId].map((id) => `/api/organizations/${id}`);
  const createTag = async (name: string) => {
    const body = { name, color: '#123456', description: null };
    const { tag } = await product.call<{ tag: { id: string } }>('POST', `${source}/tags`, body);
    return tag.id;
  };
  const [kept, deleted] = [await createTag('Kept'), await createTag('Deleted')];
  const project = { name: 'Project', type: 'text' };
  await product.call('POST', `${source}/fields`, project);
  const views = [
    { name: 'Alpha', search: 'project:alpha -no:project has:due gas', filters: { tags: [kept] } },
    { name: 'Of a deleted tag', search: '', filters: { tags: [kept, deleted] } },
  ];
  for (const view of views) await product.call('POST', `${source}/views`, view);
  await product.call('DELETE', `${source}/tags/${deleted}`);
  await importInto(product, sourceId, [new File(['a'], 'a.txt')]);
  const { parts } = await product.call<{ parts: { path: string }[] }>('GET', `${source}/export`);
  const archives = parts.map(async ({ path }) => {
    const archive = await (await product.request('GET', path)).arrayBuffer();
    return new File([archive], 'export.zip');
  });

  const task = { name: 'Task', key: 'project', type: 'text' };
  await product.call('POST', `${target}/fields`, task);
  await importInto(product, targetId, await Promise.all(archives));
  const { fields } = await product.call<{ fields: { name: string; key: string }[] }>(
    'GET',
    `${target}/fields`,
  );
  const key = fields.find(({ name }) => name === 'Project')?.key;
  expect(key).not.toBe('project');
  const imported = await product.call<{ views: View[] }>('GET', `${target}/views`);
  expect(imported.views.map(({ name, search }) => ({ name, search }))).toEqual([
    { name: 'Alpha', search: `${key}:alpha -no:${key} has:due gas` },
  ]);
});

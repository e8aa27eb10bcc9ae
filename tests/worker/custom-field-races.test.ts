import { expect, it } from 'vitest';
import { defaultOptionColor } from '../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldType } from '../../shared/archive/custom-fields/custom-field-types.ts';
import { createId } from '../../shared/ids.ts';
import { createCustomField } from '../../worker/archive/custom-fields/definitions/create-custom-field.ts';
import {
  selectCustomField,
  selectCustomFields,
} from '../../worker/archive/custom-fields/custom-field-store.ts';
import { customValueChange } from '../../worker/archive/custom-fields/stored/custom-field-value-store.ts';
import { storedValues } from '../../worker/archive/custom-fields/stored/stored-values.ts';
import { deleteCustomField } from '../../worker/archive/custom-fields/definitions/delete-custom-field.ts';
import { updateCustomField } from '../../worker/archive/custom-fields/definitions/update-custom-field.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { findDocuments } from '../../worker/archive/documents/list/document-list-store.ts';
import { isDocument } from '../../worker/archive/documents/rows/document-condition-store.ts';
import { parseMetadata } from '../../worker/archive/uploads/metadata/parse-metadata.ts';
import { resolveMetadata } from '../../worker/archive/uploads/metadata/resolve-metadata.ts';
import { commit } from '../../worker/outbox/commit.ts';
import { purgeDocument } from '../../worker/archive/trash/purge-document.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import {
  addDocument,
  createArchive,
  fileKeysOf,
  fileOf,
  type Archive,
} from '../support/archive.ts';

const uploader = { kind: 'user', userId: createId('usr'), userName: 'Ada' } as const;
const newestFirst = { sortField: 'createdAt', sortOrder: 'desc' } as const;
const firstPage = { tags: [], pageIndex: 0, pageSize: 10, ...newestFirst };

async function createField(
  { scope }: Archive,
  { type, options = [] }: { type: CustomFieldType; options?: string[] },
) {
  const { id } = await createCustomField(
    scope,
    {
      name: 'Project',
      type,
      options: options.map((name) => ({ name, color: defaultOptionColor })),
    },
    await selectCustomFields(scope),
  );
  const [field] = await selectCustomField(scope, id);
  if (!field) throw new Error('The field was not created');
  return field;
}

/** Uploads a file with a value, and runs an action once the value is parsed. */
async function uploadMeanwhile(
  { scope }: Archive,
  value: unknown,
  meanwhile: () => Promise<unknown>,
) {
  const json = JSON.stringify({ tags: ['New'], fields: { project: value } });
  const metadata = await resolveMetadata(scope, parseMetadata(json), uploader);
  await meanwhile();
  return createDocument(scope, { ...fileOf('letter.txt', 'Dear Ada'), metadata });
}

const refused = {
  code: 'request.invalid',
  details: [{ path: 'metadata.fields', message: 'A field has changed meanwhile' }],
};

it.each([
  ['has another type', { type: 'date' as const }],
  [
    'becomes a select',
    { type: 'select' as const, options: [{ name: 'Roof', color: defaultOptionColor }] },
  ],
])('refuses an upload whose custom field %s meanwhile', async (_, update) => {
  const archive = createArchive();
  const { scope } = archive;
  const field = await createField(archive, { type: 'money' });
  const upload = uploadMeanwhile(archive, { amount: 12.5, currency: 'EUR' }, () =>
    updateCustomField(scope, { field, views: [] }, update),
  );
  await expect(upload).rejects.toMatchObject(refused);
  expect((await findDocuments(scope, firstPage, newestFirst)).documents).toEqual([]);
  expect(await fileKeysOf(archive)).toEqual([]);
});

it('refuses an upload whose custom field is deleted meanwhile', async () => {
  const archive = createArchive();
  const field = await createField(archive, { type: 'text' });
  const upload = uploadMeanwhile(archive, 'Roof', () => deleteCustomField(archive.scope, field));
  await expect(upload).rejects.toMatchObject(refused);
});

it('refuses an upload whose option is removed meanwhile', async () => {
  const archive = createArchive();
  const options = ['Roof', 'Garden'];
  const field = await createField(archive, { type: 'multi-select', options });
  const upload = uploadMeanwhile(archive, ['Garden', 'Roof'], () =>
    updateCustomField(
      archive.scope,
      { field, views: [] },
      { options: field.options.filter(({ name }) => name === 'Garden') },
    ),
  );
  await expect(upload).rejects.toMatchObject(refused);
});

it('refuses an upload whose value is a document that is purged meanwhile', async () => {
  const archive = createArchive();
  await createField(archive, { type: 'document' });
  const targetId = await addDocument(archive, 'target.txt', 'Target');
  const upload = uploadMeanwhile(archive, targetId, async () => {
    await trashDocuments(archive.scope, namedDocuments([targetId]));
    await purgeDocument(archive.scope, targetId);
  });
  await expect(upload).rejects.toMatchObject(refused);
});

it('writes no document as a value that the organization does not have', async () => {
  const archive = createArchive();
  const { scope } = archive;
  const field = await createField(archive, { type: 'document' });
  const documentId = await addDocument(archive, 'letter.txt', 'Dear Ada');
  const foreignId = await addDocument(createArchive(), 'secret.txt', 'Secret');
  const setTo = async (targetId: string) => {
    const documents = isDocument(scope, documentId);
    const values = storedValues('document', targetId);
    const { eventSources, statements } = customValueChange(scope, { field, values, documents });
    return (await commit(scope, { eventSources, statements })).updatedBefore.flat();
  };
  expect(await setTo(foreignId)).toEqual([]);
  expect(await setTo(documentId)).toEqual([{ id: documentId }]);
});

it('stores the value of an upload whose custom field is renamed meanwhile', async () => {
  const archive = createArchive();
  const { scope } = archive;
  const field = await createField(archive, { type: 'money' });
  const value = { amount: 12.5, currency: 'EUR' };
  const outcome = await uploadMeanwhile(archive, value, () =>
    updateCustomField(scope, { field, views: [] }, { name: 'Price' }),
  );
  expect(outcome).toMatchObject({
    kind: 'created',
    document: { fields: [{ name: 'Price', value }] },
  });
});

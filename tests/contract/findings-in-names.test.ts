import { expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import { createOwner, uploadDocument } from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { invoice, invoiceValues } from '../support/invoice.ts';

async function upload(name: string, content: string, correspondent = 'Stadtwerke Ahausen') {
  const owner = await createOwner();
  const { id: known } = await createCorrespondent(owner, correspondent);
  const { id } = await uploadDocument(owner, { name, content });
  await harness.finishJobs();
  const path = `${owner.org}/documents/${id}`;
  return { known, ...(await owner.get<{ document: DocumentDetail }>(path)) };
}

it('sets what the name of a file says where its text says nothing, without a place', async () => {
  const { document, known } = await upload(
    '2023-11-14_Stadtwerke Ahausen_Rechnung_4711.txt',
    'Bring an apple and a pear, and wait for us at the bridge behind the mill.',
  );
  expect(document).toMatchObject({
    documentDate: '2023-11-14',
    documentType: 'invoice',
    reference: '4711',
    correspondent: { id: known },
  });
  expect(document.findings).toHaveLength(4);
  for (const finding of document.findings) {
    expect(finding).toMatchObject({ source: 'text', state: 'set', page: null, start: null });
  }
});

it('sets what the text says where the name of its file says something else', async () => {
  const { document } = await upload('2024-02-01 Angebot 18.txt', invoice);
  const { correspondent, ...values } = invoiceValues;
  expect(document).toMatchObject({ ...values, correspondent: { name: correspondent.name } });
});

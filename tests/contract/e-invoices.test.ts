import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import type { EInvoiceReading } from '../../shared/reading/e-invoices/e-invoice.ts';
import type { Disagreement } from '../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import { eInvoiceKey } from '../../worker/archive/files/file-key.ts';
import { listDocuments } from '../support/builders.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { ciiOf, orderX } from '../support/e-invoices/cii.ts';
import { fatturaPaOf, signedOf } from '../support/e-invoices/fattura-pa.ts';
import { ksefOf } from '../support/e-invoices/ksef.ts';
import {
  invoiceLines,
  pdfWithFiles,
  type Embedded,
  type EmbeddedBy,
} from '../support/e-invoices/pdf.ts';
import { ublOf } from '../support/e-invoices/ubl.ts';

type Answer = { eInvoice: EInvoiceReading; disagreements: Disagreement[] };

let owner: Owner;

beforeEach(async () => {
  owner = await createOwner();
});

const pathOf = (id: string) => `${owner.org}/documents/${id}`;
const read = async (id: string) =>
  (await owner.get<{ document: DocumentDetail }>(pathOf(id))).document;
const eInvoiceOf = (id: string) => owner.get<Answer>(`${pathOf(id)}/e-invoice`);

async function upload(content: string | Uint8Array, name = 'invoice.xml') {
  const { id } = await uploadDocument(owner, { name, content });
  await harness.finishJobs();
  return read(id);
}

const uploadPdf = (
  files: Embedded[],
  { by, lines = invoiceLines() }: { by?: EmbeddedBy; lines?: string[] } = {},
) => upload(pdfWithFiles(lines, { files, ...(by && { by }) }), 'invoice.pdf');

const values = {
  documentDate: '2026-03-02',
  dueDate: '2026-03-16',
  correspondent: { name: 'Malerbetrieb Kästner GmbH' },
  documentType: 'invoice',
  totalAmount: { amount: 57.1, currency: 'EUR' },
  iban: 'DE89370400440532013000',
  reference: 'RE-2026-118',
  vatId: 'DE136695976',
};

describe('an e-invoice', () => {
  it('sets the fields of its document for certain, and is found by its words', async () => {
    const document = await upload(ublOf());
    expect(document).toMatchObject({ ...values, eInvoice: { state: 'read', disagreements: [] } });
    for (const finding of document.findings) {
      expect(finding).toMatchObject({ source: 'e-invoice', state: 'set', confidence: 100 });
    }
    expect(document.findings).toHaveLength(8);
    const { ids } = await listDocuments(owner, '/search?searchQuery=streichen+Neustadt');
    expect(ids).toEqual([document.id]);
    const { eInvoice, disagreements } = await eInvoiceOf(document.id);
    expect(eInvoice).toMatchObject({ state: 'read', invoices: [{ number: 'RE-2026-118' }] });
    expect(disagreements).toEqual([]);
  });

  it.each([
    ['factur-x.xml', 'name-tree'],
    ['whatever.bin', 'name-tree'],
    ['data.xml', 'associated'],
    ['data.xml', 'annotation'],
  ] as const)('is found in a PDF as %s by %s', async (name, by) => {
    const document = await uploadPdf([{ name, content: ciiOf() }], { by });
    expect(document).toMatchObject({ ...values, eInvoice: { state: 'read', disagreements: [] } });
  });

  it('is found among other and equal files', async () => {
    const content = ciiOf();
    const files = [
      { name: 'order-x.xml', content: orderX },
      { name: 'factur-x.xml', content: 'not XML' },
      { name: 'again.xml', content },
      { name: 'again.xml', content },
    ];
    expect(await uploadPdf(files)).toMatchObject(values);
  });

  it('may be one of 500 files', async () => {
    const files = Array.from({ length: 500 }, (_, index) => ({
      name: `${index}.txt`,
      content: index === 499 ? ciiOf() : `file ${index}`,
    }));
    expect(await uploadPdf(files)).toMatchObject(values);
  });

  it('is too large where it unpacks to much more than there is room for', async () => {
    const bomb = { name: 'factur-x.xml', content: new Uint8Array(64 * 1024 * 1024) };
    const document = await uploadPdf([bomb]);
    expect(document).toMatchObject({ extractionState: 'done', eInvoice: { state: 'malformed' } });
    expect(await eInvoiceOf(document.id)).toMatchObject({
      eInvoice: { state: 'malformed', reason: 'too_large' },
    });
  });

  it('is signed in Italy, and has what all invoices of a file say', async () => {
    const xml = new TextEncoder().encode(fatturaPaOf({ numbers: ['1', '2'] }));
    const document = await upload(signedOf(xml), 'IT01234567890_00001.xml.p7m');
    expect(document).toMatchObject({
      mimeType: 'application/pkcs7-mime',
      extractionState: 'done',
      correspondent: { name: 'Società Pittori Srl' },
      documentDate: '2026-03-02',
      reference: null,
      iban: 'IT60X0542811101000000123456',
    });
    const { eInvoice } = await eInvoiceOf(document.id);
    expect(eInvoice).toMatchObject({ invoices: [{ number: '1' }, { number: '2' }] });
  });

  it('has the buyer as its correspondent where the organization is the seller', async () => {
    owner = await createOwner({ organization: 'Malarze Łódź' });
    expect(await upload(ksefOf())).toMatchObject({
      correspondent: { name: 'Malerbetrieb Kästner GmbH' },
      vatId: 'DE136695976',
    });
  });

  it('replaces what was found in the text, and nothing that a person has set', async () => {
    const document = await uploadPdf([{ name: 'x.xml', content: ciiOf({ due: '207.10' }) }]);
    expect(document.totalAmount).toEqual({ amount: 207.1, currency: 'EUR' });
    await owner.call('PATCH', pathOf(document.id), { body: { reference: 'mine', dueDate: null } });
    await owner.post(`${pathOf(document.id)}/extract`, undefined, 204);
    await harness.finishJobs();
    expect(await read(document.id)).toMatchObject({
      reference: 'mine',
      dueDate: null,
      totalAmount: { amount: 207.1 },
    });
  });

  it.each([
    ['totalAmount', { total: '1.170,10' }, { amount: 1170.1, currency: 'EUR' }],
    ['documentDate', { date: '04.03.2026' }, '2026-03-04'],
    ['iban', { iban: 'DE02 1203 0000 0000 2020 51' }, 'DE02120300000000202051'],
    ['reference', { number: 'RE-2026-999' }, 'RE-2026-999'],
  ] as const)('disagrees about %s with the text of its PDF', async (field, printed, inText) => {
    const files = [{ name: 'factur-x.xml', content: ciiOf() }];
    const document = await uploadPdf(files, { lines: invoiceLines(printed) });
    const disagreements = [{ field, inText, inInvoice: values[field] }];
    expect(document).toMatchObject({ ...values, eInvoice: { state: 'read', disagreements } });
    const finding = document.findings.find((each) => each.field === field);
    const place = document.content.slice(finding?.start ?? 0, finding?.end ?? 0);
    expect(Object.values(printed)).toContain(place);
    expect((await eInvoiceOf(document.id)).disagreements).toEqual(disagreements);
  });

  it('that is malformed is kept as a document that says why', async () => {
    const document = await upload(ublOf().slice(0, 3000));
    expect(document).toMatchObject({ extractionState: 'done', eInvoice: { state: 'malformed' } });
    expect(document.content).toContain('Stadtwerke');
    const { eInvoice } = await eInvoiceOf(document.id);
    expect(eInvoice).toMatchObject({ state: 'malformed', reason: 'truncated' });
  });

  it('is not found where there is none', async () => {
    const code = 'document.e_invoice_not_found';
    for (const content of [orderX, '<?xml version="1.0"?><note>hello</note>']) {
      const document = await upload(content);
      expect(document.eInvoice).toBeNull();
      const { status } = await owner.fails('GET', `${pathOf(document.id)}/e-invoice`, { code });
      expect(status).toBe(404);
    }
  });

  it.each([
    ['of XML', () => upload(ublOf())],
    ['in a PDF', () => uploadPdf([{ name: 'factur-x.xml', content: ciiOf() }])],
  ])('%s is read in the background where it was uploaded before there were any', async (_, add) => {
    const { id } = await add();
    const { databaseFor, files } = harness.platform();
    await files.delete([eInvoiceKey(owner.organizationId, id, 1)]);
    const database = databaseFor(owner.organizationId);
    await database.run(sql`delete from document_findings where document_id = ${id}`);
    await database.run(
      sql`update documents set understood_by = 0, e_invoice = null, reference = null where id = ${id}`,
    );
    await owner.post(`${owner.org}/documents/understanding-run`, undefined, 200);
    await harness.finishJobs();
    expect(await read(id)).toMatchObject({ ...values, eInvoice: { state: 'read' } });
    expect((await eInvoiceOf(id)).eInvoice).toMatchObject({ state: 'read' });
  });

  it('goes with its document', async () => {
    const { id } = await upload(ublOf());
    const keys = async () =>
      (await harness.platform().files.list()).files.filter(({ key }) => key.includes(id));
    expect(await keys()).toHaveLength(2);
    await owner.call('DELETE', pathOf(id), { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
    await harness.finishJobs();
    expect(await keys()).toEqual([]);
  });
});

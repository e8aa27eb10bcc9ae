import { describe, expect, it } from 'vitest';
import { encodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { ciiOf, facturX, orderX, zugferd1 } from '../../../tests/support/e-invoices/cii.ts';
import { fatturaPaOf, signedOf } from '../../../tests/support/e-invoices/fattura-pa.ts';
import { signedInPieces } from '../../../tests/support/e-invoices/hostile.ts';
import { ksefOf } from '../../../tests/support/e-invoices/ksef.ts';
import { peppol, ublOf } from '../../../tests/support/e-invoices/ubl.ts';
import {
  eInvoiceReadingSchema,
  type Invoice,
} from '../../../shared/reading/e-invoices/e-invoice.ts';
import { readEInvoice } from './read-e-invoice.ts';
import { signedContentOf } from '../../../shared/mime/envelopes/signed-content.ts';

const checkpoint = () => Promise.resolve();
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => readEInvoice(bytes, { checkpoint });

async function invoicesOf(xml: string | Uint8Array): Promise<Invoice[]> {
  const reading = await read(typeof xml === 'string' ? bytesOf(xml) : xml);
  expect(eInvoiceReadingSchema.parse(reading)).toEqual(reading);
  return reading?.state === 'read' ? reading.invoices : [];
}

async function invoiceOf(xml: string | Uint8Array) {
  return (await invoicesOf(xml))[0];
}

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  }
  return bytes;
};
const declared = (encoding: string) =>
  ublOf({ prolog: `<?xml version="1.0" encoding="${encoding}"?>` });
const root = (content: string) =>
  `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${content}</Invoice>`;

const common = {
  kind: 'invoice',
  typeCode: '380',
  number: 'RE-2026-118',
  issueDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  seller: {
    name: 'Malerbetrieb Kästner GmbH',
    vatId: 'DE136695976',
    address: ['Bäckergasse 17', '04109 Leipzig'],
    country: 'DE',
  },
  buyer: { name: 'Stadtwerke Neustadt AG' },
  positions: [
    { number: '1', articleNumber: 'ART-1', quantity: '2.5', unit: 'HUR', amount: '100.00' },
  ],
  positionsCount: 1,
  allowances: [{ isCharge: false, reason: 'Treue', amount: '10.00' }],
  taxes: [{ category: 'S', base: '90.00', amount: '17.10' }],
  totals: { net: '90.00', tax: '17.10', gross: '107.10', prepaid: '50.00', due: '57.10' },
  payment: {
    means: 'transfer',
    accounts: [{ iban: 'DE89370400440532013000' }],
    reference: 'RE-2026-118/77',
  },
};

describe('an invoice in UBL', () => {
  it('is read with its parties, positions, taxes, totals and payment', async () => {
    expect(await invoiceOf(ublOf())).toMatchObject({
      ...common,
      syntax: 'ubl',
      profile: 'XRechnung 3.0',
      period: { start: '2026-02-01', end: '2026-02-28' },
      buyerReference: '04011000-12345-03',
      orderNumber: 'BE-77',
      notes: ['Danke für den Auftrag'],
      payment: { ...common.payment, terms: ['14 Tage ohne Abzug'] },
      positions: [{ name: 'Flächen streichen 1', description: 'Innen & außen', taxRate: '19' }],
    });
  });

  it('may be a credit note', async () => {
    const creditNote = ublOf({ kind: 'CreditNote', customization: peppol });
    expect(await invoiceOf(creditNote)).toMatchObject({
      kind: 'credit-note',
      profile: 'Peppol BIS Billing 3.0',
      typeCode: '381',
      dueDate: null,
      positions: [{ quantity: '2.5' }],
    });
  });

  it('keeps 10,000 positions and counts more', async () => {
    const invoice = await invoiceOf(ublOf({ lines: 10_001 }));
    expect(invoice?.positions).toHaveLength(10_000);
    expect(invoice?.positionsCount).toBe(10_001);
  });
});

describe('an invoice in CII', () => {
  it.each([
    ['minimum', 'Factur-X 1.0 MINIMUM'],
    ['basicwl', 'Factur-X 1.0 BASIC WL'],
    ['basic', 'Factur-X 1.0 BASIC'],
    ['en16931', 'EN 16931'],
    ['extended', 'Factur-X 1.0 EXTENDED'],
  ])('is read in the profile %s', async (level, profile) => {
    expect(await invoiceOf(ciiOf({ guideline: facturX(level) }))).toMatchObject({
      ...common,
      syntax: 'cii',
      profile,
      deliveryDate: '2026-02-27',
      notes: ['Danke <sehr>'],
      seller: { ...common.seller, taxNumber: '232/123/45678' },
    });
  });

  it('is read with other prefixes, without what is in other namespaces', async () => {
    const prefixes = { rsm: 'a', ram: 'ram1', udt: 'ram' };
    expect(await invoiceOf(ciiOf({ prefixes }))).toMatchObject(common);
  });

  it('is read in the form of ZUGFeRD 1.0', async () => {
    expect(await invoiceOf(zugferd1)).toMatchObject({
      ...common,
      syntax: 'zugferd-1',
      profile: 'ZUGFeRD 1.0 COMFORT',
      seller: { name: 'Malerbetrieb Kästner GmbH', vatId: 'DE136695976' },
      positions: [{ name: 'Farbe', quantity: '2.0000', unitPrice: '50.00', amount: '100.00' }],
      allowances: [],
      taxes: [{ rate: '19.00', base: '100.00', amount: '19.00' }],
      totals: { gross: '119.00' },
      payment: { accounts: [{ iban: 'DE89370400440532013000' }] },
    });
  });

  it('is a credit note by its code', async () => {
    expect(await invoiceOf(ciiOf({ typeCode: '381' }))).toMatchObject({ kind: 'credit-note' });
  });

  it('is no order', async () => {
    expect(await read(bytesOf(orderX))).toBeUndefined();
  });
});

describe('FatturaPA', () => {
  it.each(['FPA12', 'FPR12'])('is read in the format %s', async (format) => {
    expect(await invoiceOf(fatturaPaOf({ format }))).toMatchObject({
      kind: 'invoice',
      profile: `FatturaPA ${format}`,
      number: '118/2026',
      issueDate: '2026-03-02',
      dueDate: '2026-03-31',
      seller: { name: 'Società Pittori Srl', vatId: 'IT12345678903', country: 'IT' },
      buyer: { name: 'Mario Rossi', vatId: null, taxNumber: 'RSSMRA80A01F205X' },
      positions: [{ name: 'Tinteggiatura pareti', unitPrice: '50.00000000', taxRate: '22.00' }],
      totals: { net: '100.00', tax: '22.00', gross: '122.00', due: '122.00' },
      payment: { accounts: [{ iban: 'IT60X0542811101000000123456', bank: 'Banca Prova' }] },
      notes: ['Lavori di marzo'],
    });
  });

  it('may have several invoices in one file', async () => {
    const invoices = await invoicesOf(fatturaPaOf({ numbers: ['1', '2', '3'] }));
    expect(invoices.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  it('may be a credit note', async () => {
    expect(await invoiceOf(fatturaPaOf({ type: 'TD04' }))).toMatchObject({ kind: 'credit-note' });
  });

  const xml = bytesOf(fatturaPaOf());
  it.each([
    ['signed', signedOf(xml)],
    ['signed in pieces', signedOf(xml, { isStreamed: true })],
    ['signed twice', signedOf(signedOf(xml))],
    [
      'in base64',
      bytesOf(btoa(String.fromCharCode(...signedOf(xml))).replaceAll(/.{76}/g, '$&\r\n')),
    ],
  ])('is found where it is %s', async (_, signed) => {
    expect(await invoiceOf(signedContentOf(signed) ?? signed)).toMatchObject({
      number: '118/2026',
    });
  });

  it('is not found in damaged signatures', () => {
    const signed = signedOf(xml);
    for (let length = 0; length < 60; length += 1) {
      expect(() => signedContentOf(signed.subarray(0, length))).not.toThrow();
    }
    expect(
      signedContentOf(Uint8Array.of(0x30, 0x80, ...new Uint8Array(100).fill(0x30))),
    ).toBeUndefined();
  });
});

describe('KSeF', () => {
  it.each([2, 3] as const)('is read in the structure FA(%i)', async (version) => {
    expect(await invoiceOf(ksefOf({ version }))).toMatchObject({
      kind: 'invoice',
      profile: `KSeF FA(${version})`,
      number: 'FV/118/2026',
      issueDate: '2026-03-02',
      dueDate: '2026-03-16',
      deliveryDate: '2026-02-27',
      currency: 'PLN',
      seller: { name: 'Malarze Łódź sp. z o.o.', vatId: 'PL5261040828' },
      buyer: { name: 'Malerbetrieb Kästner GmbH', vatId: 'DE136695976' },
      positions: [
        { name: 'Malowanie ścian', amount: '100.00', isGross: false, taxRate: '23' },
        { name: 'Książka', amount: '108.00', isGross: true, taxRate: '8' },
      ],
      taxes: [
        { rate: '23', base: '100.00', amount: '23.00' },
        { rate: '8', base: '100.00', amount: '8.00' },
      ],
      totals: { net: '200.00', tax: '31.00', gross: '231.00' },
      payment: {
        means: 'transfer',
        accounts: [{ iban: 'PL61109010140000071219812874', bic: 'WBKPPLPP' }],
      },
      notes: ['Uwagi: Dziękujemy'],
    });
  });

  it('has corrections that are credit notes', async () => {
    const correction = ksefOf({ type: 'KOR', gross: '-231.00' });
    expect(await invoiceOf(correction)).toMatchObject({ kind: 'credit-note' });
  });
});

describe('the encoding of XML', () => {
  const name = { seller: { name: 'Malerbetrieb Kästner GmbH' } };
  it.each([
    ['UTF-8 with a mark', bytesOf(`\ufeff${ublOf()}`)],
    ['UTF-8 without a declaration', bytesOf(ublOf({ prolog: '' }))],
    ['UTF-16 with a mark', utf16(`\ufeff${declared('UTF-16')}`, false)],
    ['UTF-16 of the other order', utf16(`\ufeff${declared('UTF-16')}`, true)],
    ['UTF-16 without a mark', utf16(declared('UTF-16LE'), false)],
    ['ISO-8859-1', encodeLatin1(declared('ISO-8859-1'))],
    ['windows-1252', encodeLatin1(declared('windows-1252'))],
    ['a wrong one', encodeLatin1(declared('UTF-8'))],
    ['an unknown one', bytesOf(declared('x-nothing'))],
  ])('may be %s', async (_, bytes) => {
    expect(await invoiceOf(bytes)).toMatchObject(name);
  });
});

describe('malformed XML', () => {
  const xml = ublOf();

  it.each([
    ['a document type', `<!DOCTYPE Invoice [<!ENTITY a "b">]>${root('&a;')}`, 'document_type', 1],
    ['an end too early', xml.slice(0, xml.length / 2), 'truncated', 63],
    ['an end inside of a tag', root('').slice(0, -4), 'truncated', 1],
    ['another end tag', root('\n<a><b></a></b>'), 'not_well_formed', 2],
    ['an end tag without a beginning', root('</b>'), 'not_well_formed', 1],
    ['two roots', root('') + root(''), 'not_well_formed', 1],
    ['text behind the root', `${root('')} more`, 'not_well_formed', 1],
    ['an unknown prefix', root('<b:a/>'), 'not_well_formed', 1],
    ['an attribute without quotes', root('<a b=c/>'), 'not_well_formed', 1],
    ['nothing in it', root('<a/>'), 'incomplete', null],
  ])('with %s says why', async (_, text, reason, line) => {
    const reading = await read(bytesOf(text));
    expect(reading).toMatchObject({ state: 'malformed', reason });
    if (reason !== 'truncated') expect(reading).toMatchObject({ line });
  });

  it.each([
    '',
    '<',
    '<?xml',
    '<!-- ',
    '<!DOCTYPE [',
    '<invoice/>',
    'Invoice',
    root('').replace('Invoice-2', 'Invoice-3'),
  ])('that is no invoice is none: %s', async (text) =>
    expect(await read(bytesOf(text))).toBeUndefined(),
  );

  it('does not expand entities', async () => {
    const laughs = Array.from(
      { length: 20 },
      (_, index) => `<!ENTITY l${index + 1} "&l${index};&l${index};&l${index};&l${index};">`,
    );
    const external = '<!ENTITY file SYSTEM "file:///etc/passwd">';
    const prolog = `<?xml version="1.0"?><!DOCTYPE Invoice [<!ENTITY l0 "ha">${laughs.join('')}${external}]>`;
    const started = cpuTime();
    expect(await read(bytesOf(ublOf({ prolog, more: '&l20;&file;' })))).toMatchObject({
      state: 'malformed',
      reason: 'document_type',
    });
    expect(
      await invoiceOf(ublOf({ more: '<cbc:Note>&file;&amp;&#x41;</cbc:Note>' })),
    ).toMatchObject({ notes: ['Danke für den Auftrag', '&file;&A'] });
    expect(cpuTime(started)).toBeLessThan(2000);
  });

  it.each([
    ['1,000,000 nested elements', () => ublOf({ more: '<a>'.repeat(1_000_000) }), 'too_complex'],
    ['1,000,000 elements', () => ublOf({ more: '<a/>'.repeat(1_000_000) }), 'too_complex'],
    [
      '200,001 elements with an attribute',
      () => ublOf({ more: '<a b=""/>'.repeat(200_001) }),
      'too_complex',
    ],
    [
      'texts of more than 5 million characters',
      () => ublOf({ more: `<a>${'x'.repeat(19_999)}</a>`.repeat(251) }),
      'too_complex',
    ],
    ['a header that too many invoices repeat', manyInvoices, 'too_complex'],
    ['1,000 attributes', () => ublOf({ more: `<a ${attributes(1000)}/>` }), 'too_complex'],
    ['more than 20 MB', () => ublOf({ more: `<a>${'x'.repeat(20_000_000)}</a>` }), 'too_large'],
  ])('with %s is refused soon', async (_, build, reason) => {
    expect(await read(bytesOf(build()))).toMatchObject({ state: 'malformed', reason });
  });

  it('keeps a thousand entries of a list, and of positions with many allowances fewer', async () => {
    const allowances = '<cac:AllowanceCharge/>'.repeat(1001);
    const more = `${allowances}${`<cac:InvoiceLine>${allowances}</cac:InvoiceLine>`.repeat(30)}`;
    const invoice = await invoiceOf(ublOf({ more, lines: 0 }));
    expect(invoice?.allowances).toHaveLength(1000);
    expect(invoice?.positions).toHaveLength(19);
    expect(invoice?.positionsCount).toBe(30);
  });

  it('finds the namespaces of prefixes where others declare thousands', async () => {
    const outer = `<a ${Array.from({ length: 99 }, (_, index) => `xmlns:n${index}="u"`).join(' ')}>`;
    const inner = '<b xmlns:cbc="urn:other"><cbc:Note>other</cbc:Note></b>';
    const more = `${outer.repeat(50)}${inner}${'</a>'.repeat(50)}<cbc:Note>own</cbc:Note>`;
    expect((await invoiceOf(ublOf({ more })))?.notes).toEqual(['Danke für den Auftrag', 'own']);
  });

  it('joins what is signed in pieces of a byte', () => {
    expect(signedContentOf(signedInPieces(17 + 3 * 500_000))?.length).toBe(500_000);
  });

  it('reads codes in attributes without white space around them', async () => {
    const padded = ublOf().replaceAll('unitCode="HUR"', 'unitCode=" HUR&#32;"');
    expect(padded).not.toBe(ublOf());
    expect(await invoiceOf(padded)).toEqual(await invoiceOf(ublOf()));
  });

  it('keeps little of long attributes and files', async () => {
    const long = 'x'.repeat(9_000_000);
    const more = `<cbc:Note a="${long}">short</cbc:Note><cbc:Note>${long}</cbc:Note>`;
    const invoice = await invoiceOf(ublOf({ more }));
    expect(invoice?.notes[1]).toBe('short');
    expect(invoice?.notes[2]?.length).toBe(20_000);
  });
});

const manyInvoices = () =>
  fatturaPaOf({ numbers: ['1'] })
    .replace('Società Pittori Srl', 'x'.repeat(19_000))
    .replace(
      '<FatturaElettronicaBody>',
      (body) => `${body}</FatturaElettronicaBody>`.repeat(500) + body,
    );

const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ');

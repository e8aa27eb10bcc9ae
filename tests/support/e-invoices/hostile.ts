import { deflateSync } from 'node:zlib';
import { signedMimeType } from '../../../shared/reading/file-types/mime-types.ts';
import type { HostileFile } from '../hostile-files.ts';
import { fatturaPaOf } from './fattura-pa.ts';
import { pdfWithFiles } from './pdf.ts';
import { ublLine, ublOf } from './ubl.ts';

export type HostileInvoice = { name: string; mimeType: string; build: () => Uint8Array };

/** Below the upload limit of a new installation, 10 MiB. */
const limit = 9.9 * 1024 * 1024;
/** Bytes of the invoice around the hostile part. */
const frame = 20_000;
/** Just below the limit of nodes in a file. */
const nodes = 399_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fill = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));
const ubl = (more: string) => bytesOf(ublOf({ more }));
const numbered = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => build(index)).join('');

/** Nested elements that each declare one more namespace prefix. */
function nestedNamespaces(share: number): Uint8Array {
  const open = numbered(
    60,
    (level) => `<a ${numbered(99, (index) => ` xmlns:n${level}-${index}="u"`)}>`,
  );
  return ubl(`${open}${fill('<b xmlns:c=""/>', 2_900_000 * share)}${'</a>'.repeat(60)}`);
}

/** Many invoices that share one header. */
function fatturaWith(bodies: string): Uint8Array {
  const xml = fatturaPaOf({ numbers: ['1'] }).replace('Società Pittori Srl', 'x'.repeat(19_000));
  return bytesOf(
    xml.replace('<FatturaElettronicaBody>', (body) => bodies.slice(0, limit - 2 * frame) + body),
  );
}

export function signedInPieces(length = limit): Uint8Array {
  const head = [0x30, 0x80, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1];
  const bytes = new Uint8Array(length);
  bytes.set([...head, 0xa0, 0x80, 0x24, 0x80]);
  let end = head.length + 4;
  for (; end + 3 <= length; end += 3) bytes.set([4, 1, 0x3c], end);
  return bytes.subarray(0, end);
}

/** Embedded files, each of which decompresses to 60 MB. */
function embeddedBombs(): Uint8Array {
  const bomb = new Uint8Array(deflateSync(Buffer.alloc(60_000_000)));
  const packed = { name: 'factur-x.xml', content: bomb, isPacked: true };
  return pdfWithFiles([''], { by: 'associated', files: Array.from({ length: 100 }, () => packed) });
}

const embedded = (files: readonly (string | Uint8Array)[], by?: 'associated') =>
  pdfWithFiles([''], {
    files: files.map((content, index) => ({ name: `${index}.xml`, content })),
    ...(by && { by }),
  });

const xml = (name: string, build: () => Uint8Array): HostileInvoice => ({
  name,
  mimeType: 'application/xml',
  build,
});
const pdf = (name: string, build: () => Uint8Array): HostileInvoice => ({
  name,
  mimeType: 'application/pdf',
  build,
});

/**
 * E-invoices of nearly 10 MB, or a share of that, possibly compressed, that are built to be as expensive as possible.
 */
export function hostileInvoices(share = 1): readonly HostileInvoice[] {
  const room = limit * share - frame;
  const most = Math.floor(nodes * share);
  const filled = (unit: string) => fill(unit, room);
  return [
    xml('namespaces around namespaces', () => nestedNamespaces(share)),
    xml('an own namespace each', () => ubl(filled('<a xmlns:b="urn:x"/>'))),
    xml('elements in elements', () => ubl(filled('<a>'))),
    xml('elements 95 deep', () => ubl(filled('<a>'.repeat(95) + '</a>'.repeat(95)))),
    xml('empty elements', () => ubl('<a/>'.repeat(most))),
    xml('elements with an attribute', () => ubl('<a b="12345678"/>'.repeat(most / 2))),
    xml('elements with 99 attributes', () =>
      ubl(filled(`<a ${numbered(99, (index) => ` a${index}=""`)}/>`)),
    ),
    xml('names of Object', () => ubl(filled('<__proto__ __proto__="1" constructor="2"/>'))),
    xml('lines', () => ubl(fill(ublLine('Invoice', 1), 6_000_000 * share))),
    xml('allowances', () => ubl(filled('<cac:AllowanceCharge/>'))),
    xml('allowances of a line', () =>
      ubl(`<cac:InvoiceLine>${filled('<cac:AllowanceCharge/>')}</cac:InvoiceLine>`),
    ),
    xml('taxes', () => ubl(filled('<cac:TaxTotal><cac:TaxSubtotal/></cac:TaxTotal>'))),
    xml('accounts', () =>
      ubl(
        numbered(
          90_000 * share,
          (index) =>
            `<cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>${index}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`,
        ),
      ),
    ),
    xml('notes', () => ubl(filled('<cbc:Note>abc def ghij klm nop</cbc:Note>'))),
    xml('digits', () =>
      ubl(
        filled(
          `<cac:AllowanceCharge><cbc:Amount>${'9'.repeat(40)}</cbc:Amount></cac:AllowanceCharge>`,
        ),
      ),
    ),
    xml('character references', () => ubl(`<cbc:Note a="${filled('&lt;')}"/>`)),
    xml('attributes of character references', () =>
      ubl(filled(`<cbc:Note a="${'&#65;'.repeat(4000)}"/>`)),
    ),
    xml('pieces of text', () =>
      ubl(`<cbc:Note>${filled('x<!----><![CDATA[y]]><?z?>')}</cbc:Note>`),
    ),
    xml('comments before it', () => bytesOf(ublOf({ prolog: filled('<!---->') }))),
    xml('entities that are declared', () =>
      bytesOf(ublOf({ prolog: `<!DOCTYPE Invoice [${filled('<!ENTITY a "&b;&b;">')}]>` })),
    ),
    xml('another encoding than it declares', () =>
      bytesOf(ublOf({ prolog: '<?xml version="1.0" encoding="UTF-16"?>', more: filled('<a/>') })),
    ),
    xml('invoices that repeat a header', () => fatturaWith(filled('<FatturaElettronicaBody/>'))),
    xml('lines of many invoices', () =>
      fatturaWith(
        fill(
          `<FatturaElettronicaBody><DatiBeniServizi>${'<DettaglioLinee/>'.repeat(9000)}</DatiBeniServizi></FatturaElettronicaBody>`,
          6_000_000 * share,
        ),
      ),
    ),
    {
      name: 'a signed file in pieces',
      mimeType: signedMimeType,
      build: () => signedInPieces(limit * share),
    },
    pdf('19 MB of lines in a PDF', () =>
      embedded([ublOf({ more: fill(ublLine('Invoice', 1), 19e6 * share) })]),
    ),
    pdf('three invoices that are cut off', () => {
      const cut = ublOf({ more: filled('<cbc:Note>x&amp;y</cbc:Note>') }).slice(0, room / 3);
      return embedded([cut, cut, cut]);
    }),
    pdf('60 MB of nothing in a PDF', () => embedded([new Uint8Array(60_000_000)])),
    pdf('1,500 files in a PDF', () =>
      embedded(Array.from({ length: 1500 }, () => ublOf({ more: '<a>' }))),
    ),
    pdf('1,500 files that are not listed', () =>
      embedded(
        Array.from({ length: 1500 }, () => ublOf({ more: '<a>' })),
        'associated',
      ),
    ),
    pdf('bombs that are not listed', embeddedBombs),
    pdf('files without an end', () => {
      const begun = '\n1 0 obj << /Type /EmbeddedFile >> stream\n';
      return Buffer.concat([embedded([''], 'associated'), Buffer.from(filled(begun))]);
    }),
  ];
}

export const hostileInvoiceFile =
  ({ name, mimeType, build }: HostileInvoice) =>
  (): HostileFile => ({ name, type: mimeType, bytes: Buffer.from(build()) });

import type {
  Invoice,
  InvoiceAllowance,
  InvoiceParty,
  InvoicePayment,
  InvoicePosition,
} from '../e-invoice.ts';
import {
  accountOf,
  accountsOf,
  earliest,
  entriesOf,
  joined,
  linesOf,
  listedAt,
  noParty,
  noPosition,
  positionsOf,
} from '../parts.ts';
import { absolute, dayAt, decimalAt, sumDecimals } from '../values.ts';
import { attributeOf, elementAt, elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';

/** Reads FatturaPA 1.x: one header, and a body for each invoice; also the simplified form (FSM10), which has gross amounts of positions. */
export function* readFatturaPa(root: XmlElement): Generator<Invoice> {
  const header = elementAt(root, 'FatturaElettronicaHeader');
  const format =
    textAt(header, 'DatiTrasmissione/FormatoTrasmissione') ?? attributeOf(root, 'versione');
  const shared = {
    syntax: 'fattura-pa' as const,
    profile: format ? `FatturaPA ${format}` : 'FatturaPA',
    seller: readParty(elementAt(header, 'CedentePrestatore')),
    buyer: readParty(elementAt(header, 'CessionarioCommittente')),
    buyerReference: null,
  };
  for (const body of elementsAt(root, 'FatturaElettronicaBody')) {
    yield { ...shared, ...readBody(body) };
  }
}

type Shared = 'syntax' | 'profile' | 'seller' | 'buyer' | 'buyerReference';

function readBody(body: XmlElement): Omit<Invoice, Shared> {
  const general = elementAt(body, 'DatiGenerali');
  const document = elementAt(general, 'DatiGeneraliDocumento');
  const goods = elementsAt(body, 'DatiBeniServizi');
  const lines = goods.flatMap((part) => elementsAt(part, 'DettaglioLinee'));
  const details = elementsAt(body, 'DatiPagamento/DettaglioPagamento');
  const typeCode = textAt(document, 'TipoDocumento');
  const starts = lines.map((line) => dayAt(line, 'DataInizioPeriodo'));
  const ends = lines.map((line) => dayAt(line, 'DataFinePeriodo'));
  const end =
    ends
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  const start = earliest(starts);
  const isSimplified = lines.length === 0 && goods.some((part) => elementAt(part, 'Importo'));
  return {
    kind: typeCode === 'TD04' || typeCode === 'TD08' ? 'credit-note' : 'invoice',
    typeCode,
    number: textAt(document, 'Numero'),
    issueDate: dayAt(document, 'Data'),
    dueDate: earliest(details.map((detail) => dayAt(detail, 'DataScadenzaPagamento'))),
    deliveryDate: dayAt(general, 'DatiDDT/DataDDT', 'DatiTrasporto/DataOraConsegna'),
    period: (start ?? end) ? { start, end } : null,
    currency: textAt(document, 'Divisa'),
    orderNumber: textAt(general, 'DatiOrdineAcquisto/IdDocumento'),
    contractNumber: textAt(general, 'DatiContratto/IdDocumento'),
    precedingInvoices: listedAt(
      general,
      'DatiFattureCollegate/IdDocumento',
      'DatiFatturaRettificata/NumeroFR',
    ),
    payee: textAt(details[0], 'Beneficiario'),
    ...(isSimplified
      ? positionsOf(goods, readSimplifiedPosition)
      : positionsOf(lines, readPosition)),
    allowances: entriesOf(elementsAt(document, 'ScontoMaggiorazione'), readAllowance),
    ...readAmounts({ body, document, details, isSimplified }),
    payment: readPayment(body, details),
    notes: listedAt(document, 'Causale'),
  };
}

function readAmounts({
  body,
  document,
  details,
  isSimplified,
}: {
  body: XmlElement;
  document: XmlElement | undefined;
  details: readonly XmlElement[];
  isSimplified: boolean;
}): Pick<Invoice, 'taxes' | 'totals'> {
  const summaries = elementsAt(body, 'DatiBeniServizi/DatiRiepilogo');
  const goods = elementsAt(body, 'DatiBeniServizi');
  const taxes = isSimplified
    ? entriesOf(goods, (part) => ({
        category: textAt(part, 'Natura'),
        rate: decimalAt(part, 'DatiIVA/Aliquota'),
        base: null,
        amount: decimalAt(part, 'DatiIVA/Imposta'),
        exemption: textAt(part, 'RiferimentoNormativo'),
      }))
    : entriesOf(summaries, (summary) => ({
        category: textAt(summary, 'Natura'),
        rate: decimalAt(summary, 'AliquotaIVA'),
        base: decimalAt(summary, 'ImponibileImporto'),
        amount: decimalAt(summary, 'Imposta'),
        exemption: textAt(summary, 'RiferimentoNormativo'),
      }));
  const net = sumDecimals(summaries.map((summary) => decimalAt(summary, 'ImponibileImporto')));
  const tax = isSimplified
    ? sumDecimals(goods.map((part) => decimalAt(part, 'DatiIVA/Imposta')))
    : sumDecimals(summaries.map((summary) => decimalAt(summary, 'Imposta')));
  const rounding = decimalAt(document, 'Arrotondamento');
  const simplified = sumDecimals(goods.map((part) => decimalAt(part, 'Importo')));
  return {
    taxes,
    totals: {
      positions: null,
      allowances: null,
      charges: null,
      net,
      tax,
      gross:
        decimalAt(document, 'ImportoTotaleDocumento') ??
        (isSimplified ? simplified : sumDecimals([net, tax, rounding])),
      prepaid: null,
      rounding,
      due: sumDecimals(details.map((detail) => decimalAt(detail, 'ImportoPagamento'))),
    },
  };
}

function readPayment(body: XmlElement, details: readonly XmlElement[]): InvoicePayment {
  return {
    means: meansOf(textAt(details[0], 'ModalitaPagamento')),
    accounts: accountsOf(
      entriesOf(details, (detail) =>
        accountOf(textAt(detail, 'IBAN'), {
          bic: textAt(detail, 'BIC'),
          holder: textAt(detail, 'Beneficiario'),
          bank: textAt(detail, 'IstitutoFinanziario'),
        }),
      ),
    ),
    reference: textAt(body, 'DatiPagamento/DettaglioPagamento/CodicePagamento'),
    terms: [],
    mandate: null,
  };
}

function meansOf(code: string | null): InvoicePayment['means'] {
  switch (code) {
    case null:
      return null;
    case 'MP01':
    case 'MP04':
      return 'cash';
    case 'MP02':
    case 'MP03':
      return 'cheque';
    case 'MP05':
    case 'MP07':
      return 'transfer';
    case 'MP08':
      return 'card';
    case 'MP09':
    case 'MP10':
    case 'MP11':
    case 'MP16':
    case 'MP17':
    case 'MP19':
    case 'MP20':
    case 'MP21':
      return 'direct-debit';
    default:
      return 'other';
  }
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  if (!party) return noParty;
  const identity = elementAt(party, 'DatiAnagrafici', 'IdentificativiFiscali') ?? party;
  const person =
    elementAt(identity, 'Anagrafica') ?? elementAt(party, 'AltriDatiIdentificativi') ?? party;
  const vat = elementAt(identity, 'IdFiscaleIVA');
  const country = textAt(vat, 'IdPaese') ?? '';
  const number = textAt(vat, 'IdCodice');
  const seat = elementAt(party, 'Sede', 'AltriDatiIdentificativi/Sede');
  return {
    name:
      textAt(person, 'Denominazione') ?? joined(textAt(person, 'Nome'), textAt(person, 'Cognome')),
    tradingName: null,
    vatId: number && (number.startsWith(country) ? number : country + number),
    taxNumber: textAt(identity, 'CodiceFiscale'),
    registrationNumber: joined(
      textAt(party, 'IscrizioneREA/Ufficio'),
      textAt(party, 'IscrizioneREA/NumeroREA'),
    ),
    address: linesOf(
      joined(textAt(seat, 'Indirizzo'), textAt(seat, 'NumeroCivico')),
      joined(textAt(seat, 'CAP'), textAt(seat, 'Comune'), textAt(seat, 'Provincia')),
    ),
    country: textAt(seat, 'Nazione'),
    contact: null,
    phone: textAt(party, 'Contatti/Telefono'),
    email: textAt(party, 'Contatti/Email'),
  };
}

function readPosition(line: XmlElement): InvoicePosition {
  return {
    number: textAt(line, 'NumeroLinea'),
    name: textAt(line, 'Descrizione'),
    description: null,
    articleNumber: textAt(line, 'CodiceArticolo/CodiceValore'),
    quantity: decimalAt(line, 'Quantita'),
    unit: textAt(line, 'UnitaMisura'),
    unitPrice: decimalAt(line, 'PrezzoUnitario'),
    priceQuantity: null,
    taxRate: decimalAt(line, 'AliquotaIVA'),
    taxCategory: textAt(line, 'Natura'),
    amount: decimalAt(line, 'PrezzoTotale'),
    isGross: false,
    allowances: entriesOf(elementsAt(line, 'ScontoMaggiorazione'), readAllowance),
  };
}

function readSimplifiedPosition(part: XmlElement, index: number): InvoicePosition {
  return {
    ...noPosition,
    number: String(index + 1),
    name: textAt(part, 'Descrizione'),
    taxRate: decimalAt(part, 'DatiIVA/Aliquota'),
    taxCategory: textAt(part, 'Natura'),
    amount: decimalAt(part, 'Importo'),
    isGross: true,
  };
}

function readAllowance(allowance: XmlElement): InvoiceAllowance {
  return {
    isCharge: textAt(allowance, 'Tipo') === 'MG',
    reason: null,
    percent: decimalAt(allowance, 'Percentuale'),
    amount: absolute(decimalAt(allowance, 'Importo')),
  };
}

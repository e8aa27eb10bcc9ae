import { isIban } from '../../fields/iban.ts';
import type { Invoice, InvoiceParty, InvoicePayment, InvoicePosition } from '../e-invoice.ts';
import {
  accountOf,
  accountsOf,
  earliest,
  entriesOf,
  linesOf,
  listedAt,
  noParty,
  noPosition,
  noTotals,
  positionsOf,
} from '../parts.ts';
import { dayAt, decimalAt, isZero, sumDecimals, toDay, toDecimal } from '../values.ts';
import {
  attributeOf,
  elementAt,
  elementsAt,
  textAt,
  textsAt,
  type XmlElement,
} from '../xml/xml-element.ts';

/** Reads the KSeF structures FA(1) to FA(3), but not those of farmers, which have another form. */
export function readKsef(root: XmlElement): Invoice[] | undefined {
  const invoice = elementAt(root, 'Fa');
  if (!invoice) return undefined;
  const typeCode = textAt(invoice, 'RodzajFaktury');
  const gross = decimalAt(invoice, 'P_15');
  const start = dayAt(invoice, 'OkresFa/P_6_Od');
  const end = dayAt(invoice, 'OkresFa/P_6_Do');
  const form = attributeOf(elementAt(root, 'Naglowek/KodFormularza'), 'kodSystemowy');
  // A correction also lists its former positions (`StanPrzed`), which belong to the corrected invoice.
  const lines = elementsAt(invoice, 'FaWiersz').filter((line) => textAt(line, 'StanPrzed') !== '1');
  const orders = elementsAt(invoice, 'Zamowienie/ZamowienieWiersz');
  const taxes = readTaxes(invoice);
  const isPaid = textAt(invoice, 'Platnosc/Zaplacono') === '1';
  return [
    {
      kind: typeCode?.startsWith('KOR') && gross?.startsWith('-') ? 'credit-note' : 'invoice',
      syntax: 'ksef',
      profile: form ? `KSeF ${form.replace(' (', '(')}` : 'KSeF',
      typeCode,
      number: textAt(invoice, 'P_2'),
      issueDate: dayAt(invoice, 'P_1'),
      dueDate: earliest([
        ...textsAt(invoice, 'Platnosc/TerminPlatnosci/Termin').map(toDay),
        ...textsAt(invoice, 'Platnosc/TerminyPlatnosci/TerminPlatnosci').map(toDay),
      ]),
      deliveryDate: dayAt(invoice, 'P_6'),
      period: (start ?? end) ? { start, end } : null,
      currency: textAt(invoice, 'KodWaluty'),
      buyerReference: textAt(root, 'Podmiot2/NrKlienta'),
      orderNumber: textAt(invoice, 'WarunkiTransakcji/Zamowienia/NrZamowienia'),
      contractNumber: textAt(invoice, 'WarunkiTransakcji/Umowy/NrUmowy'),
      precedingInvoices: listedAt(
        invoice,
        'DaneFaKorygowanej/NrFaKorygowanej',
        'FakturaZaliczkowa/NrFaZaliczkowej',
      ),
      seller: readParty(elementAt(root, 'Podmiot1')),
      buyer: readParty(elementAt(root, 'Podmiot2')),
      payee: null,
      ...(lines.length > 0
        ? positionsOf(lines, readPosition)
        : positionsOf(orders, readOrderPosition)),
      allowances: [],
      taxes,
      totals: {
        ...noTotals,
        net: sumDecimals(taxes.map(({ base }) => base)),
        tax: sumDecimals(taxes.map(({ amount }) => amount)),
        gross,
        due: isPaid ? '0' : (decimalAt(invoice, 'Rozliczenie/DoZaplaty') ?? gross),
      },
      payment: readPayment(invoice),
      notes: [
        ...entriesOf(elementsAt(invoice, 'DodatkowyOpis'), (note) =>
          linesOf(textAt(note, 'Klucz'), textAt(note, 'Wartosc')).join(': '),
        ),
        ...listedAt(invoice, 'PrzyczynaKorekty'),
        ...listedAt(root, 'Stopka/Informacje/StopkaFaktury'),
      ],
    },
  ];
}

/** The sums P_13_… and P_14_… by rate, with the numbers of the structure. */
const sums = [
  { net: 'P_13_1', tax: 'P_14_1', rate: '23', category: null },
  { net: 'P_13_2', tax: 'P_14_2', rate: '8', category: null },
  { net: 'P_13_3', tax: 'P_14_3', rate: '5', category: null },
  { net: 'P_13_4', tax: 'P_14_4', rate: null, category: 'taxi' },
  { net: 'P_13_5', tax: 'P_14_5', rate: null, category: 'OSS' },
  { net: 'P_13_6_1', tax: null, rate: '0', category: 'KR' },
  { net: 'P_13_6_2', tax: null, rate: '0', category: 'WDT' },
  { net: 'P_13_6_3', tax: null, rate: '0', category: 'EX' },
  { net: 'P_13_7', tax: null, rate: null, category: 'zw' },
  { net: 'P_13_8', tax: null, rate: null, category: 'np I' },
  { net: 'P_13_9', tax: null, rate: null, category: 'np II' },
  { net: 'P_13_10', tax: null, rate: null, category: 'oo' },
  { net: 'P_13_11', tax: null, rate: null, category: 'marża' },
];

function readTaxes(invoice: XmlElement): Invoice['taxes'] {
  return sums.flatMap(({ net, tax, rate, category }) => {
    const base = decimalAt(invoice, net);
    const amount = tax === null ? null : decimalAt(invoice, tax);
    if (base === null || (isZero(base) && (amount === null || isZero(amount)))) return [];
    return [{ category, rate, base, amount, exemption: null }];
  });
}

function readPayment(invoice: XmlElement): InvoicePayment {
  const payment = elementAt(invoice, 'Platnosc');
  const accounts = [
    ...elementsAt(payment, 'RachunekBankowy'),
    ...elementsAt(payment, 'RachunekBankowyFaktora'),
  ];
  return {
    means: meansOf(textAt(payment, 'FormaPlatnosci')),
    accounts: accountsOf(
      entriesOf(accounts, (account) =>
        accountOf(withCountry(textAt(account, 'NrRB', 'NrRBPL', 'NrRBZagr')), {
          bic: textAt(account, 'SWIFT'),
          holder: null,
          bank: textAt(account, 'NazwaBanku'),
        }),
      ),
    ),
    reference: null,
    terms: listedAt(payment, 'TerminPlatnosci/TerminOpis', 'OpisPlatnosci'),
    mandate: null,
  };
}

/** A Polish account number is an IBAN without the country. */
function withCountry(number: string | null): string | null {
  const digits = number?.replaceAll(/[\s-]/g, '') ?? '';
  return /^\d{26}$/.test(digits) && isIban(`PL${digits}`) ? `PL${digits}` : number;
}

function meansOf(code: string | null): InvoicePayment['means'] {
  switch (code) {
    case null:
      return null;
    case '1':
      return 'cash';
    case '2':
      return 'card';
    case '4':
      return 'cheque';
    case '6':
      return 'transfer';
    default:
      return 'other';
  }
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  if (!party) return noParty;
  const identity = elementAt(party, 'DaneIdentyfikacyjne');
  const address = elementAt(party, 'Adres');
  const polish = textAt(identity, 'NIP');
  const foreign = textAt(identity, 'NrVatUE');
  const name = textAt(identity, 'Nazwa', 'PelnaNazwa');
  return {
    ...noParty,
    name,
    tradingName: textAt(identity, 'NazwaHandlowa'),
    vatId: polish ? `PL${polish}` : foreign && (textAt(identity, 'KodUE') ?? '') + foreign,
    taxNumber: textAt(identity, 'NrID'),
    address: linesOf(textAt(address, 'AdresL1'), textAt(address, 'AdresL2')),
    country: textAt(address, 'KodKraju'),
    phone: textAt(party, 'DaneKontaktowe/Telefon'),
    email: textAt(party, 'DaneKontaktowe/Email'),
  };
}

function readPosition(line: XmlElement): InvoicePosition {
  const net = decimalAt(line, 'P_11');
  return {
    ...noPosition,
    number: textAt(line, 'NrWierszaFa'),
    name: textAt(line, 'P_7'),
    articleNumber: textAt(line, 'Indeks', 'GTIN'),
    quantity: decimalAt(line, 'P_8B'),
    unit: textAt(line, 'P_8A'),
    unitPrice: decimalAt(line, 'P_9A', 'P_9B'),
    ...rateOf(textAt(line, 'P_12')),
    amount: net ?? decimalAt(line, 'P_11A'),
    isGross: net === null,
    allowances: discountOf(decimalAt(line, 'P_10')),
  };
}

function readOrderPosition(line: XmlElement): InvoicePosition {
  return {
    ...noPosition,
    number: textAt(line, 'NrWierszaZam'),
    name: textAt(line, 'P_7Z'),
    articleNumber: textAt(line, 'IndeksZ', 'GTINZ'),
    quantity: decimalAt(line, 'P_8BZ'),
    unit: textAt(line, 'P_8AZ'),
    unitPrice: decimalAt(line, 'P_9AZ'),
    ...rateOf(textAt(line, 'P_12Z')),
    amount: decimalAt(line, 'P_11NettoZ'),
  };
}

/** P_12 is a rate in percent, or the reason for none: `zw`, `oo`, `np`, `0 WDT`. */
function rateOf(rate: string | null): Pick<InvoicePosition, 'taxRate' | 'taxCategory'> {
  const percent = toDecimal(rate);
  return percent === null
    ? { taxRate: null, taxCategory: rate }
    : { taxRate: percent, taxCategory: null };
}

function discountOf(amount: string | null): InvoicePosition['allowances'] {
  return amount === null || isZero(amount)
    ? []
    : [{ isCharge: false, reason: null, percent: null, amount }];
}

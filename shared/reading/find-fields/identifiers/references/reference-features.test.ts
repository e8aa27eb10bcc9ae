import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import type { Example } from '../../rule.ts';
import { readNumbers } from '../find-reference.ts';
import type { leads, places } from './number-places.ts';
import type { shapes } from './number-shape.ts';
import type { NumberMeaning } from './number-words.ts';
import { referenceWeights } from './reference-weights.ts';

const invoice = 'Invoice\nInvoice number: WB-11842';
const bill: Example = { documentType: 'invoice', text: 'Rechnung 118442\nBetrag 12,00 EUR' };
const list = 'Lamp 40 W   2 pieces   1.480   EUR 88\nInvoice number: WB-11842';

/** A text for each feature, which has a number with it. */
const examples: Readonly<
  Record<
    keyof typeof shapes | keyof typeof places | keyof typeof leads | `means ${NumberMeaning}`,
    Example
  >
> = {
  'one digit': 'Invoice no. 7',
  'two digits': 'Invoice no. 27',
  'few digits': 'Invoice no. 278',
  'some digits': invoice,
  'many digits': 'Invoice no. 27800118',
  'very many digits': 'Invoice no. 27800118442071',
  'only digits': 'Invoice no. 27800118',
  'a plain short number': 'Invoice no. 27',
  'letters before digits': invoice,
  'letters behind digits': 'Policy no. 118442H',
  'small letters': 'Order no. 118ab2',
  'mostly letters': 'Booking code: QXKLM7',
  slashes: 'Policy no. 118/4420',
  hyphens: invoice,
  dots: 'Policy no. 118.4420',
  spaces: 'Policy no. 118 4420',
  zeros: 'Policy no. 0118',
  'long word before': 'Ticket: ETKT 0994411827733',
  'letters of a series': 'Fatura FT 2024/318',
  'like a personal number': 'CPR-nr. 300439-1184',
  'like an account': 'Účet: 123456789/0800',
  'two short numbers': 'Lale Sok. No: 12/4',
  'like a range': 'Room no. 150-400',
  'like a decimal': 'Invoice number 171.2',
  'only zeros': 'Invoice number 00000',
  'year inside': 'Invoice no. 2024/318',
  'begins with a year': 'Invoice no. 2024318',
  'only a year': 'Nr. 1904 din 14 aprilie 2025',
  'like a day': 'Faktura nr 18/03/2025',
  'like a month': 'Invoice number: 03/2025',
  'like a telephone': 'Invoice no. 0421 9990 1288',
  'like an amount': 'Invoice number 1.480',
  'like a postal code': 'Anna Lind\n28990 Bremen',
  'like a tax number': 'Steuernummer: 342/5770/1189',
  'like a file of an office': 'GK.6232.118.2024',
  'a unique id': 'ETTN: 3f0c77aa-1b02-4d1e-8a00-0417aa2b9911',
  'a VAT id': 'Reference: DE136695976',
  'an IBAN': 'Reference: DE89370400440532013000',
  'of a register': 'Handelsregister HRB 118442',
  'before a small letter': '90118-7723 numaralı sözleşme',
  'of several parts': 'Policy no. 118 4420',
  'with letters before': 'Policy no. BP 118 4420',
  'with a letter behind': 'Policy no. 118 442 H',
  'with characters': '文書 多税収第411号',
  'first part': 'Policy no. 118 4420',
  'first page': invoice,
  'first lines': invoice,
  head: `${invoice}\nAnna Lind\nThank you.\nYours`,
  middle: `Dear Ms Lind,\n${'Thank you.\n'.repeat(6)}Our ref: WB-11842\nYours\nAnna\nMia\nLeo`,
  foot: `Dear Ms Lind,\n${'Thank you.\n'.repeat(9)}Our ref: WB-11842`,
  'sign before': 'Invoice no. 27800118',
  'colon before': invoice,
  'bracket before': 'Our contract (118442)',
  'first of cell': 'Invoice number   WB-11842',
  'first of line': 'GK.6232.118.2024',
  'sign begins the cell': 'N° 118 447 20 du 06/02/2025',
  'end of cell': invoice,
  'alone in its cell': 'Invoice number   WB-11842',
  'alone in its line': 'Invoice number\nWB-11842',
  'in prose': 'We thank you for your payment for our contract no. 118442, which has ended.',
  'in a table': 'Order   Number   Day   Amount\nLamp   no. 11842   Monday   12,00',
  'before a day': 'Nr. 1188 din 07.02.2024',
  'number word behind': '90118-7723 numaralı sözleşme',
  'words behind': '90118-7723 numaralı sözleşme',
  'in the subject': 'Subject: Your order GL-118442',
  'text left over': 'Policy no. BP 118 4420',
  'letters are a label': { documentType: 'invoice', text: 'FATURA 118442' },
  'words before': invoice,
  'words beside': 'Invoice number   WB-11842',
  'words above': 'Invoice number\nWB-11842',
  'no words': 'GK.6232.118.2024',
  'number word': invoice,
  'unknown number word': 'Xyzummer-nr: 118-0447',
  'unknown label': 'Xyzummer: 118-0447',
  'one word': bill,
  'many words': 'Please always state for us in your letters 118-0447',
  'means document': invoice,
  'means matter': 'Policy no. 118 4420',
  'means account': 'Compte 00417 22018',
  'means employee': 'Personal-Nr. 10443',
  'means person': 'Member no. 10443',
  'means order': 'Booking code: QXKLM7',
  'means payment': 'Variabilní symbol: 8852103312',
  'means thing': 'Meter number: 8852103',
  'means identity': 'CPR-nr. 300439-1184',
  'means office': 'Company no. 8852103',
  'means contact': 'Service: 8852103',
  'means address': 'Lale Sok. No: 12/4',
  'means other': 'Your ref: 8852103',
};

/** Texts for the evidence of labels and titles. */
const ofLabels: Readonly<Record<string, Example>> = {
  'label: document': invoice,
  'label: matter': 'Policy number: 118',
  'label: customer': 'Customer number: 118442',
  'label: other': 'Order number: 118442',
  'label: tax id': 'VAT registration number: 118442',
  'document before': invoice,
  'document beside': 'Invoice number   WB-11842',
  'document above': 'Invoice number\nWB-11842',
  'nearest: document': invoice,
  'label is a mere word': 'Invoice 118442',
  'label is short': 'Ref: 118442',
  'label is long': invoice,
  'label begins its cell': invoice,
  'fills the cell with its label': invoice,
  'first: document': invoice,
  'later: document': `${invoice}\nReceipt number: 118442`,
  unlabelled: 'Xyzummer: 118-0447',
  'title before': bill,
  'title far before': { documentType: 'invoice', text: 'Rechnung für Frau Anna Lind 118442' },
  'title above': { documentType: 'invoice', text: 'Rechnung\n118442' },
  'title far above': { documentType: 'invoice', text: 'Rechnung\nAnna Lind\n118442' },
  'title below': { documentType: 'invoice', text: '118442\nRechnung' },
  'fills the line with a title': bill,
  'printed again': `${invoice}\nThank you.\nPlease state WB-11842.`,
};

const featuresOf = (example: Example) => {
  const { source, documentType } = prepareExample(example);
  return readNumbers(source, { documentType }).numbers.map(({ features }) => features);
};

describe('features of references', () => {
  it.each(Object.entries({ ...examples, ...ofLabels }))(
    'has a number with the feature %s',
    (name, example) => {
      const values = featuresOf(example).map((features) => features.get(name) ?? 0);
      expect(Math.max(0, ...values)).toBeGreaterThan(0);
    },
  );

  it('has no quantities and prices of a list', () => {
    expect(featuresOf(list)).toHaveLength(1);
  });

  it('weighs only features that are read', () => {
    const roles = /^(?:document|matter|customer|other|tax id) (?:before|beside|above|behind)$/;
    const unknown = [...referenceWeights.keys()].filter((name) => {
      const plain = /^(?:label|nearest|first|later): /.test(name)
        ? name.replace(/: .*/, ': document')
        : name.replace(/^[a-z]+: /, '');
      const known = [plain, name].some(
        (one) => Object.hasOwn(examples, one) || Object.hasOwn(ofLabels, one),
      );
      return !known && !roles.test(plain) && ![plain, name].some((one) => one.startsWith('none'));
    });
    expect(unknown).toEqual([]);
  });
});

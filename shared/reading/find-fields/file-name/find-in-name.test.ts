import { describe, expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { sureConfidence } from '../finding.ts';
import { findInName } from './find-in-name.ts';
import { nameWeights } from './name-weights.ts';

const correspondents = [{ id: 'cor_1', names: ['Harbour Books'] }];
const options = { correspondents, referenceDay: '2026-11-01' };
const inName = (name: string) => findInName({ ...options, name });

const findBeside = (name: string, text: string) =>
  Object.fromEntries(
    findFields(text, { ...options, name }).map(({ field, ...finding }) => [field, finding]),
  );
const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const nothing = 'Bring an apple and a pear, and wait for us at the bridge behind the mill.';

describe('the name of a file', () => {
  it('says of which day its document is, what it is, from whom, and its number', () => {
    expect(inName('2026-03-14_Stadtwerke_Rechnung_4711.pdf')).toEqual({
      documentDate: '2026-03-14',
      documentType: 'invoice',
      isTypeOpen: false,
      reference: '4711',
      correspondent: { id: null, name: 'Stadtwerke' },
    });
  });

  it.each([
    ['20260314 Rechnung Stadtwerke.pdf', '2026-03-14', 'invoice'],
    ['Polisa 14.03.2026 PZU.pdf', '2026-03-14', 'policy'],
    ['Bescheid vom 14. März 2026.pdf', '2026-03-14', 'tax'],
    ['2026-03-14 - Rossi - Busta paga.pdf', '2026-03-14', 'payslip'],
  ])('has a day and a type: %s', (name, documentDate, documentType) => {
    expect(inName(name)).toMatchObject({ documentDate, documentType });
  });

  it.each([
    'IMG_20260314_101500.jpg',
    'Scan2026-03-14.pdf',
    'Scan 2026-03-14 Rechnung.pdf',
    'Screenshot 2026-03-14 at 10.15.00.png',
    'Rechnung 2026-03-14 10.15.pdf',
    'Kontoauszug_2026-01-01_2026-03-31.pdf',
    '2027-03-14 Mietvertrag.pdf',
    'Invoice 12-03-2026.pdf',
    'Rechnung_2026-03.pdf',
    'invoice.pdf',
    'Invoice 1.txt',
    'Rechnung_12.pdf',
  ])(
    'says nothing of what a device or a period is named by, what is to come, a mere word or a count: %s',
    (name) => {
      expect(inName(name)).toEqual({});
    },
  );

  it.each([
    'Kündigung Mietvertrag 14.03.2026.pdf',
    'Mietvertrag_Kündigung_2026-03-14.pdf',
    'Notice of termination tenancy agreement 2026-03-14.pdf',
    'Cancellation contract 2026-03-14.pdf',
    'Résiliation contrat de bail 14.03.2026.pdf',
    'Disdetta contratto di locazione 14.03.2026.pdf',
    'Rescisión contrato 14.03.2026.pdf',
    'Opzegging huurovereenkomst 14.03.2026.pdf',
    'Wypowiedzenie umowa najmu 14.03.2026.pdf',
    'Rescisão contrato 14.03.2026.pdf',
    'Reziliere contract 14.03.2026.pdf',
  ])('is of a letter that ends a contract: %s', (name) => {
    expect(findBeside(name, nothing).documentType).toMatchObject({ value: 'letter' });
  });

  it.each([
    'Widerspruch Steuerbescheid 14.03.2026.pdf',
    'Widerspruch_Steuerbescheid_14.03.2026.pdf',
    'Antwort_auf_Mahnung_14.03.2026.pdf',
    'Draft Contract 2026-03-14.pdf',
    'Termination agreement 2026-03-14.pdf',
  ])('only proposes a type that it may be about: %s', (name) => {
    expect(findBeside(name, nothing).documentType?.confidence).toBeLessThan(sureConfidence);
  });

  it.each([
    '14. März 2026 Mietvertrag.pdf',
    'Harbour Books Invoice 2026-03-14.pdf',
    '2026-03-14_Stadtwerke_Rechnung.pdf',
  ])('is sure of a type behind its day or sender: %s', (name) => {
    expect(findBeside(name, nothing).documentType?.confidence).toBeGreaterThanOrEqual(
      sureConfidence,
    );
  });

  it('does not name the organization as its sender', () => {
    const organization = { names: ['Stadtwerke'] };
    const name = '2026-03-14_Stadtwerke_Rechnung.pdf';
    expect(findInName({ ...options, organization, name }).correspondent).toBeUndefined();
  });
});

describe('what the name of a file says', () => {
  it.each(Object.entries(nameWeights))(
    'counts as much as its row, where the text says nothing: %s',
    (kind, { weight, example, value }) => {
      const [field = kind] = kind.match(/correspondent|documentType/i)?.map(uncapitalized) ?? [];
      const isKnown = kind === 'knownCorrespondent';
      const sender = { id: isKnown ? 'cor_1' : null, name: value };
      expect(findBeside(example, nothing)[field]).toEqual({
        value: field === 'correspondent' ? sender : value,
        confidence: weight,
        page: null,
        start: null,
        end: null,
      });
    },
  );

  it('gives way to what the text says surely', () => {
    const text = 'Harbour Books Ltd\n\nInvoice 118\nInvoice date: 2 March 2026\nTotal due £120.00';
    expect(findBeside('2026-03-14_Muster_Angebot_4711.pdf', text)).toMatchObject({
      documentDate: { value: '2026-03-02' },
      documentType: { value: 'invoice' },
      reference: { value: '118' },
      correspondent: { value: { id: 'cor_1' } },
    });
  });

  it('decides between the days of a text, which then shows the one', () => {
    const text =
      'Bring the apples on 2 March 2026, and the pears on 14 March 2026 or on 3 May 2026.';
    const [from, to] = [text.indexOf('14 March'), text.indexOf(' or on')];
    expect(findBeside('2026-03-14 Apples.pdf', text).documentDate).toMatchObject({
      value: '2026-03-14',
      start: from,
      end: to,
    });
  });

  it('is nothing where there is no text', () => {
    expect(findFields('', { ...options, name: '2026-03-14_Stadtwerke_Rechnung.pdf' })).toEqual([]);
  });
});

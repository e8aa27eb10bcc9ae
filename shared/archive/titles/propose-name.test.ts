import { expect, it } from 'vitest';
import { proposeName, type NamedDocument } from './propose-name.ts';
import { defaultTitleTemplate } from './title-template.ts';

const scan: NamedDocument = {
  name: 'scan_0012.PDF',
  language: 'de',
  template: defaultTitleTemplate,
  documentDate: '2024-03-01',
  dueDate: null,
  correspondent: { id: 'cor_1', name: 'Stadtwerke Köln' },
  documentType: 'invoice',
  totalAmount: { amount: 1234.5, currency: 'EUR' },
  reference: null,
};

it('names a scan in the language of the document, with its extension', () => {
  expect(proposeName(scan)).toBe('2024-03-01 Stadtwerke Köln Rechnung.PDF');
  expect(proposeName({ ...scan, name: 'IMG_0012', language: 'it' })).toBe(
    '2024-03-01 Stadtwerke Köln Fattura',
  );
});

it('writes amounts as in the language', () => {
  const template = '{correspondent} {amount}';
  expect(proposeName({ ...scan, template })).toBe('Stadtwerke Köln 1234,50 EUR.PDF');
});

it('leaves names alone that a person gave, or of which too little is known', () => {
  expect(proposeName({ ...scan, name: 'Strom.pdf' })).toBeUndefined();
  expect(proposeName({ ...scan, documentDate: null, correspondent: null })).toBeUndefined();
  expect(proposeName({ ...scan, documentDate: null, documentType: 'other' })).toBeUndefined();
});

it('is a name that a file can have', () => {
  const correspondent = { id: 'cor_1', name: 'A/B\u202e' + 'x'.repeat(300) };
  const name = proposeName({ ...scan, correspondent }) ?? '';
  expect(name).toHaveLength(255);
  expect(name).not.toMatch(/[/\u202e]/);
  expect(name.endsWith('.PDF')).toBe(true);
});

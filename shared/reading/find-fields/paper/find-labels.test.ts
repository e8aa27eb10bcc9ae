import { describe, expect, it } from 'vitest';
import { prepareText } from '../source-text.ts';

describe('labels and titles', () => {
  it('are no label of a number where a word only ends like its sign', () => {
    const { mentions } = prepareText(
      'Faturan hazır\n\nSayın Ayşe Demir, ödenecek tutar 120,50 TL',
      {},
    );
    expect(mentions.labels.filter(({ role }) => role === 'documentNumber')).toEqual([]);
  });

  it.each(['N.º de cliente', 'Nº de cliente', 'No. de cliente'])('are found in %s', (label) => {
    const { mentions } = prepareText(
      `Factura de la luz\n${label} 55310\nImporte total 61,20 €`,
      {},
    );
    const roles = mentions.labels.filter(({ start }) => start === 18).map(({ role }) => role);
    expect(roles).toEqual(['customerNumber']);
  });

  it.each([
    ['   ', 'documentDate'],
    ['\t', 'date'],
    ['\f', 'date'],
  ])('are of several letter-spaced words only in a cell: %j', (gap, role) => {
    const { mentions } = prepareText(
      `I N V O I C E${gap}D A T E 12.03.2024 and the total amount due`,
      {},
    );
    expect(mentions.labels.map((label) => label.role)).toContain(role);
  });
});

import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { readDates } from '../read-dates.ts';
import { dayBefore, findTerms } from './find-terms.ts';

function termsOf(text: string) {
  const { source } = prepareExample(text);
  const dates = readDates(source);
  const { endDate, noticeDate } = findTerms(source, { dates, documentType: 'contract' });
  return [endDate?.value, noticeDate?.value];
}

describe('the end of a contract and the last day to cancel it', () => {
  it.each([
    ['Vertragsende: 31.12.2026. Die Kündigung ist spätestens am 30.11.2026 zu erklären.'],
    ['The contract ends on 31 December 2026 and may be cancelled by 30 November 2026.'],
    ['Le contrat prend fin le 31/12/2026. Il peut être résilié au plus tard le 30/11/2026.'],
    ['El contrato finaliza el 31/12/2026. Podrá cancelarse a más tardar el 30/11/2026.'],
    ['Il contratto scade il 31/12/2026. Disdetta entro il 30/11/2026.'],
    ['Het contract eindigt op 31-12-2026. Opzeggen kan uiterlijk op 30-11-2026.'],
    ['Umowa wygasa 31.12.2026. Można ją wypowiedzieć najpóźniej do 30.11.2026.'],
    ['O contrato termina em 31/12/2026. Pode ser denunciado até 30/11/2026.'],
    ['Contractul expiră la 31.12.2026. Poate fi denunțat până la 30.11.2026.'],
  ])('are printed: %s', (text) => {
    expect(termsOf(text)).toEqual(['2026-12-31', '2026-11-30']);
  });

  it.each([
    ['Vertragsende: 31.12.2026. Kündigungsfrist: drei Monate zum Vertragsende.', '2026-09-30'],
    ['The contract ends on 31 December 2026, with 3 months notice before the end.', '2026-09-30'],
    ['Le contrat prend fin le 31/12/2026. Préavis de deux mois avant le terme.', '2026-10-31'],
    ['El contrato finaliza el 31/12/2026. Preaviso de 15 días antes del fin.', '2026-12-16'],
    [
      'Il contratto scade il 31/12/2026. Preavviso di 30 giorni prima della scadenza.',
      '2026-12-01',
    ],
    ['Het contract eindigt op 31-12-2026. Opzegtermijn: 2 weken voor het einde.', '2026-12-17'],
    ['Umowa wygasa 31.12.2026. Wypowiedzenie miesiąc: 1 miesiąc przed końcem.', '2026-11-30'],
    ['O contrato termina em 31/12/2026. Denúncia com 60 dias de antecedência.', '2026-11-01'],
    ['Contractul expiră la 31.12.2026. Preaviz de 30 de zile înainte de expirare.', '2026-12-01'],
  ])('is counted from the end: %s', (text, noticeDate) => {
    expect(termsOf(text)).toEqual(['2026-12-31', noticeDate]);
  });

  it.each([
    'The contract is made on 31 December 2026.',
    'Contract. The trial ends on 30 June 2026. You can withdraw by 14 January 2026.',
    'Contract. Please pay by 30 June 2026.',
  ])('are no other days: %s', (text) => {
    expect(termsOf(text)).toEqual([undefined, undefined]);
  });
});

it.each([
  ['2026-05-31', 1, 'month', '2026-04-30'],
  ['2026-03-31', 1, 'year', '2025-03-31'],
  ['2026-01-31', 2, 'week', '2026-01-17'],
  ['2024-02-29', 1, 'year', '2023-02-28'],
] as const)('before %s by %i %s is %s', (day, count, unit, result) => {
  expect(dayBefore(day, { count, unit })).toBe(result);
});

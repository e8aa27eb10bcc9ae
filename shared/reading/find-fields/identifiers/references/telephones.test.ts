import { describe, expect, it } from 'vitest';
import { findFields } from '../../find-fields.ts';

const referenceIn = (text: string) =>
  findFields(text).find(({ field }) => field === 'reference')?.value;

describe('a telephone number', () => {
  it.each([
    'Servicenummer: 0800 1234567',
    'Service-Nr. 0221/4711-0',
    'Kundenservice-Nummer: 0800 1234567',
    'Hotline-Nr.: 08001234567',
    'Helpline number: 0800 123 4567',
    'Customer service number: 0800 123 4567',
    'Número de atención al cliente: 900 123 456',
    'Numéro du service client : 0 800 123 456',
    'Numero assistenza clienti: 800 123 456',
    'Klantenservicenummer: 0900-1234567',
    'Infolinia nr 801 123 456',
    'Número de atendimento: 0800 123 4567',
    'Număr asistență: 0800 123 456',
    'Číslo zákaznické linky: 800 123 456',
    'Kundeservice nr.: 0800 123 456',
    'Αριθμός εξυπηρέτησης: 0800 123 4567',
    'お客様サービス番号: 0120-123-456',
    'Kundservicenummer: 0771-123 456',
    'Müşteri hizmetleri numarası: 0850 123 45 67',
    'Anna Lind 0421 9990 1288',
  ])('is no reference: %j', (text) => {
    expect(referenceIn(text)).toBeUndefined();
    expect(referenceIn(`Anna Lind\nInvoice\n${text}\nTotal 12,00 EUR`)).toBeUndefined();
  });

  it.each([
    ['Rechnungsnummer: 0800 1234567', '0800 1234567'],
    ['Rechnung Nr. 0221/4711-0', '0221/4711-0'],
    ['Customer number\n0421 9990 1288', '0421 9990 1288'],
    ['Communication structurée : +++025/0047/00012+++', '+++025/0047/00012'],
  ])('is one behind a label of a number: %j', (text, number) => {
    expect(referenceIn(`Invoice\n${text}\nTotal 12,00 EUR`)).toBe(number);
  });
});

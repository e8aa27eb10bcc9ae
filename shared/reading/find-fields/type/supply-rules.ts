import { practices, taxOffices, wordsOf } from './type-conditions.ts';
import type { TypeClues } from './type-clues.ts';
import type { TypeRule } from './type-rule.ts';

const consumed = /\d ?(?:kwh|m3|m³|mc|cbm)(?![a-z])/;
const isSupply = ({ paper, roles }: TypeClues) =>
  consumed.test(paper.folded.slice(0, 6000)) && (roles.has('dueDate') || roles.has('rest'));

/** Evidence for bills with other names: of suppliers, treatments and certificates. */
export const supplyRules: readonly TypeRule[] = [
  {
    name: 'bill for what was consumed',
    type: 'invoice',
    effect: 'plus',
    weight: 4,
    place: ({ firstOfBill }) => firstOfBill,
    applies: isSupply,
    example: 'Stadtwerke Ulm\n\nVerbrauch 120 kWh\nFällig am 3.3.2024\nGesamtbetrag 40,00 EUR',
  },
  {
    name: 'tax for what was consumed',
    type: 'tax',
    effect: 'times',
    weight: 0.5,
    applies: isSupply,
    example: 'Wasserwerk Ulm\n\nBescheid\nVerbrauch 120 m³\nFällig am 3.3.2024',
  },
  {
    name: 'tax of which a supplier has taken off deposits',
    type: 'tax',
    effect: 'times',
    weight: 0.4,
    applies: ({ roles, head }) =>
      roles.has('deposit') && roles.has('rest') && !taxOffices.test(head),
    example:
      'Skovby Fjernvarme\n\nÅrsopgørelse\nForbrug i alt 12.388,50\nBetalt a conto 11.200,00\nRestbeløb til betaling 1.188,50 kr.',
  },
  {
    name: 'receipt for what was consumed',
    type: 'receipt',
    effect: 'times',
    weight: 0.6,
    applies: isSupply,
    example: 'Luz del Norte\n\nRecibo\nConsumo 120 kWh\nFecha límite de pago: 03/03/2024',
  },
  {
    name: 'bill of a practice',
    type: 'medical',
    effect: 'times',
    weight: 0.5,
    applies: ({ roles, head }) =>
      roles.has('dueDate') && (roles.has('rest') || roles.has('total')) && practices.test(head),
    example: 'Lakeside Medical Center\n\nPatient: A. Lind\nAmount due: $40.00\nDue date: 3/3/2024',
  },
  {
    name: 'letter of a practice about findings',
    type: 'letter',
    effect: 'times',
    weight: 0.6,
    applies: (clues) => wordsOf('medical', clues) >= 3 && practices.test(clues.head),
    example:
      'Lakeside Medical Center\n\nDear Ms Lind,\nyour blood test, the diagnosis and the treatment are enclosed, with the prescription.',
  },
  {
    name: 'bill with the words of an account',
    type: 'invoice',
    effect: 'times',
    weight: 0.6,
    applies: (clues) => wordsOf('statement', clues) >= 4 && wordsOf('invoice', clues) < 3,
    example:
      'Bergbank eG\n\nRechnung 4711\nAlter Saldo 10,00\nNeuer Saldo 12,00\nWertstellung 3.3.2024\nDauerauftrag',
  },
  {
    name: 'minutes with amounts and a tax',
    type: 'minutes',
    effect: 'times',
    weight: 0.5,
    applies: ({ roles }) => roles.has('tax') && (roles.has('total') || roles.has('sum')),
    example:
      'Minuta\nDerechos 321,00\nBase imponible 321,00\nIVA 21 % 67,41\nTotal a pagar 388,41 EUR',
  },
];

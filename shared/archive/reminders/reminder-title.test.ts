import { describe, expect, it } from 'vitest';
import { reminderDetails, reminderTitle } from './reminder-title.ts';

const reminder = {
  source: 'due-date' as const,
  note: '',
  documentName: 'scan0001.pdf',
  correspondent: null,
  totalAmount: null,
};
const correspondent = { id: 'cor_000000000000000000000000', name: 'Blumen Petersen' };
const texts = {
  'reminders.pay': 'Pay {{what}}',
  'reminders.last-day-to-cancel': 'Last day to cancel: {{what}}',
  'reminders.last-day': 'Last day: {{what}}',
};
const english = {
  locale: 'en',
  write: (key: keyof typeof texts, what: string) => texts[key].replace('{{what}}', what),
};

describe('what a reminder says', () => {
  it('is what to pay, for a due date', () => {
    const totalAmount = { amount: 84, currency: 'EUR' };
    const titleOf = (change: object) => reminderTitle({ ...reminder, ...change }, english);
    expect(titleOf({ correspondent, totalAmount })).toBe('Pay Blumen Petersen, €84');
    expect(titleOf({ correspondent })).toBe('Pay Blumen Petersen');
    expect(titleOf({ totalAmount: { amount: 84.5, currency: 'EUR' } })).toBe(
      'Pay scan0001.pdf, €84.50',
    );
    expect(titleOf({})).toBe('Pay scan0001.pdf');
    const german = { locale: 'de', write: (_: string, what: string) => `Bezahlen: ${what}` };
    expect(reminderTitle({ ...reminder, correspondent, totalAmount }, german)).toBe(
      'Bezahlen: Blumen Petersen, 84\u00a0€',
    );
  });

  it('is what ends, without a total', () => {
    const contract = { ...reminder, correspondent, totalAmount: { amount: 84, currency: 'EUR' } };
    expect(reminderTitle({ ...contract, source: 'notice-date' }, english)).toBe(
      'Last day to cancel: Blumen Petersen',
    );
    expect(reminderTitle({ ...contract, source: 'end-date' }, english)).toBe(
      'Last day: Blumen Petersen',
    );
  });

  it('is the note of a person', () => {
    const own = { ...reminder, source: 'person' as const, correspondent };
    expect(reminderTitle(own, english)).toBe('Blumen Petersen');
    expect(reminderTitle({ ...own, note: 'Cancel' }, english)).toBe('Cancel: Blumen Petersen');
    expect(reminderTitle({ ...own, correspondent: null }, english)).toBe('scan0001.pdf');
  });

  it('names the document beside its correspondent, and a note on a due date', () => {
    expect(reminderDetails({ ...reminder, note: 'By card' })).toEqual(['By card']);
    expect(reminderDetails({ ...reminder, correspondent })).toEqual(['scan0001.pdf']);
    expect(reminderDetails({ ...reminder, source: 'person', note: 'Cancel' })).toEqual([]);
  });
});

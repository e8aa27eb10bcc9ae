import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import type { Example } from '../../rule.ts';
import { featureExamples } from '../features/feature-examples.ts';
import { readDates } from '../read-dates.ts';
import type { DueFeatureName } from './due-features.ts';
import { dueWeights } from './due-weights.ts';
import { readDueDays } from './find-due-date.ts';
import { paymentTerms } from './payment-term-rules.ts';
import type { TermWords } from './term-features.ts';

const due = 'Payment due: 17 March 2025';

/** A text for each feature of a day of payment. All are of 3 March 2025, unless that is unknown. */
const examples: Readonly<Record<DueFeatureName, Example>> = {
  'label is nearest': due,
  'label of paying': due,
  'label of an expiry': { documentType: 'policy', text: 'Vencimiento: 01/10/2025' },
  'label of something else': {
    documentType: 'medical',
    text: 'Medication review due  02-Dec-2025',
  },
  'asked for': 'Payable March 17, 2025',
  'asked for in its row': 'Pay by   17 March 2025',
  'asked for behind it': '2025年3月17日までにお支払いください',
  debited: 'We will collect £12.00 on 17 March 2025.',
  'last day': 'Please give it back by 17 March 2025.',
  'last day to pay': { documentType: 'letter', text: 'Please bring the money by 17 March 2025.' },
  'stated as due': 'Payable March 17, 2025',
  'last day of something else': 'Please make the delivery by 17 March 2025.',
  'paid on it': 'Paid on 17 March 2025',
  'given back': 'Please send it until 17 March 2025 back.',
  'paid to the reader': 'We will pay you the refund by 24 March 2025.',
  'paying in its sentence': 'Please pay it by 17 March 2025.',
  'money in its sentence': { documentType: 'letter', text: 'Bring the money by 17 March 2025.' },
  'paying nearby': due,
  'amount nearby': 'We will collect £12.00 on 17 March 2025.',
  'nothing speaks of paying': 'Open house: 17 March 2025',
  'amount in its sentence': 'We will collect £12.00 on 17 March 2025.',
  'requested in its sentence': 'Please pay it by 17 March 2025.',
  'other matter in its sentence': 'You can object to it until 17 March 2025.',
  'other matter beside it': 'You can object to it until 17 March 2025.',
  'handed in': { documentType: 'letter', text: 'Please bring £4.00 by 17 March 2025.' },
  'next of something': 'Next visit: 17 March 2025',
  'first of several': 'First instalment: 17 March 2025',
  'paid by that day': 'The policy ends on 17 March 2025. You can renew it if you pay by that date.',
  'below words of paying': 'Payment   Number\n17 March 2025   4471',
  'date unknown': due,
  'before the date': { documentType: 'reminder', text: 'Invoice of 1 February 2025' },
  'on the date': '3 March 2025',
  'a week later': 'Payment due: 7 March 2025',
  'weeks later': due,
  'a month later': 'Payment due: 3 April 2025',
  'months later': 'Payment due: 30 June 2025',
  'half a year later': 'Payment due: 3 December 2025',
  'more than a year later': 'Valid until 3 December 2028',
  'last of all': due,
  'first to pay': due,
  'first later': due,
  'first beside an amount': '17 March 2025   12.00',
  'after the first to pay': 'Payment due: 17 March 2025\nPayment due: 17 June 2025',
};

const termExamples: Readonly<Record<keyof TermWords, string>> = {
  'term of paying': 'Please pay within 14 days.',
  'term of paying, before it': 'Please pay within 14 days.',
  'term with its name': 'Terms: 14 days',
  'term of transfers': 'Terms: 14 days',
  'term with an amount': 'Send us £12.00 within 14 days.',
  'term of a request': 'Please pay within 14 days.',
  'term of another matter': 'You can object within 14 days.',
  'term of a repayment': 'We will refund it within 14 days.',
  'term of a debit': 'It will be debited within 14 days.',
  'term from its day, behind it': 'within 14 days of this letter',
  'term from another day, behind it': 'within 14 days of delivery',
  'term from another day, before it': 'on delivery, within 14 days',
  'term for a reduction': 'discount within 14 days',
  'term within': 'within 14 days',
  'term of one who pays': 'Please pay within 14 days.',
};

function daysOf(example: Example, documentDate?: string) {
  const { source, documentType } = prepareExample(example);
  return readDueDays(source, { dates: readDates(source), documentType, documentDate }).days;
}

describe('features of days of payment', () => {
  it.each(Object.entries(examples))('has a day with the feature %s', (name, example) => {
    const days = daysOf(example, name === 'date unknown' ? undefined : '2025-03-03');
    expect(days.map(({ features }) => (features.get(name) ?? 0) > 0)).toContain(true);
  });

  it('has days without a year and terms', () => {
    const [day] = daysOf('Please pay by 17 March.', '2025-03-03');
    expect(day).toMatchObject({ day: '2025-03-17' });
    expect(day?.features.get('without a year')).toBe(1);
    const [printed] = daysOf('Please pay within 14 days, by 17 March 2025.', '2025-03-03');
    expect(printed?.features.get('end of a term')).toBe(1);
    const [term] = daysOf(
      { documentType: 'invoice', text: 'Payable within 14 days of the invoice date.' },
      '2025-03-03',
    );
    expect(term).toMatchObject({ day: '2025-03-17' });
    expect(term?.features.get('term from its own day')).toBe(1);
  });

  it.each(Object.entries(termExamples))('has a term with the feature %s', (name, text) => {
    const days = daysOf({ documentType: 'invoice', text }, '2025-03-03');
    expect(days.map(({ features }) => features.get(name))).toContain(1);
  });

  it('weighs only features that are read', () => {
    const read = new Set([
      ...Object.keys(examples),
      ...Object.keys(featureExamples),
      ...paymentTerms.map(({ name }) => name),
      ...Object.keys(termExamples),
      'term without a row',
      'without a year',
      'end of a term',
      'counted',
    ]);
    const unknown = [...dueWeights.keys()].filter((name) => {
      const plain = /^(?:label|none)\b/.test(name) ? name : name.replace(/^[a-z ]+: /, '');
      return !plain.startsWith('none') && !read.has(plain);
    });
    expect(unknown).toEqual([]);
  });
});

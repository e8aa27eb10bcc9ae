import { languageTag, type Locale } from '../../locales.ts';
import type { Reminder } from './reminder.ts';

export type Titled = Pick<
  Reminder,
  'source' | 'note' | 'documentName' | 'correspondent' | 'totalAmount'
>;

const titleKeys = {
  'due-date': 'reminders.pay',
  'notice-date': 'reminders.last-day-to-cancel',
  'end-date': 'reminders.last-day',
} as const satisfies Record<Exclude<Reminder['source'], 'person'>, string>;
type TitleKey = (typeof titleKeys)[keyof typeof titleKeys];

/**
 * Returns the task of a reminder: to pay the sender of a document, to cancel in time, or its note. `locale` is a BCP 47 tag, and `write`
 * translates into that language.
 */
export function reminderTitle(
  { source, note, documentName, correspondent, totalAmount }: Titled,
  { locale, write }: { locale: string; write: (key: TitleKey, what: string) => string },
): string {
  const subject = correspondent?.name ?? documentName;
  if (source === 'person') return note === '' ? subject : `${note}: ${subject}`;
  if (source !== 'due-date' || !totalAmount) return write(titleKeys[source], subject);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: totalAmount.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return write(titleKeys[source], `${subject}, ${format.format(totalAmount.amount)}`);
}

/** Returns a function that returns the title of a reminder in a language. */
export function reminderTitles(
  texts: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): (reminder: Titled) => string {
  const patterns: Record<TitleKey, string | undefined> = {
    'reminders.pay': texts['reminders.pay'],
    'reminders.last-day-to-cancel': texts['reminders.last-day-to-cancel'],
    'reminders.last-day': texts['reminders.last-day'],
  };
  const write = (key: TitleKey, what: string) =>
    (patterns[key] ?? '{{what}}').replace('{{what}}', () => what);
  return (reminder) => reminderTitle(reminder, { locale: languageTag(locale), write });
}

/** Returns what the title of a reminder leaves out: a note on a date of the document, or the name of a document with a correspondent. */
export function reminderDetails({ source, note, documentName, correspondent }: Titled): string[] {
  const details = [source === 'person' ? '' : note, correspondent ? documentName : ''];
  return details.filter((text) => text !== '');
}

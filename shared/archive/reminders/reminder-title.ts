import { languageTag, type Locale } from '../../locales.ts';
import type { Reminder } from './reminder.ts';

type Titled = Pick<Reminder, 'source' | 'note' | 'documentName' | 'correspondent' | 'totalAmount'>;

/**
 * What a reminder asks to do: to pay the sender of a document, or what its note says. `locale` is a BCP 47 tag, and `pay`
 * writes the text in that language.
 */
export function reminderTitle(
  { source, note, documentName, correspondent, totalAmount }: Titled,
  { locale, pay }: { locale: string; pay: (what: string) => string },
): string {
  const subject = correspondent?.name ?? documentName;
  if (source === 'person') return note === '' ? subject : `${note}: ${subject}`;
  if (!totalAmount) return pay(subject);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: totalAmount.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return pay(`${subject}, ${format.format(totalAmount.amount)}`);
}

/** Returns the function that says what a reminder asks to do, with the texts of a language. */
export function reminderTitles(
  texts: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): (reminder: Titled) => string {
  const text = texts['reminders.pay'] ?? '{{what}}';
  const pay = (what: string) => text.replace('{{what}}', () => what);
  return (reminder) => reminderTitle(reminder, { locale: languageTag(locale), pay });
}

/** What the title of a reminder leaves out: a note on a due date, and the name of a document with a correspondent. */
export function reminderDetails({ source, note, documentName, correspondent }: Titled): string[] {
  const details = [source === 'due-date' ? note : '', correspondent ? documentName : ''];
  return details.filter((text) => text !== '');
}

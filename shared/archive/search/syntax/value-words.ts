import { wordKey, words } from './filter-words.ts';

/** What documents without review are in, after `in:`. */
export const inboxWords: readonly string[] = words(
  'inbox eingang posteingang bandeja bandeja-de-entrada à-examiner in-arrivo nowe entrada de-verificat',
);

/** What the person who searches is called, after `by:`. */
const meWords: readonly string[] = words('me ich mir yo moi mnie mim mine');

/** What whether something is paid is called, after `is:`. */
export const paymentWords = {
  paid: words('bezahlt pagado payé payée pagato opłacone zapłacone pago achitat plătit'),
  unpaid: words(
    'offen unbezahlt pendiente impagado impayé impayée à-payer da-pagare non-pagato nieopłacone',
    'niezapłacone por-pagar a-pagar não-pago neachitat neplătit',
  ),
  overdue: words(
    'überfällig vencido en-retard échu scaduto po-terminie zaległe em-atraso atrasado restant',
  ),
} as const satisfies Record<string, readonly string[]>;

/** Whether a value of `by:` is the person who searches, in any of the languages. */
export function isMeWord(word: string): boolean {
  return meWords.includes(wordKey(word));
}

/** Whether a value of `in:` is the Inbox in any of the languages. */
export function isInboxWord(word: string): boolean {
  return inboxWords.some((inbox) => wordKey(inbox) === wordKey(word));
}

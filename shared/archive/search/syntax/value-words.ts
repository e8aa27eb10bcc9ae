import { wordKey, words } from './filter-words.ts';

export const inboxWords: readonly string[] = words(
  'inbox eingang posteingang bandeja bandeja-de-entrada à-examiner in-arrivo nowe entrada de-verificat',
);

const meWords: readonly string[] = words('me ich mir yo moi mnie mim mine');

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

/** Returns whether a value of `by:` names the user in any of the languages. */
export function isMeWord(word: string): boolean {
  return meWords.includes(wordKey(word));
}

/** Returns whether a value of `in:` names the Inbox in any of the languages. */
export function isInboxWord(word: string): boolean {
  return inboxWords.some((inbox) => wordKey(inbox) === wordKey(word));
}

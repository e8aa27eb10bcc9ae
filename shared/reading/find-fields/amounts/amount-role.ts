import type { LabelRole } from '../lexicon/lexicon.ts';

export const totalWord =
  /(?<![a-z])(?:total[a-z]*|totaal[a-z]*|totaux|gesamt[a-z]*|summe|endbetrag|endsumme|suma|razem|ogolem|lacznie|lacz?na|i ?alt|summa|celkem|celkova|συνολ[α-ω]+|toplam[a-z]*|yekun|合計|総計|総額)(?![a-z])/;
const withTax =
  /(?<![a-z])(?:incl|inkl|includ|inclus|including|compris|ttc|iva inc|impuestos incluidos|brutto|z vat|cu tva|c\/ ?iva|con iva|mit mwst|s dph|vcetne)/;
const withoutTax =
  /(?<![a-z])(?:excl|exkl|ekskl|bez dph|excluding|hors|ht|ohne|senza|sin iva|netto|net|bez vat|fara tva|sem iva|s\/ ?iva|imponibile|base)(?![a-z])/;
const ofWhich =
  /(?<![a-z])(?:dont|davon|darin|of which|di cui|waarvan|w tym|din care|de los cuales|dos quais|das quais|enthalten|varav|heraf|z toho)(?![a-z])/;
const premium =
  /premie|pramie|praemie|pojistne|beitrag|premium|prime|cotisation|prima|premio|skladka/;
export const price =
  /(?<![a-z])(?:cena|price|prix|precio|prezzo|preis|prijs|preco|pret|pretul|costs?|kosten|pris|jizdne|vstupne|fiyati?|ucreti?|bedeli?|τιμη|運賃|料金|価格)(?![a-z])/;
export const paidOut =
  /(?<![a-z])(?:pag[oa]|pagar|paid|percibir|receber|pagare|plata|uitbeta|uitbetaald|uitbetaling|wyplat|utbetal|udbetal|vyplat|erogat|verse|ausz[a-z]*|netto?|liquid)/;
export const payable =
  /(?<![a-z])(?:payable|to pay|zu zahlen|zu entrichten|a payer|a pagar|a ingresar|da pagare|da versare|te betalen|do zaplaty|de plata|att betala|til betaling|at betale|k uhrade|k zaplaceni)(?![a-z])/;
const taxWord =
  /(?<![a-z])(?:vat|tax|taxes|mwst|ust|umsatzsteuer|steuer|tva|taxe|taxes|iva|imposta|impuestos?|imposto|impostos|btw|belasting|podatku|impozit|gst|moms|dph)(?![a-z])/;

/** A remark such as `(exempt from VAT)` is not a label. */
const remark = /\([^()]{0,60}\)/g;

/**
 * Returns the role of an amount from the whole cell, which can differ from that of its last label: `Total incl. 21 % VAT` is not a tax, and
 * `Total excl. VAT` not a total.
 */
export function roleOf(cell: string, role: LabelRole, isInside: boolean): LabelRole {
  const part = ofWhich.exec(cell);
  if (part && isInside) return role;
  const whole = part ? cell.slice(0, part.index) : cell;
  const text = withTax.test(whole) || withoutTax.test(whole) ? whole : whole.replace(remark, '');
  if (premium.test(text) && withTax.test(text)) return 'premium';
  if (role === 'tax' && price.test(text) && withTax.test(text)) return 'total';
  const total = totalWord.exec(text);
  if (!total || total.index > 24) return role;
  const rest = text.slice(total.index);
  if (role === 'premium') return role;
  if (role === 'otherAmount') return paidOut.test(rest) || price.test(text) ? 'total' : role;
  if (role === 'netPay' && !withoutTax.test(rest)) return role;
  if (withTax.test(rest)) return 'total';
  if (withoutTax.test(rest)) return 'net';
  if (role === 'deposit') return 'total';
  if (role === 'tax') return taxWord.test(rest) ? 'tax' : 'total';
  return role;
}

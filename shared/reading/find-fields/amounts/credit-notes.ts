import type { Cell, Paper } from '../paper/paper.ts';
import { joinLetters } from '../paper/words.ts';
import type { ReadAmount } from './add-up.ts';

/** Titles of documents whose sender pays. */
const credit =
  /^(?:gutschrift|storno|credit (?:note|memo)|avoir|facture d.avoir|note de credit|nota (?:de |di )?(?:ac)?credito|creditnota|creditfactuur|factura storno|nota de credit|kreditnota|kreditfaktura|kreditering|dobropis|opravny danovy doklad|πιστωτικο|iade faturasi|返品(?:伝票|明細)|返金|赤伝)/;
/** Titles of documents that can also request money, or be about something else. */
const correction =
  /^(?:(?:nota |factura )?(?:de )?abono|factura rectificativa|rechnungskorrektur|korrekturrechnung|(?:faktura|nota) koryg|korekta)/;
/** Matches what says that a correction pays out: `Do zwrotu: 246,00 zł`, `TOTAL A SU FAVOR`. */
const paysOut =
  /(?<![a-z])(?:do zwrotu|zwrot do|zmniejszenie|zwrocimy|zwracamy|a su favor|le (?:abonamos|devolvemos)|zu ihren gunsten|(?:wir )?erstatten wir|wird (?:ihnen )?(?:erstattet|gutgeschrieben))(?![a-z])/;

/** Titles of credit notes that begin a line below another title. */
const titled = new RegExp(`^[^\\p{L}\\n]{0,20}${credit.source.slice(1)}`, 'mu');
/** Words of receipts for what is paid back. Banks print a minus before what is paid, too. */
const takenBack =
  /storn|annul|cancel|retour|return|refund|reembols|devol|rimbors|(?<![a-z])reso|rembours|terugbet|zwrot|anulow|estorn|ramburs|retur|vrac|vrat|dobropis|aterbet|tilbage|erstatt|gutschr|gutgeschr|ruckg|επιστρ|επιστροφ|ακυρ|取消|返金|返品|払戻|払い戻し|iade|iptal/;

/** Returns whether a text is about what is paid back. */
export function isPaidBack({ folded }: Paper): boolean {
  return takenBack.test(folded);
}

interface CreditClues {
  title: Cell | undefined;
  amounts: readonly ReadAmount[];
  cents: number;
}

/** Returns whether the sender of an invoice pays its total, by the title, or else by its sign in a paper about what is paid back. */
export function isCredit({ folded }: Paper, { title, amounts, cents }: CreditClues): boolean {
  const words = title ? joinLetters(folded.slice(title.start, title.end)) : '';
  if (credit.test(words)) return true;
  const isSigned = amounts.some((one) => one.cents === -Math.abs(cents));
  if (!correction.test(words)) return isSigned && titled.test(folded);
  return isSigned || paysOut.test(folded);
}

import type { Cell, Paper } from '../paper/paper.ts';
import type { ReadAmount } from './add-up.ts';

/** Titles of documents whose sender pays. */
const credit =
  /^(?:gutschrift|storno|credit (?:note|memo)|avoir|facture d.avoir|note de credit|nota (?:de |di )?(?:ac)?credito|creditnota|creditfactuur|factura storno|nota de credit|kreditnota|kreditfaktura|kreditering|dobropis|opravny danovy doklad|πιστωτικο|iade faturasi|返品伝票|返金|赤伝)/;
/** Titles of documents that can also request money, or be about something else. */
const correction =
  /^(?:(?:nota |factura )?(?:de )?abono|factura rectificativa|rechnungskorrektur|korrekturrechnung|(?:faktura|nota) koryg|korekta)/;
/** Matches what says that a correction pays out: `Do zwrotu: 246,00 zł`, `TOTAL A SU FAVOR`. */
const paysOut =
  /(?<![a-z])(?:do zwrotu|zwrot do|zmniejszenie|zwrocimy|zwracamy|a su favor|le (?:abonamos|devolvemos)|zu ihren gunsten|(?:wir )?erstatten wir|wird (?:ihnen )?(?:erstattet|gutgeschrieben))(?![a-z])/;

interface CreditClues {
  title: Cell | undefined;
  amounts: readonly ReadAmount[];
  cents: number;
}

/** Returns whether the sender of an invoice pays its total, by the title. */
export function isCredit({ folded }: Paper, { title, amounts, cents }: CreditClues): boolean {
  const words = title ? folded.slice(title.start, title.end) : '';
  if (credit.test(words)) return true;
  if (!correction.test(words)) return false;
  return amounts.some((one) => one.cents === -Math.abs(cents)) || paysOut.test(folded);
}

import { type Cell, lineAt, type Paper } from '../paper/paper.ts';
import { joinLetters, spacedLetter } from '../paper/words.ts';
import type { ReadAmount } from './add-up.ts';

/** Titles of documents whose sender pays, without what follows them in compounds. */
const creditTitles = [
  'gutschrift(?:s?(?:anzeige|beleg|nota|rechnung))?',
  'storno(?:rechnung|beleg|bon)?',
  'credit (?:note|memo)',
  'avoir',
  "facture d'avoir",
  'note de credit',
  'nota (?:de |di )?(?:ac)?credito',
  'creditnota',
  'creditfactuur',
  'factura storno',
  'nota de credit',
  'kreditnota(?:en)?',
  'kreditfaktura',
  'kreditering',
  'dobropis',
  'opravny danovy doklad',
  'πιστωτικο',
  'iade faturasi',
  '返品(?:伝票|明細)',
  '返金',
  '赤伝',
].join('|');
const credit = new RegExp(`^(?:${creditTitles})`);
/** Titles of documents that can also request money, or be about something else. */
const correction =
  /^(?:(?:nota |factura )?(?:de )?abono|factura rectificativa|rechnungskorrektur|korrekturrechnung|(?:faktura|nota) koryg|korekta)/;
/** Matches what says that a correction pays out: `Do zwrotu: 246,00 zł`, `TOTAL A SU FAVOR`. */
const paysOut =
  /(?<![a-z])(?:do zwrotu|zwrot do|zmniejszenie|zwrocimy|zwracamy|a su favor|le (?:abonamos|devolvemos)|zu ihren gunsten|(?:wir )?erstatten wir|wird (?:ihnen )?(?:erstattet|gutgeschrieben))(?![a-z])/;

/** Titles of credit notes that begin a line below another title. */
const titled = new RegExp(`^[^\\p{L}\\n]{0,20}(?:${creditTitles})(?!${spacedLetter})`, 'u');
const linesOfHead = 20;
const longestTitle = 60;
/** Words beside what was paid before, from which a minus takes it away. */
const payment =
  /(?<!\p{L})(?:(?:an|ab|voraus|teil)?(?:zahlung|bezahlt|gezahlt)|(?:pre)?paid|payment|deposit|deja (?:paye|regle|verse)|acompte|paiement|pagad[oa]|pagamento|pagato|acconto|anticipo|a cuenta|betaald|aanbetaling|voorschot|zaplacono|wplacono|zaliczka|pago|platit|achitat|avans|uhrazeno|zaplaceno|zaloha|betalt|forskud|forskott|προκαταβολη|πληρωθ|odenen|kapora|入金|前払)/u;

/** Words of receipts for what is paid back. Banks print a minus before what is paid, too. */
const takenBack =
  /storn|annul|cancel|retour|return(?!s? (?:within|polic|accept))|refund|reembols|devol|rimbors|(?<![a-z])reso(?![a-z])|rembours|terugbet|zwrot|anulow|estorn|ramburs|(?<![a-z])retur|(?<![a-z])(?:vrac(?:en|eni)|vrat)|dobropis|aterbet|tilbage(?:betal|for)|erstatt|gutschr|gutgeschr|ruckg(?!eld)|επιστρ|ακυρ|取消|返金|返品|払戻|払い戻し|(?<![a-z])iade|(?<![a-z])iptal/;

/** Returns whether a receipt is about what is paid back, by a short line of its head, or else the line of its title or total. */
export function isPaidBack(
  paper: Paper,
  { title, total }: { title: Cell | undefined; total: Cell },
): boolean {
  const heads = paper.lines
    .slice(0, linesOfHead)
    .filter(({ start, end }) => end < total.start && end - start <= longestHead);
  return [...heads, title && lineAt(paper, title.start), lineAt(paper, total.start)].some(
    (line) => line && takenBack.test(joinLetters(textOf(paper, line))),
  );
}

const longestHead = 40;
const longestLine = 200;
const textOf = ({ folded }: Paper, { start, end }: Cell) =>
  folded.slice(start, Math.min(end, start + longestLine));

function isTitled(paper: Paper): boolean {
  return paper.lines
    .slice(0, linesOfHead)
    .some(
      ({ cells: [first] }) =>
        first !== undefined &&
        first.end - first.start <= longestTitle &&
        titled.test(paper.folded.slice(first.start, first.end)),
    );
}

interface CreditClues {
  title: Cell | undefined;
  amounts: readonly ReadAmount[];
  cents: number;
}

/** Returns whether the sender of an invoice pays its total, by the title, or else by its sign in a paper about what is paid back. */
export function isCredit(paper: Paper, { title, amounts, cents }: CreditClues): boolean {
  const { folded } = paper;
  const words = title ? joinLetters(folded.slice(title.start, title.end)) : '';
  if (credit.test(words)) return true;
  const isSigned = amounts.some((one) => {
    const line = one.cents === -Math.abs(cents) && lineAt(paper, one.start);
    return line && !payment.test(textOf(paper, line));
  });
  if (!correction.test(words)) return isSigned && isTitled(paper);
  return isSigned || paysOut.test(folded);
}

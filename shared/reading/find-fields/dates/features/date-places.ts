import { weekday } from '../../lexicon/weekdays.ts';
import { cellOver } from '../../paper/labels-of.ts';
import { type Cell, cellIndexAt, heightOf, type Paper } from '../../paper/paper.ts';
import { meaningOf, ofIdentity } from '../date-meanings.ts';
import type { ReadDate } from '../read-dates.ts';

const longestLead = 80;

/** Returns the text before a date in its cell, within the distance in which it can belong to the date. */
export function textBefore(folded: string, { cell, start }: { cell: Cell; start: number }): string {
  return folded.slice(Math.max(cell.start, start - longestLead), start);
}

/** Beginnings of sentences that date contracts and certificates. */
const signed =
  /(?<![a-z])(?:feito|feita|fait|fatto|done|dado|dada|hecho|firmad[oa]|firman|assinad[oa]|expedid[oa]|expido|expide|emitid[oa]|incheiat|sporzadzon[oa]|podpisan[oa]|opgemaakt|getekend|ondertekend|ausgestellt|unterzeichnet|ausgefertigt|signe|semnat|sottoscritt[oa]|unterschrieben|signed|issued|delivre|etabli|rilasciato|letto|redatto|eliberata?|wydan[oeya]|udstedt|underskrevet|udskrevet|utfardad|undertecknad|sepsano|vystaveno|podepsano|vyhotoveno|εκδοθηκε|συνταχθηκε|υπογραφηκε)(?![a-z])/;

const behindSigned = new RegExp(`${signed.source}([^]*)$`);

/** Returns whether the sentence says that something is signed or issued on this day. */
export function isSigned(folded: string, date: ReadDate): boolean {
  const sentence = sentenceBefore(folded, date);
  const [, after] = ofIdentity.test(sentence) ? [] : (behindSigned.exec(sentence) ?? []);
  return after !== undefined && meaningOf(after) !== 'other';
}

function sentenceBefore(folded: string, { start }: ReadDate): string {
  return folded
    .slice(Math.max(0, start - 110), start)
    .replace(/^.*(?:[a-z)]{3}|\d{4})[.;!?]\s/s, '');
}

const printed =
  /(?<![a-z])(?:gedruckt|erstellt|printed|created|generated|imprime|edite|impreso|generado|stampato|generato|afgedrukt|aangemaakt|wydrukowano|wygenerowano|tiparit|generat|impresso|gerado|vytisteno|vygenerovano|udskrevet|dannet|utskriven|skapad|yazdirma|olusturma|εκτυπωθηκε|εκτυπωση|印刷日?|出力日?)(?: (?:am|on|le|el|il|op|dnia|la|em|dne|den|tarihi|στισ))? ?:? ?$/;

/** Returns whether a day is that of printing, which is the date of a paper without another one. */
export function isDayOfPrinting(folded: string, date: ReadDate): boolean {
  return printed.test(textBefore(folded, date));
}

/** Returns whether a day follows a number, whose object it dates: `Contract nr. 8844 din`. */
export function isOfNumber(folded: string, { cell, start }: ReadDate): boolean {
  return /\d[\w/.-]{0,20} [a-z ]{1,8}$/.test(textBefore(folded, { cell, start }));
}

/** Returns whether a date follows the registration number at the top: `Nr. 118 / 4.12.2024`. */
export function isNumberAndDate(paper: Paper, { line, cell, start, end }: ReadDate): boolean {
  if (line.page > 1 || heightOf(paper, line) > 0.5 || cell.end - end > 4) return false;
  return /^(?:nr|no|n|num|ref|l\.? ?dz|znak|prot(?:ocollo)?)(?![a-z])[.:º°]* ?(?:(?:nr|no|n|num)[.:º°]{1,2} ?)?[\w./-]{1,20}(?: \d{2,6}){0,3} ?(?:\/|-|,|din|del?|du|vom|of|z dnia|z|d\.d\.|van|al) ?$/.test(
    textBefore(paper.folded, { cell, start }),
  );
}

const mailHeader =
  /^(?:gesendet(?: am)?|datum|sent|date|envoye(?: le)?|fecha|enviad[oa](?: el| em)?|data|inviat[oa](?: il)?|verzonden(?: op)?|wyslan[oy]|trimis(?: la)?|received|empfangen|odeslano|dat[eo]|sendt|skickat|tarih|gonderil(?:di|me tarihi)|gonderme tarihi|ημερομηνια|ημ\/νια|(?:απο)?σταλθηκε|εσταλη|(?:送信)?日時|送信日|日付) ?[:：]/;
const mailHeaderLines = 4;

const mailOther =
  /^(?:von|from|de|da|od|van|fra|fran|απο|kimden|gonderen|差出人|an|to|a|para|do|aan|catre|til|till|komu|pro|προσ|kime|alici|宛先|betreff|subject|objet|asunto|oggetto|onderwerp|temat|assunto|subiect|predmet|emne|amne|θεμα|konu|件名) ?[:：]/;

/** Returns whether a date is in the head of a printed mail: `Sent: Monday, 3 March 2025 09:17` among other such lines. */
export function isMailHeader(
  { folded, lines }: Paper,
  { line, start, hasTime }: ReadDate,
): boolean {
  if (start - line.start > 40 || !mailHeader.test(folded.slice(line.start, start))) return false;
  return lines
    .slice(Math.max(0, line.index - mailHeaderLines), line.index + mailHeaderLines)
    .some((other) => {
      const text = folded.slice(other.start, Math.min(other.end, other.start + 120));
      return /^\p{L}{1,12} ?[:：].*@/u.test(text) || (hasTime && mailOther.test(text));
    });
}

const subject =
  /^(?:re|subject|betreff|betr|betrifft|objet|asunto|oggetto|ogg|betreft|onderwerp|dotyczy|dot|sprawa|temat|assunto|ref(?:erinta)?|obiect|subiect|vec|predmet|emne|vedr(?:orende)?|angaende|ang|amne|arende|konu|ilgi|θεμα|σχετ(?:ικα)?|件名|表題)[.:：]{1,2} ?[^ ]/;

/** Returns whether a date is in the subject line of a letter. */
export function isInSubject({ folded }: Paper, { line, start }: ReadDate): boolean {
  return subject.test(folded.slice(line.start, Math.min(start, line.start + 40)));
}

/** Returns whether a date in parentheses follows a day in words: `aos vinte e quatro dias de março (24/03/2024)`. */
export function isInParentheses(folded: string, { start, end }: ReadDate): boolean {
  return (
    folded[start - 1] === '(' &&
    folded[end] === ')' &&
    /(?:[a-z]{3}|\d{4}) ?$/.test(folded.slice(Math.max(0, start - 8), start - 1))
  );
}

/** Returns whether a day is that of the closing balance, or the last of the period. */
export function isStatementEnd(
  { folded, lines }: Paper,
  { isPeriod, cell, start, line }: ReadDate,
): boolean {
  if (
    line.index < Math.max(8, lines.length * 0.3) &&
    /(?<![a-z])(?:al|au|as at|as of|zum|per|na dzien|a fecha(?: de)?|stand|la data de|tot en met|t\/m) ?$/.test(
      textBefore(folded, { cell, start }),
    )
  )
    return true;
  const before = folded.slice(Math.max(cell.start, start - 40), start);
  return isPeriod
    ? /\d\s?\S{1,8}\s?$/.test(before)
    : /saldo final|saldo koncowe|endsaldo|eindsaldo|neuer (?:konto|saldo)|nuevo saldo|nouveau solde|sold final|closing balance|new balance|kontostand|saldo finale/.test(
        before,
      );
}

/** Words between a place and its date. */
const beforeDate = `(?:le|den|dne|την|τη|στισ|d|dd|li|addi|a|ai|dnia|dn|w dniu|de|am|on|el|il|em|op|the|this|ce|aos?|la|du|giorno|datum|d\\.d|data(?: de)?|date|im|vom|${weekday})`;
const placeAndComma = new RegExp(
  `^(?:\\d{4,5} )?(?!${weekday}[.,])'?[a-zα-ω][a-zα-ω01 .'()/-]{1,36}, ?(?:${beforeDate}[.,]? ){0,3}$`,
);
const placeAndPreposition = new RegExp(
  `^(?:a|fait a|en|w|te|in|v|ve|i|gegeben zu|dado en) [a-z][a-z .'-]{2,30},? (?:(?:[a-z']{1,5}|${weekday}),? ){1,2}$`,
);
/** Matches the time of a signature. */
const behindTime =
  /^,? ?(?:kl\.?|um|at|ore|alle|godz\.?|as|om|saat|v|ωρα|ve) ?\d{1,2}[.:]\d\d(?: ?(?:uhr|uur|hod))?\W{0,2}$/;
const labelOfPlace = /ort|place|lieu|lugar|luogo|plaats|miejsc|loc|dat/;
const preposition = /^(?:(?:le|den|li|a|dnia|de|am|on|el|il|em|op)[ ,:]{1,2})?$/;

/**
 * Returns whether a place and a date end a cell, as in `Berlin, den 12. März 2024`: a name, a comma, at most a preposition, and the date.
 */
export function isPlaceAndDate(paper: Paper, { line, cell, start, end }: ReadDate): boolean {
  const { folded, text } = paper;
  const isAtEnd = cell.end - end <= 8 || behindTime.test(folded.slice(end, cell.end));
  if (!isAtEnd || start - cell.start > 48) return false;
  const inCell = folded.slice(cell.start, start);
  const left = line.cells[cellIndexAt(line, start) - 1];
  if (preposition.test(inCell) && left && left.end - left.start < 40)
    return (
      placeAndComma.test(`${folded.slice(left.start, left.end)} `) && folded[left.end - 1] === ','
    );
  const [label = ''] = /^[a-z ]+: /.exec(inCell) ?? [];
  const before = labelOfPlace.test(label) ? inCell.slice(label.length) : inCell;
  const printed = text.slice(start - before.length, start);
  if (placeAndPreposition.test(before)) return /\s\p{Lu}/u.test(printed);
  return placeAndComma.test(before) && !/^\p{Ll}/u.test(printed);
}

/** Returns whether a cell contains only one or two capitalized words and the date: `Siedlce 16.02.2024`. */
export function isNameAndDate({ text, folded }: Paper, { cell, start, end }: ReadDate): boolean {
  return (
    (cell.end - end <= 3 || behindTime.test(folded.slice(end, cell.end))) &&
    /^(?:\p{Lu}\p{Ll}{2,20}[ -]){1,2}(?:den |dne |d\. )?$/u.test(text.slice(cell.start, start))
  );
}

/** Returns whether a date is within a sentence, by the adjacent words in its cell. */
export function isInProse(folded: string, { cell, start, end }: ReadDate): boolean {
  if (/^,? (?:[a-zα-ω']+ ){3}/.test(folded.slice(end, cell.end))) return true;
  const before = folded.slice(cell.start, start);
  if (cell.end - cell.start - (end - start) > 70 && before.length > 12) return true;
  return (
    before.length > 40 ||
    /(?<![a-zα-ω])[a-zα-ω]{3,20} [a-zα-ω]{2,20} [a-zα-ω]{2,20} [a-zα-ω]{2,20}/.test(before)
  );
}

/** Returns whether a date is in a heading with a number, whatever the first word is: `Mahnschreiben 4711 / 12.3.2024`. */
export function isInHeading(paper: Paper, { line, start, end }: ReadDate): boolean {
  if (line.page > 1 || line.cells.length > 1 || start - line.start > longestLead) return false;
  if (heightOf(paper, line) > 0.6 || end < line.end - 2) return false;
  return /^\p{Lu}[\p{L} ]{3,40}[ \p{L}\p{N}./-]{2,30}[ /,]$/u.test(
    paper.text.slice(line.start, start),
  );
}

const linesAbove = 3;

/** Returns the words right above a day that is alone in its cell: the head of its column, or the line above. */
export function wordsAbove({ folded, lines }: Paper, { line, cell, start }: ReadDate): string {
  if (start - cell.start > 2) return '';
  const column = line.cells.indexOf(cell);
  for (let up = 1; up <= linesAbove; up += 1) {
    const above = lines[line.index - up];
    if (!above || above.page !== line.page) break;
    const over = cellOver(above, line, column);
    const words = over
      ? folded.slice(over.start, Math.min(over.end, over.start + longestLead))
      : '';
    if (/\p{L}{3}/u.test(words)) return words;
  }
  return '';
}

/** Returns whether a day is in a table: with other columns, or with an amount to its left. */
export function isInTable({ folded }: Paper, { line, cell }: ReadDate): boolean {
  if (line.cells.length > 2) return true;
  const left = line.cells[line.cells.indexOf(cell) - 1];
  return left !== undefined && !/[a-z]/.test(folded.slice(left.start, left.end));
}

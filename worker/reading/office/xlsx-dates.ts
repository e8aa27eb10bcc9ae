import { day, minute } from '../../../shared/time/durations.ts';
import { type MarkupContext, parseMarkup } from '../../../shared/reading/markup/parse-markup.ts';

// The built-in number formats that show a date or a time (ECMA-376, part 1, 18.8.30).
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

// The limits of Excel ("Excel specifications and limits").
const mostStyles = 65_490;
const longestFormat = 255;

export async function readDateStyles(
  part: Iterable<string>,
  context: MarkupContext,
): Promise<boolean[]> {
  const dateFormats = new Set<number>();
  const styles: boolean[] = [];
  let isCellStyles = false;
  await parseMarkup(part, {
    context,
    handler: {
      open(name, { numFmtId, formatCode = '' }) {
        if (styles.length > mostStyles || dateFormats.size > mostStyles) return;
        const id = Number(numFmtId ?? 0);
        if (name === 'numFmt' && isDateFormat(formatCode.slice(0, longestFormat))) {
          dateFormats.add(id);
        }
        if (name === 'cellXfs') isCellStyles = true;
        if (name === 'xf' && isCellStyles) styles.push(dateFormats.has(id) || isBuiltInDate(id));
      },
      close(name) {
        if (name === 'cellXfs') isCellStyles = false;
      },
    },
  });
  return styles;
}

function isDateFormat(formatCode: string): boolean {
  return /[dmyhs]/i.test(formatCode.replace(/"[^"]*"|\\.|_.|\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, ''));
}

// Excel counts 29 February 1900, a day that did not exist.
const daysTo1970From1900 = 25_569;
const daysTo1970From1904 = 24_107;
const minutesPerDay = day / minute;

/** Formats the serial date of a spreadsheet as `YYYY-MM-DD`, `YYYY-MM-DD HH:MM` or, without a day, `HH:MM`. */
export function formatSerialDate(serial: number, startsIn1904: boolean): string {
  const days = serial - (startsIn1904 ? daysTo1970From1904 : daysTo1970From1900);
  const time = new Date(Math.round(days * minutesPerDay) * minute);
  if (Number.isNaN(time.getTime())) return '';
  const [date = '', clock = ''] = time.toISOString().slice(0, 16).split('T');
  if (serial < 1) return clock;
  return time.getTime() % day === 0 ? date : `${date} ${clock}`;
}

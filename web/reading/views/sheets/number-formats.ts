import { format } from 'numfmt';
import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import { viewContext } from '../view-limits.ts';

export type CellStyle = { pattern: string; isBold: boolean };

/** Formats with a number instead of a pattern (ECMA-376, part 1, 18.8.30). */
const builtInPatterns = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '$#,##0_);($#,##0)'],
  [6, '$#,##0_);[Red]($#,##0)'],
  [7, '$#,##0.00_);($#,##0.00)'],
  [8, '$#,##0.00_);[Red]($#,##0.00)'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);[Red](#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);[Red](#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** The built-in formats for dates and times in the locale of the reader. */
const localDate = 14;
const localDateTime = 22;

// The limits of Excel ("Excel specifications and limits").
const mostStyles = 65_490;
const longestPattern = 255;

export async function readCellStyles(part: Iterable<string>, locale: string): Promise<CellStyle[]> {
  const patterns = new Map(builtInPatterns);
  const day = dayPattern(locale);
  patterns.set(localDate, day).set(localDateTime, `${day} h:mm`);
  const boldFonts: boolean[] = [];
  const styles: CellStyle[] = [];
  let place: 'fonts' | 'cellXfs' | undefined;
  await parseMarkup(part, {
    context: viewContext,
    handler: {
      open(name, { numFmtId = '0', formatCode, fontId = '0', val }) {
        if (name === 'fonts' || name === 'cellXfs') place = name;
        if (styles.length > mostStyles || boldFonts.length > mostStyles) return;
        if (name === 'numFmt' && formatCode !== undefined && patterns.size <= mostStyles) {
          patterns.set(Number(numFmtId), formatCode.slice(0, longestPattern));
        }
        if (place === 'fonts' && name === 'font') boldFonts.push(false);
        if (place === 'fonts' && name === 'b') boldFonts[boldFonts.length - 1] = val !== '0';
        if (place === 'cellXfs' && name === 'xf') {
          const pattern = patterns.get(Number(numFmtId)) ?? 'General';
          styles.push({ pattern, isBold: boldFonts[Number(fontId)] === true });
        }
      },
      close(name) {
        if (name === place) place = undefined;
      },
    },
  });
  return styles;
}

/** Returns the order of day, month and year in a language, as a pattern. */
function dayPattern(locale: string): string {
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const fields = new Map<string, string>([
    ['day', 'dd'],
    ['month', 'mm'],
    ['year', 'yyyy'],
  ]);
  return new Intl.DateTimeFormat(locale, numbers)
    .formatToParts()
    .map(({ type, value }) => fields.get(type) ?? `"${value.replaceAll('"', '')}"`)
    .join('');
}

/** Formats a number by the pattern of its cell, or plainly if the pattern is invalid. */
export function formatNumber(value: number, pattern: string, locale: string): string {
  if (!Number.isFinite(value)) return '';
  try {
    return format(pattern, value, { locale }).trim();
  } catch {
    return String(value);
  }
}

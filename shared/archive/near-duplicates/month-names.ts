import { foldWithinBounds } from '../../text/fold-for-search.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro'];
const monthsOfYear = 12;

const months: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) => {
    const formats = [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].map(
      (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
    );
    return Array.from({ length: monthsOfYear }, (_, month) =>
      formats.flatMap((format) =>
        format
          .formatToParts(Date.UTC(2026, month, 1))
          .flatMap(({ type, value }) =>
            type === 'month' ? [[foldWithinBounds(value), month] as const] : [],
          ),
      ),
    ).flat();
  }),
);

/** Returns the month (0 to 11) that a folded word names in one of the languages. */
export function monthOf(word: string): number | undefined {
  return months.get(word);
}

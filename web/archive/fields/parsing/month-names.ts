import { keepResults } from '../../../i18n/formats/keep-results.ts';

/** Returns the names of each month in a language, including declined forms beside a day: marzec, marca. */
const namesOf = keepResults((locale: string): string[][] => {
  const formats = (['numeric', undefined] as const).map(
    (day) => new Intl.DateTimeFormat(locale, { month: 'long', day, timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2026, month));
      return folded(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
});

/** Returns the month (1 to 12) of a name in a language or in English, or of a prefix that only one month has. */
export function monthNamed(name: string, locale: string): number | undefined {
  const beginning = folded(name);
  if (beginning.length < 3) return undefined;
  for (const names of [namesOf(locale), namesOf('en')]) {
    const months = names.flatMap((forms, index) =>
      forms.some((form) => form.startsWith(beginning)) ? [index + 1] : [],
    );
    if (months.length > 0) return months.length === 1 ? months[0] : undefined;
  }
  return undefined;
}

/** Removes accents, which are often omitted in typing. */
function folded(name: string): string {
  return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

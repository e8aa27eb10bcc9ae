import { useMemo } from 'react';
import { dateLocale } from '../../i18n/formats/date-locale.ts';
import { keepResults } from '../../i18n/formats/keep-results.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const formatsOf = keepResults((locale: string) => ({
  day: new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }),
  // All amounts of an invoice have the same currency, which is shown once.
  amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 10 }),
  country: new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }),
}));

/** Decimals of an invoice are strings, which `Intl` formats with all digits. */
const exact = (decimal: string) => decimal as `${number}`;

export function useInvoiceFormats() {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  return useMemo(() => {
    const { day, number, amount, country } = formatsOf(locale);
    return {
      day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
      number: (decimal: string) => number.format(exact(decimal)),
      amount: (decimal: string) => amount.format(exact(decimal)),
      percent: (decimal: string) => `${number.format(exact(decimal))}\u00a0%`,
      country: (code: string) => (/^[A-Z]{2}$/.test(code) ? country.of(code) : undefined) ?? code,
    };
  }, [locale]);
}

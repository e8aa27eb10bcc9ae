import { currencies } from '../../../shared/archive/fields/money.ts';
import { readStored, writeStored } from '../../api/local-store.ts';
import { keepResults } from '../../i18n/keep-results.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Select } from '../../ui/forms/select.tsx';

const usualCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'RON', 'BRL'];
const currencyOfLocale: ReadonlyMap<string, string> = new Map(
  Object.entries({ en: 'USD', pl: 'PLN', 'pt-BR': 'BRL', ro: 'RON' }),
);

const optionsIn = keepResults((locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const others = [...currencies].filter((code) => !usualCurrencies.includes(code));
  return [...usualCurrencies, ...others].map((value) => ({
    value,
    label: `${value} – ${names.of(value) ?? value}`,
  }));
});

/** The currency chosen last, otherwise that of most who speak the language. */
export function defaultCurrency(locale: string): string {
  const stored = readStored('currency');
  if (stored !== null && currencies.has(stored)) return stored;
  return currencyOfLocale.get(locale) ?? 'EUR';
}

export function rememberCurrency(currency: string) {
  writeStored('currency', currency);
}

export function CurrencySelect(props: { value: string; onChange: (currency: string) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Select
      className="w-24 shrink-0"
      label={t('documents.fields.currency')}
      isLabelHidden
      options={optionsIn(i18n.language)}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

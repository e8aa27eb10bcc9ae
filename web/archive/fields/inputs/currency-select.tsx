import type { ComponentProps } from 'react';
import { currencies } from '../../../../shared/reading/fields/money.ts';
import { readStored, writeStored } from '../../../browser/local-store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Select } from '../../../ui/forms/select.tsx';

const usualCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'RON', 'BRL'];
const currencyOfLocale: ReadonlyMap<string, string> = new Map(
  Object.entries({ en: 'USD', pl: 'PLN', 'pt-BR': 'BRL', ro: 'RON' }),
);

const options = [
  ...usualCurrencies,
  ...[...currencies].filter((code) => !usualCurrencies.includes(code)),
].map((code) => ({ value: code, label: code }));

/** Returns the currency chosen last, or that of most speakers of the language. */
export function defaultCurrency(locale: string): string {
  const stored = readStored('currency');
  if (stored !== null && currencies.has(stored)) return stored;
  return currencyOfLocale.get(locale) ?? 'EUR';
}

export function rememberCurrency(currency: string) {
  writeStored('currency', currency);
}

interface CurrencySelectProps extends Pick<
  ComponentProps<'select'>,
  'onKeyDown' | 'onBlur' | 'disabled'
> {
  value: string;
  onValueChange: (currency: string) => void;
}

export function CurrencySelect({ onValueChange, ...select }: CurrencySelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...select}
      className="w-24 shrink-0"
      label={t('documents.fields.currency')}
      isLabelHidden
      options={options}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}

import { useMemo } from 'react';
import { useTypeName } from '../../document-types/use-type-names.ts';
import type { FieldChange } from '../../../../shared/field-change.ts';
import { dateLocale } from '../../../i18n/formats/date-locale.ts';
import { keepResults } from '../../../i18n/formats/keep-results.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const dayFormat = keepResults(
  (locale: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
);
const moneyFormat = keepResults(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }),
);

const numberFormat = keepResults(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }),
);

/**
 * Returns values of fields as text in the current language; undefined without a value. `type` is that of a custom
 * field.
 */
export function useFieldText() {
  const { i18n, t } = useTranslation();
  const typeName = useTypeName();
  const locale = i18n.language;
  return useMemo(
    () =>
      (
        field: string,
        value: FieldChange['from'] | { name: string },
        type?: string,
      ): string | undefined => {
        if (value === null) return undefined;
        if (Array.isArray(value)) return value.map(({ name }) => name).join(', ');
        if (typeof value === 'object') {
          if ('name' in value) return value.name;
          return moneyFormat(locale, value.currency).format(value.amount);
        }
        if (field === 'isPaid' && type === undefined) {
          return t(value === true ? 'documents.fields.paid.yes' : 'documents.fields.paid.no');
        }
        if (typeof value === 'boolean') return t(value ? 'fields.value.yes' : 'fields.value.no');
        // Without digit groups, as it is written on the paper.
        if (field === 'archiveNumber' && type === undefined) return String(value);
        if (typeof value === 'number') return numberFormat(locale).format(value);
        if (type === 'date') return dayFormat(locale).format(new Date(`${value}T00:00:00Z`));
        if (type !== undefined) return value;
        switch (field) {
          case 'documentDate':
          case 'dueDate':
          case 'endDate':
          case 'noticeDate':
            return dayFormat(locale).format(new Date(`${value}T00:00:00Z`));
          case 'documentType':
            return typeName(value);
          case 'iban':
            // In groups of four, as IBANs are printed.
            return value.replaceAll(/(.{4})(?=.)/g, '$1 ');
          default:
            return value;
        }
      },
    [locale, t, typeName],
  );
}

import { useQuery } from '@tanstack/react-query';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { sumAmounts } from '../../../shared/archive/fields/sum-amounts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { selectionSumQuery } from './bulk-api.ts';

interface SelectionSumProps {
  organizationId: string;
  filters: BulkFilter[];
  /** The selected documents that are loaded, in their current state. */
  known: readonly DocumentSummary[];
  count: number;
}

export function SelectionSum({ organizationId, filters, known, count }: SelectionSumProps) {
  const { t } = useTranslation();
  const text = useFieldText();
  const areAllKnown = filters.every(({ query }) => !query) && known.length === count;
  const { data, isFetching } = useQuery({
    ...selectionSumQuery(organizationId, filters),
    enabled: !areAllKnown,
  });
  // The sum of an earlier selection is not shown while that of this one loads.
  if (isFetching && !data) return <Spinner size={14} className="mx-2 text-muted" />;
  if (data?.isCapped && !areAllKnown) {
    return <span className="text-sm text-muted">{t('documents.bulk.no-sum')}</span>;
  }
  const sums = areAllKnown
    ? sumAmounts(known.flatMap(({ totalAmount }) => totalAmount ?? []))
    : (data?.sums ?? []);
  if (sums.length === 0) return null;
  return (
    <ul
      aria-label={t('documents.bulk.sum')}
      className="flex flex-wrap gap-x-3 px-2 text-sm font-medium tabular-nums"
    >
      {sums.map(({ amount, currency }) => (
        <li key={currency}>{text('totalAmount', { amount, currency })}</li>
      ))}
    </ul>
  );
}

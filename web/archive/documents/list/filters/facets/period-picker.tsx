import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { today } from '../../../../../i18n/formats/today.ts';
import { FacetOptions } from './facet-options.tsx';
import type { FacetProps } from './facet-props.ts';
import { offeredPeriods, usePeriodText, type Direction } from './period-text.ts';
import { RangeFields } from './range-form.tsx';
import { useFilterValue } from './use-filter-value.ts';

/** Periods, years and months, and below them fields for the first and the last day. */
export function PeriodPicker({ direction, ...facet }: FacetProps & { direction: Direction }) {
  const { t } = useTranslation();
  const textOf = usePeriodText();
  const value = useFilterValue(facet);
  return (
    <FacetOptions
      {...facet}
      options={offeredPeriods(today(), direction).map((period) => ({
        value: period,
        label: textOf(period) ?? period,
        isChosen: period === value,
      }))}
      onChoose={(period) => facet.onValue(period === value ? undefined : period)}
    >
      <RangeFields
        type="date"
        facet={facet}
        labels={{ from: t('documents.filter.from'), to: t('documents.filter.to') }}
      />
    </FacetOptions>
  );
}

import { useQuery } from '@tanstack/react-query';
import { correspondentKey } from '../../../../../../shared/archive/correspondents/correspondent.ts';
import { paymentStateOf } from '../../../../../../shared/archive/search/syntax/search-filters.ts';
import { limits } from '../../../../../../shared/limits.ts';
import { useFormats } from '../../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useCorrespondents } from '../../../../correspondents/correspondent-api.ts';
import { usePeople } from '../../../../custom-fields/use-people.ts';
import { useTagOptions } from '../../../../tags/use-tag-options.ts';
import { failedCountQuery } from '../../../document-api.ts';
import { FacetOptions } from './facet-options.tsx';
import type { FacetProps } from './facet-props.ts';
import { useFilterValue } from './use-filter-value.ts';
import { wholeName } from '../../../../../../shared/archive/search/syntax/search-pieces.ts';

export function CorrespondentOptions({ organizationId, ...facet }: FacetProps) {
  const { data = [], isPending } = useCorrespondents(organizationId);
  const value = useFilterValue(facet);
  return (
    <FacetOptions
      {...facet}
      isPending={isPending}
      options={data.map(({ id, name }) => ({
        value: id,
        label: name,
        isChosen: value !== undefined && correspondentKey(value) === correspondentKey(name),
      }))}
      onChoose={(id) => {
        const name = data.find((each) => each.id === id)?.name ?? '';
        facet.onValue(wholeName(name));
      }}
    />
  );
}

/** Several tags can be chosen: all of them must be there. */
export function TagOptions({ organizationId, state, onChange, ...facet }: FacetProps) {
  const { options } = useTagOptions(organizationId);
  const { tags } = state;
  return (
    <FacetOptions
      {...facet}
      options={options.map((option) => ({ ...option, isChosen: tags.includes(option.value) }))}
      onChoose={(id) => {
        const others = tags.filter((tag) => tag !== id);
        const next = others.length < tags.length ? others : [...tags, id];
        onChange({ tags: next.slice(0, limits.tagFilter.max), pageIndex: 0 });
      }}
    />
  );
}

export function PersonOptions({ organizationId, ...facet }: FacetProps) {
  const { data = [], isPending } = usePeople(organizationId, { enabled: true });
  const value = useFilterValue(facet);
  return (
    <FacetOptions
      {...facet}
      isPending={isPending}
      options={data.map(({ user }) => ({
        value: user.id,
        label: user.name,
        isChosen: value === user.id || value === user.name,
      }))}
      onChoose={(id) => {
        const name = data.find(({ user }) => user.id === id)?.user.name ?? '';
        facet.onValue(wholeName(name));
      }}
    />
  );
}

/** The Inbox, what is paid or to be paid, and documents whose text could not be read. */
export function StateOptions({ organizationId, state, onChange, ...facet }: FacetProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { source } = facet;
  const { data: failedCount = 0 } = useQuery(failedCountQuery(organizationId));
  const isInbox = useFilterValue({ state, source, name: 'in' }) !== undefined;
  const payment = paymentStateOf(useFilterValue({ state, source, name: 'is' }) ?? '');
  const isFailed = state.extractionState === 'failed';
  const payments = ['unpaid', 'overdue', 'paid'] as const;
  return (
    <FacetOptions
      {...facet}
      options={[
        { value: 'inbox', label: t('navigation.inbox'), isChosen: isInbox },
        ...payments.map((value) => ({
          value,
          label: t(`documents.filter.payment.${value}`),
          isChosen: value === payment,
        })),
        {
          value: 'failed',
          label: t('documents.filter.failed'),
          isChosen: isFailed,
          trailing: failedCount > 0 && number(failedCount),
        },
      ]}
      onChoose={(value) => {
        if (value === 'inbox') return facet.onFilter('in', isInbox ? undefined : value);
        if (value !== 'failed') return facet.onFilter('is', value === payment ? undefined : value);
        onChange({ extractionState: isFailed ? undefined : 'failed', pageIndex: 0 });
        facet.onDone();
      }}
    />
  );
}

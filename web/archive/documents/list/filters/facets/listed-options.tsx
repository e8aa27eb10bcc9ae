import { useQuery } from '@tanstack/react-query';
import { correspondentKey } from '../../../../../../shared/archive/correspondents/correspondent.ts';
import { isMeWord } from '../../../../../../shared/archive/search/syntax/value-words.ts';
import { paymentStateOf } from '../../../../../../shared/archive/search/syntax/search-filters.ts';
import { tagSearchKey } from '../../../../../../shared/archive/tags/tag.ts';
import { foldForSearch } from '../../../../../../shared/text/fold-for-search.ts';
import { limits } from '../../../../../../shared/limits.ts';
import { useFormats } from '../../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useCurrentUser } from '../../../../../api/session/session-api.ts';
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

/** Several tags can be chosen, and a document must have all of them. The tag of an open chip is replaced or removed. */
export function TagOptions({ organizationId, state, onChange, ...facet }: FacetProps) {
  const { options } = useTagOptions(organizationId);
  const { tags } = state;
  const { source, onDone, onFilter } = facet;
  const written = useFilterValue({ state, source, name: 'tag' });
  const isOfSearch = source !== undefined && !tags.includes(source);
  const isChosen = ({ value, label }: { value: string; label: string }) =>
    isOfSearch ? tagSearchKey(label) === tagSearchKey(written ?? '') : tags.includes(value);
  return (
    <FacetOptions
      {...facet}
      options={options.map((option) => ({ ...option, isChosen: isChosen(option) }))}
      onChoose={(id) => {
        const chosen = options.find(({ value }) => value === id);
        if (isOfSearch) {
          onFilter('tag', chosen && !isChosen(chosen) ? wholeName(chosen.label) : undefined);
          return;
        }
        onChange({ tags: tagsWith(tags, id, source), pageIndex: 0 });
        if (source !== undefined) onDone();
      }}
    />
  );
}

function tagsWith(tags: readonly string[], id: string, replaced: string | undefined): string[] {
  const isChosen = tags.includes(id);
  if (replaced !== undefined && !isChosen) return tags.map((tag) => (tag === replaced ? id : tag));
  const next = isChosen ? tags.filter((tag) => tag !== id) : [...tags, id];
  return next.slice(0, limits.tagFilter.max);
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

export function UploaderOptions({ organizationId, ...facet }: FacetProps) {
  const { t } = useTranslation();
  const me = useCurrentUser();
  const { data = [], isPending } = usePeople(organizationId, { enabled: true });
  const value = foldForSearch(useFilterValue(facet) ?? '');
  const others = data.filter(({ user }) => user.id !== me.id);
  const options = [
    { value: 'me', label: t('documents.filter.me'), isChosen: isMeWord(value) },
    ...others.map(({ user }) => ({
      value: user.id,
      label: user.name,
      isChosen: [user.id, user.name, user.email].some((each) => foldForSearch(each) === value),
    })),
  ];
  return (
    <FacetOptions
      {...facet}
      isPending={isPending}
      options={options}
      onChoose={(id) => {
        const chosen = options.find((option) => option.value === id);
        if (!chosen || chosen.isChosen) return facet.onValue(undefined);
        facet.onValue(id === 'me' ? id : wholeName(chosen.label));
      }}
    />
  );
}

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

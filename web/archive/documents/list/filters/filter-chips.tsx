import { X } from 'lucide-react';
import { parseSearchQuery } from '../../../../../shared/archive/search/parse-search-query.ts';
import { isMeWord } from '../../../../../shared/archive/search/syntax/value-words.ts';
import { paymentStateOf } from '../../../../../shared/archive/search/syntax/search-filters.ts';
import {
  searchPiecesOf,
  type SearchPiece,
} from '../../../../../shared/archive/search/syntax/search-pieces.ts';
import { documentTypesNamed } from '../../../../../shared/archive/search/syntax/type-words.ts';
import type { CustomField } from '../../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CutText } from '../../../../ui/display/text/cut-text.tsx';
import { useGivenTypeNames, useTypeName } from '../../../document-types/use-type-names.ts';
import { useCustomFields } from '../../../custom-fields/custom-field-api.ts';
import { fileTypeLabels } from './facets/file-types.ts';
import { facetLabels, facetOf, type Facet } from './facets/facets.ts';
import { usePeriodText } from './facets/period-text.ts';
import { FilterTrigger } from './filter-button.tsx';
import type { FilterProps } from './facets/facet-props.ts';
import { filterNameOf, replacePiece } from './query-filters.ts';

export function FilterChips(props: FilterProps) {
  const { organizationId, state, onChange } = props;
  const { t } = useTranslation();
  const { data: fields = [] } = useCustomFields(organizationId);
  const textOf = useValueText();
  const types = useGivenTypeNames();
  const isFilter = (source: string) =>
    parseSearchQuery(source, fields, undefined, { types }).filters.length === 1;
  return searchPiecesOf(state.q)
    .filter(({ source }) => isFilter(source))
    .map((piece, index) => {
      const { source, isExcluded } = piece;
      const facet = isExcluded ? undefined : facetOf(filterNameOf(piece, fields) ?? '', fields);
      const name = facet ? `${labelOf(facet, t)}: ${textOf(facet, piece)}` : source;
      return (
        <span
          // Keyed by index, so that the button of a changed chip gets the focus back.
          key={index}
          className="relative inline-flex h-6 max-w-full items-center rounded-full border border-border-control bg-surface-raised text-xs text-ink hover:border-border-strong"
        >
          {facet ? (
            <FilterTrigger
              {...props}
              facet={facet}
              source={source}
              trigger={
                <button
                  type="button"
                  title={t('documents.filter.change', { name })}
                  className="flex h-full min-w-0 items-center rounded-l-full pl-2.5"
                >
                  <Label facet={facet} text={textOf(facet, piece)} />
                </button>
              }
            />
          ) : (
            <code className="min-w-0 truncate pl-2.5 font-mono">{source}</code>
          )}
          <button
            type="button"
            aria-label={t('documents.filter.remove', { name })}
            onClick={() => onChange({ q: replacePiece(state.q, source), pageIndex: 0 })}
            className="ml-1 flex size-6 items-center justify-center rounded-full text-muted hover:bg-pressed hover:text-ink"
          >
            <X size={12} aria-hidden />
          </button>
        </span>
      );
    });
}

function Label({ facet, text }: { facet: Facet; text: string }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 gap-1">
      <span className="shrink-0 text-muted">{labelOf(facet, t)}</span>{' '}
      <span className="min-w-0 max-w-48">
        <CutText text={text} />
      </span>
    </span>
  );
}

function labelOf(facet: Facet, t: ReturnType<typeof useTranslation>['t']): string {
  return 'field' in facet ? facet.field.name : t(facetLabels[facet.name]);
}

/** Returns the value of a filter as text to show. */
function useValueText(): (facet: Facet, piece: SearchPiece) => string {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const given = useGivenTypeNames();
  const typeName = useTypeName();
  return (facet, { value, isPhrase }) => {
    if ('field' in facet) return fieldText(facet.field, value) ?? value;
    switch (facet.name) {
      case 'kind': {
        const types = documentTypesNamed(value, given);
        // Prefixes of type names are shown as they were typed.
        const isNamed = types.length === value.split(',').length;
        return isNamed ? types.map(typeName).join(', ') : value;
      }
      case 'type': {
        const label = new Map(Object.entries(fileTypeLabels)).get(value.toLowerCase());
        return label ? t(label) : value;
      }
      case 'date':
      case 'due':
      case 'ends':
      case 'notice':
      case 'added':
        return periodText(value) ?? value;
      case 'state': {
        const payment = paymentStateOf(value);
        return payment ? t(`documents.filter.payment.${payment}`) : t('navigation.inbox');
      }
      case 'by':
        return !isPhrase && isMeWord(value) ? t('documents.filter.me') : value;
      case 'amount':
      case 'asn':
      case 'correspondent':
      case 'tags':
        return value;
    }
  };

  function fieldText({ type }: CustomField, value: string): string | undefined {
    if (type === 'date') return periodText(value);
    const truth = ['yes', 'no'].find((each) => each === value.toLowerCase());
    return type === 'boolean' && truth
      ? t(`documents.filter.${truth === 'yes' ? 'yes' : 'no'}`)
      : undefined;
  }
}

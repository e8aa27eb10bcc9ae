import {
  Calendar,
  CalendarClock,
  CalendarOff,
  CalendarPlus,
  CalendarX,
  CircleDot,
  Coins,
  FileText,
  Hash,
  Mail,
  Shapes,
  Tags,
  TextCursorInput,
  UserRound,
} from 'lucide-react';
import { createElement, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OptionList } from '../../../../ui/pickers/option-list.tsx';
import { useCustomFields } from '../../../custom-fields/custom-field-api.ts';
import { useNextArchiveNumber } from '../../../fields/use-next-archive-number.ts';
import type { OpenedFilter } from './facets/facet-props.ts';
import { FacetPicker } from './facets/facet-picker.tsx';
import { facetLabels, facetOf, offeredFacets, type Facet } from './facets/facets.ts';

interface FilterPanelProps extends OpenedFilter {
  /** The facet to show at once, without a way back to the list of facets. */
  facet?: Facet;
  onDone: () => void;
}

const icons = {
  correspondent: Mail,
  kind: Shapes,
  date: Calendar,
  due: CalendarClock,
  ends: CalendarOff,
  notice: CalendarX,
  amount: Coins,
  asn: Hash,
  tags: Tags,
  type: FileText,
  added: CalendarPlus,
  by: UserRound,
  state: CircleDot,
} as const;

export function FilterPanel({ facet, ...props }: FilterPanelProps) {
  const { t } = useTranslation();
  const { data: fields = [] } = useCustomFields(props.organizationId);
  const hasNumbers = useNextArchiveNumber(props.organizationId) != null;
  const facets = offeredFacets(fields).filter((value) => value !== 'asn' || hasNumbers);
  const [name, setName] = useState<string>();
  const chosen = facet ?? (name === undefined ? undefined : facetOf(name, fields));
  if (chosen) {
    return (
      <FacetPicker
        {...props}
        fields={fields}
        facet={chosen}
        onBack={facet ? undefined : () => setName(undefined)}
      />
    );
  }
  return (
    <OptionList
      label={t('documents.filter.menu')}
      placeholder={t('documents.filter.find')}
      emptyLabel={t('documents.filter.none')}
      options={[
        ...facets.map((value) => ({
          value,
          label: t(facetLabels[value]),
          leading: createElement(icons[value], { size: 16, 'aria-hidden': true }),
          leadsOn: true,
        })),
        ...fields.map(({ key, name: label }) => ({
          value: key,
          label,
          leading: <TextCursorInput size={16} aria-hidden />,
          leadsOn: true,
        })),
      ]}
      onChoose={setName}
    />
  );
}

import type { CustomField } from '../../../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { facetLabels, type Facet } from './facets.ts';
import type { FacetProps, OpenedFilter } from './facet-props.ts';
import {
  CorrespondentOptions,
  PersonOptions,
  StateOptions,
  TagOptions,
  UploaderOptions,
} from './listed-options.tsx';
import { FixedOptions } from './fixed-options.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { RangeForm } from './range-form.tsx';
import { TextForm } from './text-form.tsx';
import { withFilter } from '../query-filters.ts';

interface FacetPickerProps extends OpenedFilter {
  facet: Facet;
  fields: readonly CustomField[];
  onBack: (() => void) | undefined;
  onDone: () => void;
}

export function FacetPicker({ facet, fields, ...props }: FacetPickerProps) {
  const { t } = useTranslation();
  const { name } = facet;
  const label = 'field' in facet ? facet.field.name : t(facetLabels[facet.name]);
  const onFilter = (filter: string, value: string | undefined) => {
    const { state, source } = props;
    const q = withFilter(state.q, { name: filter, value, fields, source });
    props.onChange({ q, pageIndex: 0 });
    props.onDone();
  };
  const onValue = (value: string | undefined) => onFilter(name, value);
  const own = { ...props, fields, name, label, onFilter, onValue };
  if ('field' in facet) return <FieldValues {...own} field={facet.field} />;
  switch (facet.name) {
    case 'correspondent':
      return <CorrespondentOptions {...own} />;
    case 'tags':
      return <TagOptions {...own} />;
    case 'state':
      return <StateOptions {...own} />;
    case 'by':
      return <UploaderOptions {...own} />;
    case 'kind':
    case 'type':
      return <FixedOptions {...own} of={facet.name} />;
    case 'date':
    case 'added':
      return <PeriodPicker {...own} direction="past" />;
    case 'due':
    case 'ends':
    case 'notice':
      return <PeriodPicker {...own} direction="ahead" />;
    case 'amount':
    case 'asn':
      return <RangeForm {...own} />;
  }
}

function FieldValues({ field, ...props }: FacetProps & { field: CustomField }) {
  switch (field.type) {
    case 'select':
    case 'multi-select':
      return <FixedOptions {...props} of={field.options.map((option) => option.name)} />;
    case 'boolean':
      return <FixedOptions {...props} of="boolean" />;
    case 'person':
      return <PersonOptions {...props} />;
    case 'date':
      return <PeriodPicker {...props} direction="both" />;
    case 'number':
    case 'money':
      return <RangeForm {...props} />;
    case 'text':
    case 'link':
    case 'document':
      return <TextForm {...props} />;
  }
}

import { documentTypesNamed } from '../../../../../../shared/archive/search/syntax/type-words.ts';
import { writtenValue } from '../../../../../../shared/archive/search/syntax/search-pieces.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { nameKey } from '../../../../../../shared/archive/custom-fields/custom-field.ts';
import { useGivenTypeNames } from '../../../../document-types/use-type-names.ts';
import { useTypeOptions } from '../../../../document-types/use-type-options.ts';
import { FacetOptions } from './facet-options.tsx';
import type { FacetProps } from './facet-props.ts';
import { fileTypeLabels, fileTypes } from './file-types.ts';
import { useFilterValue } from './use-filter-value.ts';

type Choices = 'kind' | 'type' | 'boolean' | readonly string[];

export function FixedOptions({ of, ...facet }: FacetProps & { of: Choices }) {
  const value = useFilterValue(facet) ?? '';
  const given = useGivenTypeNames();
  const options = useChoices(of);
  const isChosen = (choice: string) =>
    of === 'kind'
      ? documentTypesNamed(value, given).includes(choice)
      : nameKey(choice) === nameKey(value);
  return (
    <FacetOptions
      {...facet}
      options={options.map((option) => ({ ...option, isChosen: isChosen(option.value) }))}
      onChoose={(choice) => facet.onValue(isChosen(choice) ? undefined : writtenValue(choice))}
    />
  );
}

function useChoices(of: Choices): { value: string; label: string }[] {
  const { t } = useTranslation();
  const documentTypes = useTypeOptions();
  switch (of) {
    case 'kind':
      return documentTypes;
    case 'type':
      return fileTypes.map((value) => ({ value, label: t(fileTypeLabels[value]) }));
    case 'boolean':
      return (['yes', 'no'] as const).map((value) => ({
        value,
        label: t(`documents.filter.${value}`),
      }));
    default:
      return of.map((value) => ({ value, label: value }));
  }
}

import { use } from 'react';
import { documentTypes } from '../../../shared/reading/fields/document-types.ts';
import { DocumentTypesContext, useTypeName } from './use-type-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function useTypeOptions(current?: string | null): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  const typeName = useTypeName();
  const types = use(DocumentTypesContext);
  const { compare } = new Intl.Collator(i18n.language);
  const hidden = new Set(types.flatMap(({ key, isHidden }) => (isHidden ? key : [])));
  return [...new Set([...documentTypes, ...types.map(({ key }) => key)])]
    .filter((key) => key === current || !hidden.has(key))
    .map((value) => ({ value, label: typeName(value) ?? value }))
    .toSorted(
      (one, other) =>
        Number(one.value === 'other') - Number(other.value === 'other') ||
        compare(one.label, other.label),
    );
}

import {
  documentTypes,
  type DocumentType,
} from '../../../../shared/reading/fields/document-types.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

export function useTypeOptions(): { value: DocumentType; label: string }[] {
  const { t, i18n } = useTranslation();
  const { compare } = new Intl.Collator(i18n.language);
  return documentTypes
    .map((value) => ({ value, label: t(`documents.fields.type.${value}`) }))
    .toSorted(
      (one, other) =>
        Number(one.value === 'other') - Number(other.value === 'other') ||
        compare(one.label, other.label),
    );
}

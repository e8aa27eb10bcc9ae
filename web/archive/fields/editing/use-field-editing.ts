import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { ShownFieldName } from '../field-names.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSetField } from './field-api.ts';
import { fieldValueOf, type FieldValue } from './field-value.ts';
import { isEqualValue } from './is-equal-value.ts';
import { useFieldText } from '../text/use-field-text.ts';

export function useFieldEditing(document: DocumentDetail, field: ShownFieldName) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const set = useSetField(document, field);
  const current = fieldValueOf(document, field);
  const text = textOf(field, current.value);
  return {
    name: t(`documents.fields.name.${field}`),
    text,
    isBusy: set.isPending,
    save: (to: FieldValue) => {
      if (isEqualValue(to, current)) return;
      set.mutate({ to, text: textOf(field, to.value), undo: { to: current, text } });
    },
  };
}

import { valueSchemas } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { defaultCurrency, rememberCurrency } from '../../fields/inputs/currency-select.tsx';
import { typedDay } from '../../fields/parsing/parse-day.ts';
import { useFieldText } from '../../fields/text/use-field-text.ts';
import { ValueEditor } from '../../fields/inputs/value-editor.tsx';
import type { EditedValueProps, TypedType } from './edited-value.ts';
import { typedInput, typedText } from './typed-form.ts';

export interface TypedEditorProps extends Pick<
  EditedValueProps,
  'document' | 'field' | 'value' | 'onSave'
> {
  type: TypedType;
  draft: string;
  /** Called after saving or cancelling; `returnsFocus` is false if the focus has moved elsewhere. */
  onDone: (returnsFocus: boolean) => void;
}

export function TypedEditor(props: TypedEditorProps) {
  const { document, field, type, draft, value, onSave, onDone } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const fieldError = useFieldError();
  const textOf = useFieldText();
  const money = typeof value === 'object' && value && 'currency' in value ? value : undefined;
  const save = (typed: string, currency: string) => {
    if (typed.trim() === '') {
      onSave(null, undefined);
      return undefined;
    }
    const checked = valueSchemas[type].safeParse(
      typedInput({ type, value: typed, locale, currency }),
    );
    if (!checked.success) return fieldError(checked.error.issues[0]) ?? t('error.request.invalid');
    const { data } = checked;
    if (typeof data === 'object') rememberCurrency(data.currency);
    onSave(data, textOf(field.key, data, type));
    return undefined;
  };
  return (
    <ValueEditor
      document={document}
      name={field.name}
      draft={draft}
      kind={type === 'link' ? 'text' : type}
      initialText={
        type === 'date' && typeof value === 'string'
          ? typedDay(value, locale)
          : typedText(value, locale)
      }
      initialCurrency={money?.currency ?? defaultCurrency(locale)}
      onSave={save}
      onDone={onDone}
    />
  );
}

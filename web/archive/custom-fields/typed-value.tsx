import { useRef, useState } from 'react';
import {
  valueSchemas,
  type CustomFieldValue,
} from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { defaultCurrency, rememberCurrency } from '../fields/currency-select.tsx';
import { typedDay } from '../fields/parse-day.ts';
import { useFieldText } from '../fields/use-field-text.ts';
import { ValueButton } from '../fields/value-button.tsx';
import { ValueEditor } from '../fields/value-editor.tsx';
import { typedInput, typedText } from './typed-form.ts';

type TypedType = 'text' | 'number' | 'money' | 'date' | 'link';

export interface EditedValueProps {
  field: CustomField;
  value: CustomFieldValue | null;
  /** The value as text, once it is known. */
  text: string | undefined;
  isBusy: boolean;
  onSave: (value: CustomFieldValue | null, text: string | undefined) => void;
}

/** A value that turns into a text field when clicked. */
export function TypedValue(props: EditedValueProps & { type: TypedType }) {
  const { field, type, value, text, isBusy, onSave } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const fieldError = useFieldError();
  const textOf = useFieldText();
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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

  if (!isEditing) {
    return (
      <ValueButton
        ref={button}
        name={field.name}
        text={text}
        isBusy={isBusy}
        onClick={() => setIsEditing(true)}
      />
    );
  }
  return (
    <ValueEditor
      name={field.name}
      kind={type === 'link' ? 'text' : type}
      initialText={
        type === 'date' && typeof value === 'string'
          ? typedDay(value, locale)
          : typedText(value, locale)
      }
      initialCurrency={money?.currency ?? defaultCurrency(locale)}
      onSave={save}
      onDone={(returnsFocus) => {
        setIsEditing(false);
        // The button is rendered again first.
        if (returnsFocus) setTimeout(() => button.current?.focus());
      }}
    />
  );
}

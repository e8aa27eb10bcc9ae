import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { documentFieldValuesSchema } from '../../../shared/archive/fields/document-field-values.ts';
import { formatIban } from '../../../shared/archive/fields/iban.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CurrencySelect, defaultCurrency, rememberCurrency } from './currency-select.tsx';
import { DayInput } from './day-input.tsx';
import type { TypedFieldName } from './field-names.ts';
import type { FieldValue } from './field-value.ts';
import { parseAmount, typedAmount } from './parse-amount.ts';
import { parseDay, typedDay } from './parse-day.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

export interface FieldEditorProps {
  document: DocumentDetail;
  field: TypedFieldName;
  onSave: (value: FieldValue) => void;
  /** Saved or cancelled; the focus returns to the value unless it has moved on already. */
  onDone: (returnsFocus: boolean) => void;
}

/** Edits a field in the place of its value: Enter and leaving it save, Escape cancels. */
export function FieldEditor({ document, field, onSave, onDone }: FieldEditorProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const fieldError = useFieldError();
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const [typed, setTyped] = useState(() => typedValue(document, field, locale));
  const [currency, setCurrency] = useState(
    () => document.totalAmount?.currency ?? defaultCurrency(locale),
  );
  const [error, setError] = useState<string>();
  const isDay = field === 'documentDate' || field === 'dueDate';
  const isMoney = field === 'totalAmount';
  const name = t(`documents.fields.name.${field}`);
  useEffect(() => frame.current?.querySelector('input')?.select(), []);

  const finish = (returnsFocus: boolean) => {
    isDone.current = true;
    onDone(returnsFocus);
  };
  const save = (text: string, returnsFocus: boolean) => {
    // Removing a focused field is leaving it, too.
    if (isDone.current) return;
    const checked = documentFieldValuesSchema.safeParse({
      [field]: text.trim() === '' ? null : typedInput({ field, text, locale, currency }),
    });
    if (!checked.success) {
      setError(fieldError(checked.error.issues[0]) ?? t('error.request.invalid'));
      return;
    }
    if (checked.data.totalAmount) rememberCurrency(checked.data.totalAmount.currency);
    onSave({ field, value: checked.data[field] ?? null } as FieldValue);
    finish(returnsFocus);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      finish(true);
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save(typed, true);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // To another window: the focus comes back.
    if (relatedTarget === null && !window.document.hasFocus()) return;
    if (!frame.current?.contains(relatedTarget)) save(typed, false);
  };

  const leaving = { onKeyDown, onBlur };

  return (
    <div ref={frame} className="flex items-start gap-1 max-sm:mt-1 sm:-my-2">
      <TextField
        className="flex-1"
        {...leaving}
        label={name}
        isLabelHidden
        autoComplete="off"
        spellCheck={false}
        inputMode={isMoney ? 'decimal' : undefined}
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
        {...(isDay && {
          trailing: (
            <DayInput
              {...leaving}
              label={t('documents.fields.calendar')}
              value={parseDay(typed, locale)}
              onChoose={(day) => {
                setTyped(typedDay(day, locale));
                save(day, true);
              }}
            />
          ),
        })}
      />
      {isMoney && <CurrencySelect {...leaving} value={currency} onValueChange={setCurrency} />}
    </div>
  );
}

function typedValue(document: DocumentDetail, field: TypedFieldName, locale: string): string {
  switch (field) {
    case 'documentDate':
    case 'dueDate': {
      const day = document[field];
      return day === null ? '' : typedDay(day, locale);
    }
    case 'totalAmount':
      return document.totalAmount === null ? '' : typedAmount(document.totalAmount.amount, locale);
    case 'iban':
      return document.iban === null ? '' : formatIban(document.iban);
    case 'reference':
    case 'vatId':
      return document[field] ?? '';
  }
}

type Typed = { field: TypedFieldName; text: string; locale: string; currency: string };

/** What was typed in the shape of the wire, or as it is where it cannot be read: then the schema says what is wrong. */
function typedInput({ field, text, locale, currency }: Typed): unknown {
  switch (field) {
    case 'documentDate':
    case 'dueDate':
      return parseDay(text, locale) ?? text;
    case 'totalAmount':
      return { currency, amount: Number.NaN, ...parseAmount(text, locale) };
    case 'iban':
    case 'reference':
    case 'vatId':
      return text;
  }
}

import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { documentFieldValuesSchema } from '../../../../shared/archive/fields/document-field-values.ts';
import { formatIban } from '../../../../shared/reading/fields/iban.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { defaultCurrency, rememberCurrency } from './currency-select.tsx';
import { fieldDraft } from '../editing/field-draft.ts';
import type { TypedFieldName } from '../field-names.ts';
import type { FieldValue } from '../editing/field-value.ts';
import { parseAmount, typedAmount } from '../parsing/parse-amount.ts';
import { parseDay, typedDay } from '../parsing/parse-day.ts';
import { ValueEditor, type ValueEditorProps } from './value-editor.tsx';

export interface FieldEditorProps {
  document: DocumentDetail;
  field: TypedFieldName;
  onSave: (value: FieldValue) => void;
  /** Called after saving or cancelling; `returnsFocus` is false if the focus has moved elsewhere. */
  onDone: (returnsFocus: boolean) => void;
}

export function FieldEditor({ document, field, onSave, onDone }: FieldEditorProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const fieldError = useFieldError();
  const save = (text: string, currency: string) => {
    const checked = documentFieldValuesSchema.safeParse({
      [field]: text.trim() === '' ? null : typedInput({ field, text, locale, currency }),
    });
    if (!checked.success) {
      return fieldError(checked.error.issues[0]) ?? t('error.request.invalid');
    }
    if (checked.data.totalAmount) rememberCurrency(checked.data.totalAmount.currency);
    onSave({ field, value: checked.data[field] ?? null } as FieldValue);
    return undefined;
  };
  return (
    <ValueEditor
      document={document}
      draft={fieldDraft(document.id, field)}
      name={t(`documents.fields.name.${field}`)}
      kind={kinds[field]}
      initialText={typedValue(document, field, locale)}
      initialCurrency={document.totalAmount?.currency ?? defaultCurrency(locale)}
      onSave={save}
      onDone={onDone}
    />
  );
}

const kinds: Record<TypedFieldName, ValueEditorProps['kind']> = {
  documentDate: 'date',
  dueDate: 'date',
  endDate: 'date',
  noticeDate: 'date',
  totalAmount: 'money',
  iban: 'text',
  reference: 'text',
  vatId: 'text',
  archiveNumber: 'number',
};

function typedValue(document: DocumentDetail, field: TypedFieldName, locale: string): string {
  switch (field) {
    case 'documentDate':
    case 'dueDate':
    case 'endDate':
    case 'noticeDate': {
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
    case 'archiveNumber':
      return document.archiveNumber === null ? '' : String(document.archiveNumber);
  }
}

type Typed = { field: TypedFieldName; text: string; locale: string; currency: string };

/**
 * Returns typed text as a value for the API, or unchanged if it cannot be parsed: the schema then returns the error.
 */
function typedInput({ field, text, locale, currency }: Typed): unknown {
  switch (field) {
    case 'documentDate':
    case 'dueDate':
    case 'endDate':
    case 'noticeDate':
      return parseDay(text, locale) ?? text;
    case 'totalAmount':
      return { currency, amount: Number.NaN, ...parseAmount(text, locale) };
    case 'iban':
    case 'reference':
    case 'vatId':
      return text;
    case 'archiveNumber':
      return /^\s*\d+\s*$/.test(text) ? Number(text) : text;
  }
}

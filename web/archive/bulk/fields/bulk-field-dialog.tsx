import { useState } from 'react';
import type { BulkFieldValues } from '../../../../shared/archive/bulk/bulk-fields.ts';
import type { BulkFilter } from '../../../../shared/archive/bulk/bulk.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { SettableFieldName } from '../../../../shared/archive/fields/document-field-values.ts';
import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Dialog, DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { useCustomFields } from '../../custom-fields/custom-field-api.ts';
import { CustomValueControl } from '../../custom-fields/values/custom-value-control.tsx';
import { defaultCurrency, rememberCurrency } from '../../fields/inputs/currency-select.tsx';
import {
  ValueControl,
  type TypedValue,
  type ValueKind,
} from '../../fields/inputs/value-control.tsx';
import { checkedInput, cleared } from './bulk-field-input.ts';
import { undoOf, useBulkFields, type FieldsChange, type FieldsChanged } from './bulk-fields-api.ts';
import { missingIdsOf } from '../deselect-missing.ts';
import { doneToast } from '../done-toast.ts';

const bulkFieldKinds = {
  correspondent: 'correspondent',
  documentType: 'documentType',
  documentDate: 'day',
  dueDate: 'day',
  endDate: 'day',
  noticeDate: 'day',
  totalAmount: 'money',
  reference: 'text',
  iban: 'text',
  vatId: 'text',
} as const satisfies Record<DocumentFieldName, ValueKind>;

type BulkFieldName = Exclude<SettableFieldName, 'archiveNumber'>;

const bulkFieldNames: readonly BulkFieldName[] = [
  ...(Object.keys(bulkFieldKinds) as DocumentFieldName[]),
  'isPaid',
];

export interface BulkFieldDialogProps {
  organizationId: string;
  filters: BulkFilter[];
  draft: string;
  count: number;
  isCapped: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function kindOf(field: BulkFieldName | CustomField): string {
  if (field === 'isPaid') return 'boolean';
  return typeof field === 'object' ? field.type : bulkFieldKinds[field];
}

export function BulkFieldDialog(props: BulkFieldDialogProps) {
  const { count, isCapped, isOpen, onOpenChange } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={
        isCapped
          ? t('documents.bulk.set-field.title-many', { count })
          : t('documents.bulk.set-field.title', { count })
      }
    >
      <FieldForm {...props} />
    </Dialog>
  );
}

type Draft = { name: string; typed: TypedValue; isCleared: boolean };

function FieldForm(props: BulkFieldDialogProps) {
  const { organizationId, filters, draft, count, onOpenChange } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const fieldError = useFieldError();
  const { data: customFields = [] } = useCustomFields(organizationId);
  const [name, setName] = useState<string>('correspondent');
  const field =
    customFields.find(({ id }) => id === name) ??
    bulkFieldNames.find((builtIn) => builtIn === name) ??
    'correspondent';
  const [typed, setTyped] = useState<TypedValue>({ value: '', currency: defaultCurrency(locale) });
  const [isCleared, setIsCleared] = useState(false);
  const clears = isCleared && field !== 'isPaid';
  const [error, setError] = useState<string>();
  const [changedCount, setChangedCount] = useState(0);
  const setFields = useBulkFields(organizationId);
  const undo = useUndo(organizationId);
  useDraft<Draft>(draft, {
    read: () => (typed.value !== '' || isCleared ? { name, typed, isCleared } : undefined),
    restore: (before) => {
      setName(before.name);
      setTyped(before.typed);
      setIsCleared(before.isCleared);
    },
  });

  const submit = async () => {
    if (!clears && typed.value.trim() === '') {
      return setError(t('documents.bulk.set-field.required'));
    }
    const checked = clears ? cleared(field) : checkedInput(field, typed, locale);
    if (!checked.success) {
      return setError(fieldError(checked.error.issues[0]) ?? t('error.request.invalid'));
    }
    if (kindOf(field) === 'money' && !clears) rememberCurrency(typed.currency);
    setChangedCount(0);
    const changes = [{ filters, ...checked.data }];
    const changed = await setFields
      .mutateAsync({ changes, onProgress: setChangedCount })
      // The footer shows the error, unless the selection is empty by now.
      .catch((failure: unknown) => {
        if (missingIdsOf(failure).length === count) errorToast()(failure);
      });
    if (!changed) return;
    onOpenChange(false);
    undo.offer(changed, checked.data);
  };

  const control = {
    error,
    typed,
    onTypedChange: (next: TypedValue) => {
      setTyped(next);
      setError(undefined);
    },
  };

  return (
    <Form layout="none" onSubmit={submit}>
      <DialogBody>
        <Select
          label={t('documents.bulk.set-field.field')}
          options={[
            ...bulkFieldNames.map((value) => ({
              value,
              label: t(`documents.fields.name.${value}`),
            })),
            ...customFields.map((custom) => ({ value: custom.id, label: custom.name })),
          ]}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setTyped({ ...typed, value: currentTarget.value === 'isPaid' ? 'true' : '' });
            setError(undefined);
          }}
        />
        {field === 'isPaid' && (
          <Select
            label={t('documents.fields.name.isPaid')}
            options={[
              { value: 'true', label: t('documents.fields.paid.yes') },
              { value: 'false', label: t('documents.fields.paid.no') },
            ]}
            value={typed.value}
            onChange={({ currentTarget }) => setTyped({ ...typed, value: currentTarget.value })}
          />
        )}
        {field !== 'isPaid' &&
          !isCleared &&
          (typeof field === 'object' ? (
            <CustomValueControl {...control} key={field.id} field={field} label={field.name} />
          ) : (
            <ValueControl
              {...control}
              organizationId={organizationId}
              kind={bulkFieldKinds[field]}
              label={t(`documents.fields.name.${field}`)}
            />
          ))}
        {field !== 'isPaid' && (
          <Switch
            label={t('documents.bulk.set-field.clear')}
            checked={isCleared}
            onChange={({ currentTarget }) => setIsCleared(currentTarget.checked)}
          />
        )}
        {setFields.isPending && (
          <output className="flex flex-col gap-2 text-sm text-muted tabular-nums">
            <Progress
              label={t('documents.bulk.set-field.action')}
              value={changedCount / Math.max(count, 1)}
            />
            {t('documents.bulk.set-field.done', { count: changedCount })}
          </output>
        )}
      </DialogBody>
      <SubmitFooter error={setFields.error} isLoading={setFields.isPending}>
        {t('documents.bulk.set-field.submit')}
      </SubmitFooter>
    </Form>
  );
}

/** Shows how many documents changed, and offers to restore their earlier values. */
function useUndo(organizationId: string) {
  const { t } = useTranslation();
  const restore = useBulkFields(organizationId);
  const actionOf = (changes: FieldsChange[]) => ({
    label: t('documents.undo'),
    onClick: () => void undo(changes),
  });
  // A second attempt does not change documents that are restored already.
  const undo = async (changes: FieldsChange[]) => {
    const restored = await restore
      .mutateAsync({ changes })
      .catch((error: Error) => ({ count: 0, error }));
    doneToast(t('documents.bulk.set-field.done', { count: restored.count }), {
      error: restored.error,
      action: restored.error && actionOf(changes),
    });
  };
  return {
    offer: ({ count, before, error }: FieldsChanged, change: Partial<BulkFieldValues>) => {
      const changes = count > 0 ? undoOf(before, change) : undefined;
      doneToast(t('documents.bulk.set-field.done', { count }), {
        error,
        action: changes && actionOf(changes),
      });
    },
  };
}

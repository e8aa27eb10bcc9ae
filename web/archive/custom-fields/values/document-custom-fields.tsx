import { Link } from '@tanstack/react-router';
import { ExternalLink, Plus } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useDraftOpener, useHasDraft } from '../../../drafts/use-draft.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { DescriptionRow } from '../../../ui/lists/description-list.tsx';
import { fieldDraft } from '../../fields/editing/field-draft.ts';
import { isEqualValue } from '../../fields/editing/is-equal-value.ts';
import { ChosenValue } from './chosen-value.tsx';
import { useSetCustomField } from './custom-value-api.ts';
import { ShownValue } from './shown-value.tsx';
import { TypedValue, type TypedValueProps } from './typed-value.tsx';
import { useValueText } from '../use-value-text.ts';
import { useWithDeleted } from './use-with-deleted.ts';

/**
 * The custom fields of a document, each edited in place. Empty fields are folded, as there may be many; users who may
 * not edit see only fields with a value.
 */
export function DocumentCustomFields(props: { document: DocumentDetail; fields: CustomField[] }) {
  const { document, fields } = props;
  const { t } = useTranslation();
  const isFixed = !useCanChange() || document.isDeleted;
  const hasDraft = useHasDraft();
  const valued = document.fields.map(({ id }) => id);
  // A field that had a value, or has a draft, stays visible.
  const [shown, setShown] = useState<readonly string[]>(() => [
    ...valued,
    ...fields.map(({ id }) => id).filter((id) => hasDraft(fieldDraft(document.id, id))),
  ]);
  const [firstAdded, setFirstAdded] = useState<string>();
  if (valued.some((id) => !shown.includes(id))) setShown([...shown, ...valued]);
  const empty = isFixed ? [] : fields.filter(({ id }) => !shown.includes(id));
  // A single empty field takes no more room than the button that unfolds it.
  const folded = empty.length > 1 ? empty : [];
  const all = useWithDeleted(fields).filter((field) => !folded.includes(field));
  const unfold = () => {
    setFirstAdded(folded[0]?.id);
    setShown([...shown, ...folded.map(({ id }) => id)]);
  };
  return (
    <>
      {all.map((field) => (
        <FieldRow
          key={field.id}
          ref={field.id === firstAdded ? focusFirst : undefined}
          document={document}
          field={field}
          isFixed={isFixed}
          isDeleted={!fields.includes(field)}
        />
      ))}
      {folded.length > 0 && (
        <DescriptionRow label={t('fields.more', { count: folded.length })}>
          <Button
            size="sm"
            variant="ghost"
            className="-my-1.5 -ml-2.5"
            icon={<Plus size={16} aria-hidden />}
            onClick={unfold}
          >
            {t('fields.add')}
          </Button>
        </DescriptionRow>
      )}
    </>
  );
}

function focusFirst(row: HTMLElement | null) {
  row?.querySelector('button')?.focus();
}

type RowProps = {
  ref: Ref<HTMLDivElement> | undefined;
  document: DocumentDetail;
  field: CustomField;
  isFixed: boolean;
  /** The field itself is deleted, not only its value. */
  isDeleted: boolean;
};

/** A field; what was typed stays visible if the user loses the right to edit or the field is deleted. */
function FieldRow({ ref, document, field, isFixed, isDeleted }: RowProps) {
  const draft = fieldDraft(document.id, field.id);
  const [isEditing, setIsEditing] = useDraftOpener(draft);
  const value = document.fields.find(({ id }) => id === field.id)?.value ?? null;
  const isReadOnly = isFixed && !isEditing;
  if ((isDeleted && !isEditing) || (isReadOnly && value === null)) return null;
  return (
    <DescriptionRow ref={ref} label={<bdi>{field.name}</bdi>}>
      {isReadOnly ? (
        <ReadOnlyValue field={field} value={value} />
      ) : (
        <EditedValue {...{ document, draft, field, value, isEditing }} onEdit={setIsEditing} />
      )}
    </DescriptionRow>
  );
}

type ValueProps = { field: CustomField; value: CustomFieldValue | null };

function ReadOnlyValue({ field, value }: ValueProps) {
  const text = useValueText(field, value);
  return (
    <span className="flex items-start justify-between gap-2">
      <ShownValue field={field} value={value} text={text ?? '–'} />
      <OpenButton field={field} value={value} />
    </span>
  );
}

type EditedProps = ValueProps &
  Pick<TypedValueProps, 'draft' | 'isEditing' | 'onEdit'> & { document: DocumentDetail };

function EditedValue({ document, field, value, ...editing }: EditedProps) {
  const set = useSetCustomField(document, field);
  const text = useValueText(field, value);
  const edited = {
    document,
    field,
    value,
    text,
    isBusy: set.isPending,
    onSave: (to: CustomFieldValue | null, shown: string | undefined) => {
      if (isEqualValue(to, value)) return;
      set.mutate({ to, text: shown, undo: { to: value, text } });
    },
  };
  switch (field.type) {
    case 'text':
    case 'number':
    case 'money':
    case 'date':
    case 'link':
      return (
        <span className="flex items-start justify-between gap-2">
          <span className="min-w-0 flex-1">
            <TypedValue {...edited} {...editing} type={field.type} />
          </span>
          <OpenButton field={field} value={value} />
        </span>
      );
    case 'boolean':
    case 'select':
    case 'multi-select':
    case 'person':
    case 'document':
      return (
        <span className="flex items-start justify-between gap-2">
          <ChosenValue {...edited} />
          <OpenButton field={field} value={value} />
        </span>
      );
  }
}

function OpenButton({ field, value }: ValueProps) {
  const { t } = useTranslation();
  const name = useValueText(field, value);
  if (typeof value !== 'string' || (field.type !== 'link' && field.type !== 'document'))
    return null;
  const label = t('fields.value.open', { name: name ?? field.name });
  return (
    <span className="-my-1.5">
      <IconButton
        size="sm"
        aria-label={label}
        render={
          field.type === 'link' ? (
            <a href={value} target="_blank" rel="noopener noreferrer" aria-label={label} />
          ) : (
            <Link
              to="/organizations/$organizationId/documents/$documentId"
              params={{ organizationId: field.organizationId, documentId: value }}
            />
          )
        }
      >
        <ExternalLink size={14} aria-hidden />
      </IconButton>
    </span>
  );
}

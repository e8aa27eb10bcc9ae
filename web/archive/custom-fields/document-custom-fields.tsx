import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../api/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { DescriptionRow } from '../../ui/lists/description-list.tsx';
import { ChosenValue } from './chosen-value.tsx';
import { useSetCustomField } from './custom-value-api.ts';
import { ShownValue } from './shown-value.tsx';
import { TypedValue } from './typed-value.tsx';
import { useValueText } from './use-value-text.ts';

/** The custom fields of a document, each edited in its place; for those who may not, the ones with a value. */
export function DocumentCustomFields(props: { document: DocumentDetail; fields: CustomField[] }) {
  const { document, fields } = props;
  const isFixed = !useCanChange() || document.isDeleted;
  return fields
    .map((field) => ({ field, value: valueOf(document, field.id) }))
    .filter(({ value }) => !isFixed || value !== null)
    .map(({ field, value }) => (
      <DescriptionRow key={field.id} label={<bdi>{field.name}</bdi>}>
        {isFixed ? (
          <ReadOnlyValue field={field} value={value} />
        ) : (
          <EditedValue document={document} field={field} value={value} />
        )}
      </DescriptionRow>
    ));
}

function valueOf(document: DocumentDetail, fieldId: string): CustomFieldValue | null {
  return document.fields.find(({ id }) => id === fieldId)?.value ?? null;
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

function EditedValue({ document, field, value }: ValueProps & { document: DocumentDetail }) {
  const { organizationId, id: documentId } = document;
  const set = useSetCustomField({ organizationId, documentId });
  const text = useValueText(field, value);
  const edited = {
    field,
    value,
    text,
    isBusy: set.isPending,
    onSave: (to: CustomFieldValue | null, shown: string | undefined) => {
      if (JSON.stringify(to) === JSON.stringify(value)) return;
      set.mutate({ field, to, text: shown, undo: { to: value, text } });
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
            <TypedValue {...edited} type={field.type} />
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

/** Opens the address or the document that is the value. */
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

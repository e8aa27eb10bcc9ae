import { useRef, type ReactNode } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useDraftOpener } from '../../drafts/use-draft.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { fieldDraft } from './editing/field-draft.ts';
import type { FieldValue } from './editing/field-value.ts';
import type { TypedFieldName } from './field-names.ts';
import { ReadOnlyValue } from './read-only-value.tsx';
import { useFieldEditing } from './editing/use-field-editing.ts';
import { ValueButton } from './value-button.tsx';

const editor = defer(() => import('./inputs/field-editor.tsx'));

interface EditableValueProps {
  document: DocumentDetail;
  field: TypedFieldName;
  /** The value can no longer be edited; text that is already typed stays. */
  isFixed: boolean;
  /** Content beside the value, which may save another value. */
  children?: (save: (value: FieldValue) => void) => ReactNode;
}

export function EditableValue({ document, field, isFixed, children }: EditableValueProps) {
  const { t } = useTranslation();
  const { name, text, isBusy, save } = useFieldEditing(document, field);
  const [isEditing, setIsEditing] = useDraftOpener(fieldDraft(document.id, field));
  const button = useRef<HTMLButtonElement>(null);
  const parts = useDeferred(editor, isEditing, (error) => {
    setIsEditing(false);
    errorToast()(error);
  });
  if (isEditing && parts) {
    return (
      <parts.FieldEditor
        document={document}
        field={field}
        onSave={save}
        onDone={(returnsFocus) => {
          setIsEditing(false);
          // Wait until the button is rendered again.
          if (returnsFocus) setTimeout(() => button.current?.focus());
        }}
      />
    );
  }
  if (isFixed) return <ReadOnlyValue document={document} field={field} />;
  return (
    <span className="flex items-start justify-between gap-7 max-sm:gap-2">
      <ValueButton
        ref={button}
        name={name}
        text={text}
        isBusy={isBusy}
        isOpening={isEditing}
        onPreload={() => void editor.load().catch(() => undefined)}
        onClick={() => setIsEditing(true)}
      />
      {field === 'iban' && document.iban && (
        <span className="-my-1.5">
          <CopyButton
            value={document.iban}
            label={t('documents.fields.copy-iban')}
            copiedLabel={t('documents.copied')}
            variant="ghost"
            isIconOnly
          />
        </span>
      )}
      {children?.(save)}
    </span>
  );
}

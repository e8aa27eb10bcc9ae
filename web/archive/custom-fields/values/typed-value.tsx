import { useRef } from 'react';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { ValueButton } from '../../fields/value-button.tsx';
import type { EditedValueProps, TypedType } from './edited-value.ts';

const editor = defer(() => import('./typed-editor.tsx'));

export interface TypedValueProps extends EditedValueProps {
  type: TypedType;
  draft: string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** A value that becomes a text field when clicked. The editor's code is loaded on demand. */
export function TypedValue(props: TypedValueProps) {
  const { document, field, type, value, text, isBusy, onSave, draft, isEditing, onEdit } = props;
  const button = useRef<HTMLButtonElement>(null);
  const parts = useDeferred(editor, isEditing, (error) => {
    onEdit(false);
    errorToast()(error);
  });
  if (isEditing && parts) {
    return (
      <parts.TypedEditor
        document={document}
        field={field}
        type={type}
        draft={draft}
        value={value}
        onSave={onSave}
        onDone={(returnsFocus) => {
          onEdit(false);
          // Wait until the button is rendered again.
          if (returnsFocus) setTimeout(() => button.current?.focus());
        }}
      />
    );
  }
  return (
    <ValueButton
      ref={button}
      name={field.name}
      text={text}
      isBusy={isBusy}
      isOpening={isEditing}
      onPreload={() => void editor.load().catch(() => undefined)}
      onClick={() => onEdit(true)}
    />
  );
}

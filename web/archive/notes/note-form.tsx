import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isInvisible } from '../../../shared/text/invisible.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Form, FormActions } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text/text-area.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { modKey } from '../../ui/keyboard/mod-key.ts';

interface NoteFormProps {
  label: string;
  placeholder?: string;
  submitLabel: string;
  text: string;
  error: string | undefined;
  isSaving: boolean;
  unsavable: string | undefined;
  isFocused?: boolean;
  onWrite: (text: string) => void;
  onSave: () => unknown;
  children?: ReactNode;
}

/** The form of a note; Ctrl or Cmd with Enter saves it, too. */
export function NoteForm(props: NoteFormProps) {
  const { label, placeholder, submitLabel, text, error, isSaving, unsavable } = props;
  const { isFocused, onWrite, onSave } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isFocused || !field.current) return;
    const end = field.current.value.length;
    field.current.focus();
    field.current.setSelectionRange(end, end);
  }, [isFocused]);
  const save = () => {
    if (unsavable) return undefined;
    // The button is disabled after saving and loses the focus.
    field.current?.focus();
    return onSave();
  };
  return (
    <Form onSubmit={save}>
      <TextArea
        label={label}
        isLabelHidden
        isAutoSized
        ref={field}
        rows={3}
        dir="auto"
        placeholder={placeholder}
        readOnly={unsavable !== undefined}
        value={text}
        error={error}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={submitOnModEnter}
      />
      {unsavable && <Callout tone="warning">{unsavable}</Callout>}
      <FormActions className="empty:hidden">
        {!unsavable && (
          <Button
            type="submit"
            size="sm"
            variant="primary"
            isLoading={isSaving}
            // Keeps the focus in the field, even on a double click.
            onMouseDown={(event) => event.preventDefault()}
            disabled={isInvisible(text)}
          >
            {submitLabel}
          </Button>
        )}
        {props.children}
        {!unsavable && (
          <span className="ml-auto flex gap-1 pointer-coarse:hidden" aria-hidden>
            <Kbd>{modKey}</Kbd>
            <Kbd>Enter</Kbd>
          </span>
        )}
      </FormActions>
    </Form>
  );
}

function submitOnModEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.nativeEvent.isComposing || event.repeat) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

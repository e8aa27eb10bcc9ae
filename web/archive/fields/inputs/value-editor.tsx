import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { useLeaveQuestion } from '../../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { useKeepPanel } from '../../../ui/lists/tabs.tsx';
import { useUnsavableReason } from '../../documents/use-unsavable-reason.ts';
import { CurrencySelect } from './currency-select.tsx';
import { DayInput } from './day-input.tsx';
import { parseDay, typedDay } from '../parsing/parse-day.ts';

export interface ValueEditorProps {
  name: string;
  document: Pick<DocumentDetail, 'isDeleted'>;
  draft: string;
  kind: 'text' | 'number' | 'date' | 'money';
  initialText: string;
  initialCurrency: string;
  /** Saves the text, or returns the error message if it is invalid. */
  onSave: (text: string, currency: string) => string | undefined;
  /** Called after saving or cancelling; `returnsFocus` is false if the focus has moved elsewhere. */
  onDone: (returnsFocus: boolean) => void;
}

export function ValueEditor(props: ValueEditorProps) {
  const { name, document, draft, kind, initialText, initialCurrency, onSave, onDone } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const unsavable = useUnsavableReason(document);
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const [opened] = useState({ text: initialText, currency: initialCurrency });
  const [typed, setTyped] = useState(initialText);
  const [currency, setCurrency] = useState(initialCurrency);
  const [error, setError] = useState<string>();
  // Leaving the field saves it; this covers values that cannot be saved, and navigation without a blur.
  const isUnsaved = typed !== opened.text || currency !== opened.currency;
  useLeaveQuestion(isUnsaved, { description: t('common.leave.description') });
  useKeepPanel(isUnsaved);
  useDraft<{ text: string; currency: string }>(draft, {
    read: () => (isUnsaved ? { text: typed, currency } : undefined),
    restore: (before) => {
      setTyped(before.text);
      setCurrency(before.currency);
    },
  });
  // A layout effect, so that the field is ready for the next key after the first paint.
  useLayoutEffect(() => frame.current?.querySelector('input')?.select(), []);

  const finish = (returnsFocus: boolean) => {
    isDone.current = true;
    onDone(returnsFocus);
  };
  const save = (text: string, returnsFocus: boolean) => {
    // Removing a focused field triggers a blur, too.
    if (isDone.current) return;
    // Unchanged text must not overwrite a newer value that has arrived.
    if (text === opened.text && currency === opened.currency) return finish(returnsFocus);
    // Text that cannot be saved stays, so that it can be copied.
    if (unsavable) return;
    const problem = onSave(text, currency);
    afterPress(() => setError(problem));
    if (problem === undefined) finish(returnsFocus);
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
    // When another window takes the focus, the focus returns later.
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
        inputMode={kind === 'money' || kind === 'number' ? 'decimal' : undefined}
        readOnly={unsavable !== undefined}
        hint={unsavable}
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
        trailing={
          kind === 'date' &&
          !unsavable && (
            <DayInput
              {...leaving}
              label={t('documents.fields.calendar')}
              value={parseDay(typed, locale)}
              onChoose={(day) => {
                setTyped(typedDay(day, locale));
                save(day, true);
              }}
            />
          )
        }
      />
      {kind === 'money' && (
        <CurrencySelect
          {...leaving}
          disabled={unsavable !== undefined}
          value={currency}
          onValueChange={setCurrency}
        />
      )}
    </div>
  );
}

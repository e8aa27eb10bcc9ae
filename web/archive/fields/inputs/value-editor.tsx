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
  /** Returns what is wrong with what was typed, if anything; otherwise it is saved. */
  onSave: (text: string, currency: string) => string | undefined;
  /**
   * Called when the value was saved or the edit cancelled; the focus returns to the value unless it has moved on already.
   */
  onDone: (returnsFocus: boolean) => void;
}

/** Edits a value in its place as text: Enter and leaving it save, Escape cancels. */
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
  // Leaving the field saves; here are those that cannot be saved, and ways out that do not pass by it.
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
  // With the first paint: the next key is meant for it.
  useLayoutEffect(() => frame.current?.querySelector('input')?.select(), []);

  const finish = (returnsFocus: boolean) => {
    isDone.current = true;
    onDone(returnsFocus);
  };
  const save = (text: string, returnsFocus: boolean) => {
    // Removing a focused field is leaving it, too.
    if (isDone.current) return;
    // Another value that has arrived meanwhile is not to be replaced by the one before.
    if (text === opened.text && currency === opened.currency) return finish(returnsFocus);
    // What cannot be saved stays to be copied.
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
    // When another window takes the focus, it comes back.
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

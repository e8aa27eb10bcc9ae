import { useState } from 'react';
import type { Note } from '../../../shared/archive/notes/note.ts';
import { isNoteText } from '../../../shared/archive/notes/note-text.ts';
import { limits } from '../../../shared/limits.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { useSaveNote } from './note-api.ts';

type EditedNote = { id: string; before: string; text: string };
type Draft = { text: string; edited: EditedNote | null };

const nothing: Draft = { text: '', edited: null };

export type NoteEditor = ReturnType<typeof useNoteEditor>;

/**
 * The drafts of the new note and of the edited one. Used above the tabs, so that switching tabs does not discard them.
 */
export function useNoteEditor(address: DocumentAddress) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(nothing);
  const { text, edited } = draft;
  const isTyped = text.trim() !== '' || (edited !== null && edited.text !== edited.before);
  useDraft<Draft>(`notes-${address.documentId}`, {
    read: () => (isTyped ? draft : undefined),
    restore: setDraft,
  });
  useLeaveQuestion(isTyped, { description: t('notes.leave.description') });
  const creation = useSaveNote(address);
  const update = useSaveNote(address);

  const setText = (next: string) => setDraft((before) => ({ ...before, text: next }));
  const setEdited = (next: EditedNote | null) =>
    setDraft((before) => ({ ...before, edited: next }));
  // Text typed while the note was saved stays.
  const endEdit = () =>
    setDraft((now) => (now.edited?.text === edited?.text ? { ...now, edited: null } : now));
  const errorOf = (typed: string) =>
    typed.trim().length > limits.note.max
      ? t('notes.form.max-length', { maxLength: limits.note.max })
      : undefined;

  return {
    added: {
      text,
      error: errorOf(text),
      isSaving: creation.isPending,
      write: setText,
      save: () =>
        isNoteText(text) &&
        creation.mutateAsync({ text }).then(
          () => setDraft((now) => (now.text === text ? { ...now, text: '' } : now)),
          () => undefined,
        ),
    },
    edited: edited && {
      ...edited,
      error: errorOf(edited.text),
      isSaving: update.isPending,
      write: (next: string) => setEdited({ ...edited, text: next }),
      cancel: () => setEdited(null),
      /** Saves the text of a note that was deleted as a new one. */
      saveAsNew: () =>
        isNoteText(edited.text) &&
        creation.mutateAsync({ text: edited.text }).then(endEdit, () => undefined),
      save: () =>
        isNoteText(edited.text) &&
        update.mutateAsync({ noteId: edited.id, text: edited.text }).then(endEdit, () => undefined),
    },
    edit: ({ id, text: before }: Note) => setEdited({ id, before, text: before }),
  };
}

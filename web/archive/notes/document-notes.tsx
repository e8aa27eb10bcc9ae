import { useQuery } from '@tanstack/react-query';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { useUnsavableReason } from '../documents/use-unsavable-reason.ts';
import { notesQuery } from './note-api.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import type { NoteEditor } from './use-note-editor.ts';

/** The notes on a document, and the form that adds one. Typed text stays visible even if it can no longer be saved. */
export function DocumentNotes(props: { document: DocumentDetail; editor: NoteEditor }) {
  const { document, editor } = props;
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const query = useQuery(notesQuery({ organizationId, documentId }));
  const unsavable = useUnsavableReason(document);
  const isOpen = unsavable === undefined;
  const { added, edited } = editor;
  // An admin has deleted the note while its author was editing it.
  const isEditedGone = edited !== null && query.data?.every(({ id }) => id !== edited.id);
  return (
    <div className="flex flex-col gap-4">
      {(isOpen || added.text !== '') && (
        <NoteForm
          label={t('notes.form.label')}
          placeholder={t('notes.form.placeholder')}
          submitLabel={t('notes.form.add')}
          text={added.text}
          error={added.error}
          isSaving={added.isSaving}
          unsavable={unsavable}
          onWrite={added.write}
          onSave={added.save}
        />
      )}
      {isEditedGone && (
        <NoteForm
          label={t('notes.form.edit')}
          submitLabel={t('notes.form.add')}
          text={edited.text}
          error={t('error.note.not_found')}
          isSaving={added.isSaving}
          unsavable={unsavable}
          onWrite={edited.write}
          onSave={edited.saveAsNew}
        >
          <Button size="sm" onClick={edited.cancel}>
            {t('common.cancel')}
          </Button>
        </NoteForm>
      )}
      <ListQuery
        query={query}
        loadingLabel={t('notes.loading')}
        errorTitle={t('notes.error')}
        empty={<p className="text-muted">{t('notes.empty')}</p>}
      >
        {(notes) => (
          <ol
            aria-label={t('documents.tab.notes')}
            className="flex flex-col divide-y divide-border"
          >
            {notes.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                address={{ organizationId, documentId }}
                editor={editor}
                unsavable={unsavable}
              />
            ))}
          </ol>
        )}
      </ListQuery>
    </div>
  );
}

import { Pencil, Trash2 } from 'lucide-react';
import { isOwnNote } from '../../../shared/archive/notes/is-own-note.ts';
import type { Note } from '../../../shared/archive/notes/note.ts';
import { canDeleteNote } from '../../../shared/people/members/member-rules.ts';
import { useCurrentRole } from '../../api/session/current-role.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { useDeleteNote } from './note-api.ts';
import { NoteForm } from './note-form.tsx';
import type { NoteEditor } from './use-note-editor.ts';

interface NoteItemProps {
  note: Note;
  address: DocumentAddress;
  editor: NoteEditor;
  unsavable: string | undefined;
}

export function NoteItem({ note, address, editor, unsavable }: NoteItemProps) {
  const { t } = useTranslation();
  const { edited } = editor;
  const name = note.author.name || t('activity.actor.unknown');
  const isEdited = edited?.id === note.id;
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>
            <NoteOrigin note={note} />
          </p>
          {!unsavable && !isEdited && <NoteActions note={note} address={address} editor={editor} />}
        </div>
        {isEdited ? (
          <div className="pt-1">
            <NoteForm
              label={t('notes.form.edit')}
              submitLabel={t('notes.form.save')}
              text={edited.text}
              error={edited.error}
              isSaving={edited.isSaving}
              unsavable={unsavable}
              isFocused
              onWrite={edited.write}
              onSave={edited.save}
            >
              <Button size="sm" onClick={edited.cancel}>
                {t('common.cancel')}
              </Button>
            </NoteForm>
          </div>
        ) : (
          <p dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere">
            {note.text}
          </p>
        )}
      </div>
    </li>
  );
}

function NoteOrigin({ note: { importedBy, createdAt, updatedAt } }: { note: Note }) {
  const { t } = useTranslation();
  const { ago, dateTime } = useFormats();
  return (
    <span className="text-sm text-muted">
      {importedBy && (
        <>
          {importedBy.name
            ? t('notes.imported-by', { name: importedBy.name })
            : t('notes.imported')}
          {' · '}
        </>
      )}
      <time dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>
        {ago(createdAt)}
      </time>
      {updatedAt && (
        <>
          {' · '}
          <time dateTime={updatedAt.toISOString()} title={dateTime(updatedAt)}>
            {t('notes.edited')}
          </time>
        </>
      )}
    </span>
  );
}

function NoteActions({ note, address, editor }: Omit<NoteItemProps, 'unsavable'>) {
  const { t } = useTranslation();
  const { id: userId } = useCurrentUser();
  const role = useCurrentRole();
  const deletion = useConfirmedMutation(useDeleteNote(address), {
    title: t('notes.delete.title'),
    description: t('notes.delete.description'),
    confirmLabel: t('notes.delete.confirm'),
  });
  const isAuthor = note.author.id === userId;
  if (!isOwnNote(note, userId) && !canDeleteNote(role)) return null;
  return (
    <span className="-my-1.5 flex shrink-0">
      {isAuthor && (
        <IconButton
          size="sm"
          aria-label={t('notes.edit')}
          title={t('notes.edit')}
          disabled={editor.edited !== null}
          onClick={() => editor.edit(note)}
        >
          <Pencil size={14} aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="sm"
        variant="danger-ghost"
        aria-label={t('notes.delete.confirm')}
        title={t('notes.delete.confirm')}
        isLoading={deletion.isPending}
        onClick={() => deletion.ask(note.id)}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useConfirmedMutation } from '../../ui/overlays/use-confirmed-mutation.ts';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { usePurgeDocument, useRestoreDocument } from './trash-api.ts';

export function TrashTable({ documents }: { documents: readonly DocumentSummary[] }) {
  const { t } = useTranslation();
  return (
    <Table label={t('trash.title')}>
      <TableHead>
        <TableHeaderCell>{t('trash.column.name')}</TableHeaderCell>
        <TableHeaderCell className="max-md:hidden" isNumeric>
          {t('trash.column.size')}
        </TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('trash.column.deleted-at')}</TableHeaderCell>
        <TableHeaderCell isCompact>
          <VisuallyHidden>{t('trash.column.actions')}</VisuallyHidden>
        </TableHeaderCell>
      </TableHead>
      <TableBody>
        {documents.map((document) => (
          <TrashRow key={document.id} document={document} />
        ))}
      </TableBody>
    </Table>
  );
}

function TrashRow({ document }: { document: DocumentSummary }) {
  const { size } = useFormats();
  return (
    <TableRow>
      <TableCell className="w-full max-w-0 min-w-32">
        <div className="flex min-w-0 items-center gap-3">
          <FileTypeIcon mimeType={document.mimeType} />
          <div className="min-w-0">
            <Link
              to="/organizations/$organizationId/documents/$documentId"
              params={{ organizationId: document.organizationId, documentId: document.id }}
              dir="auto"
              title={document.name}
              className="block truncate rounded-sm text-left font-medium underline-offset-4 hover:underline"
            >
              {document.name}
            </Link>
            <p className="truncate text-sm sm:hidden">
              <DeletedAt document={document} />
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-md:hidden" isNumeric>
        {size(document.originalSize)}
      </TableCell>
      <TableCell className="whitespace-nowrap max-sm:hidden">
        <DeletedAt document={document} />
      </TableCell>
      <TableCell isCompact>
        <div className="flex justify-end gap-1">
          <RestoreButton document={document} />
          <PurgeButton document={document} />
        </div>
      </TableCell>
    </TableRow>
  );
}

function DeletedAt({ document: { deletedAt } }: { document: DocumentSummary }) {
  const { ago, dateTime } = useFormats();
  if (!deletedAt) return null;
  return (
    <time dateTime={deletedAt.toISOString()} title={dateTime(deletedAt)} className="text-muted">
      {ago(deletedAt)}
    </time>
  );
}

function RestoreButton({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const restore = useRestoreDocument(document.organizationId);
  return (
    <IconButton
      size="sm"
      aria-label={t('trash.restore-named', { name: document.name })}
      title={t('trash.restore')}
      isLoading={restore.isPending}
      onClick={() =>
        restore.mutate(document.id, {
          onSuccess: () => toast.success(t('documents.restored'), { description: document.name }),
        })
      }
    >
      <ArchiveRestore size={16} aria-hidden />
    </IconButton>
  );
}

function PurgeButton({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const purge = useConfirmedMutation(usePurgeDocument(document.organizationId), {
    title: t('trash.delete.title'),
    description: t('trash.delete.description', { name: document.name }),
    confirmLabel: t('trash.delete.confirm'),
    onSuccess: () =>
      toast.success(t('trash.delete.done'), {
        description: t('trash.delete.done-description', { name: document.name }),
      }),
  });

  return (
    <IconButton
      size="sm"
      variant="danger-ghost"
      aria-label={t('trash.delete-named', { name: document.name })}
      title={t('trash.delete.confirm')}
      isLoading={purge.isPending}
      onClick={() => purge.ask(document.id)}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}

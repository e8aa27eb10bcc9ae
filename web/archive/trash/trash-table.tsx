import { Link } from '@tanstack/react-router';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { PaperLine } from '../fields/paper/paper-line.tsx';
import { CutText } from '../../ui/display/text/cut-text.tsx';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import { RowActions, RowActionsHeader } from '../../ui/lists/row-actions.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableCheckboxCell,
  TableCheckboxHeaderCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import {
  isSelected,
  pageState,
  toggle,
  togglePage,
  type Selection,
} from '../documents/selection/document-selection.ts';
import { daysLeft } from './days-left.ts';
import { usePurgeDocument, useRestoreDocument } from './trash-api.ts';

interface TrashTableProps {
  documents: readonly DocumentSummary[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

export function TrashTable({ documents, selection, onSelect }: TrashTableProps) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const pageIds = documents.map(({ id }) => id);
  const ofPage = pageState(selection, pageIds);
  return (
    <Table label={t('trash.title')}>
      <TableHead>
        {canChange && (
          <TableCheckboxHeaderCell
            label={t('documents.select-page')}
            checked={ofPage === 'all'}
            isIndeterminate={ofPage === 'some'}
            onCheckedChange={(isOn) => onSelect(togglePage(selection, isOn, pageIds))}
          />
        )}
        <TableHeaderCell>{t('trash.column.name')}</TableHeaderCell>
        <TableHeaderCell className="max-md:hidden" isNumeric>
          {t('trash.column.size')}
        </TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('trash.column.deleted-at')}</TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('trash.column.days-left')}</TableHeaderCell>
        {canChange && <RowActionsHeader>{t('trash.column.actions')}</RowActionsHeader>}
      </TableHead>
      <TableBody>
        {documents.map((document) => (
          <TrashRow
            key={document.id}
            document={document}
            canChange={canChange}
            isSelected={isSelected(selection, document.id)}
            onToggle={(isOn, isRange) =>
              onSelect(toggle(selection, { id: document.id, isOn, isRange }, pageIds))
            }
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface TrashRowProps {
  document: DocumentSummary;
  canChange: boolean;
  isSelected: boolean;
  onToggle: (isOn: boolean, isRange: boolean) => void;
}

function TrashRow({ document, canChange, isSelected: isOn, onToggle }: TrashRowProps) {
  const { t } = useTranslation();
  const { size } = useFormats();
  return (
    <TableRow isSelected={isOn}>
      {canChange && (
        <TableCheckboxCell
          label={t('documents.select', { name: document.name })}
          checked={isOn}
          onCheckedChange={(isNowOn, { isRange }) => onToggle(isNowOn, isRange)}
        />
      )}
      <TableCell className="w-full max-w-0 min-w-32">
        <div className="flex min-w-0 items-center gap-3">
          <span className="max-sm:hidden">
            <FileTypeIcon mimeType={document.mimeType} />
          </span>
          <div className="min-w-0">
            <Link
              to="/organizations/$organizationId/documents/$documentId"
              params={{ organizationId: document.organizationId, documentId: document.id }}
              dir="auto"
              title={document.name}
              className="block w-fit max-w-full rounded-sm text-left font-medium underline-offset-4 hover:underline"
            >
              <CutText text={document.name} />
            </Link>
            <PaperLine document={document} />
            <p className="text-sm text-muted sm:hidden">
              <DaysLeft document={document} /> · <DeletedAt document={document} />
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
      <TableCell className="whitespace-nowrap text-muted max-sm:hidden">
        <DaysLeft document={document} />
      </TableCell>
      {canChange && (
        <RowActions>
          <RestoreButton document={document} />
          <PurgeButton document={document} />
        </RowActions>
      )}
    </TableRow>
  );
}

function DeletedAt({ document: { deletedAt } }: { document: DocumentSummary }) {
  const { ago, dateTime } = useFormats();
  if (!deletedAt) return null;
  return (
    <time
      dateTime={deletedAt.toISOString()}
      title={dateTime(deletedAt)}
      className="whitespace-nowrap text-muted"
    >
      {ago(deletedAt)}
    </time>
  );
}

function DaysLeft({ document: { deletedAt } }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const { deletedDocumentsRetentionDays } = useConfig().documents;
  if (!deletedAt) return null;
  const count = daysLeft(deletedAt, deletedDocumentsRetentionDays);
  return count === 0 ? t('trash.due') : t('trash.days-left', { count });
}

function RestoreButton({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const restore = useRestoreDocument(document.organizationId);
  const button = {
    size: 'sm',
    'aria-label': t('trash.restore-named', { name: document.name }),
    isLoading: restore.isPending,
    onClick: () =>
      restore.mutate(document.id, {
        onSuccess: () => toast.success(t('documents.restored'), { description: document.name }),
      }),
  } as const;
  return (
    <>
      <Button
        {...button}
        variant="ghost"
        className="max-lg:hidden"
        icon={<ArchiveRestore size={16} aria-hidden />}
      >
        {t('trash.restore')}
      </Button>
      <IconButton {...button} className="lg:hidden" title={t('trash.restore')}>
        <ArchiveRestore size={16} aria-hidden />
      </IconButton>
    </>
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

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { DeleteRowButton, EditRowButton } from '../../ui/lists/row-actions.tsx';
import { TableCell, TableHeaderCell } from '../../ui/lists/table.tsx';
import { opensDialog } from '../../ui/overlays/dialogs/opens-dialog.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import type { ItemsProps } from '../item-lists/dialog-list-page.tsx';
import { ItemTable } from '../item-lists/item-table.tsx';
import { useDeleteCorrespondent } from './correspondent-api.ts';
import { correspondentSearch } from './correspondent-search.ts';
import { MergeButton } from './merge-button.tsx';

export function CorrespondentsTable({ items, all, onEdit }: ItemsProps<Correspondent>) {
  const { t } = useTranslation();
  return (
    <ItemTable
      label={t('correspondents.title')}
      items={items}
      columns={
        <>
          <TableHeaderCell>{t('correspondents.form.name.label')}</TableHeaderCell>
          <TableHeaderCell isNumeric className="max-sm:hidden">
            {t('navigation.documents')}
          </TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">
            {t('correspondents.column.latest')}
          </TableHeaderCell>
        </>
      }
      renderCells={(correspondent) => <CorrespondentCells correspondent={correspondent} />}
      actionsLabel={t('documents.column.actions')}
      renderActions={(correspondent) => (
        <>
          <EditRowButton
            aria-label={t('correspondents.edit-named', { name: correspondent.name })}
            title={t('correspondents.edit')}
            {...opensDialog((button) => onEdit(correspondent, button))}
          />
          <MergeButton correspondent={correspondent} all={all} />
          <DeleteButton correspondent={correspondent} />
        </>
      )}
    />
  );
}

function CorrespondentCells({ correspondent }: { correspondent: Correspondent }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, aliases, documentsCount } = correspondent;
  return (
    <>
      <TableCell className="w-full max-w-0 min-w-32">
        <div className="wrap-anywhere">
          <bdi>{name}</bdi>
          {aliases.length > 0 && (
            <p className="truncate text-sm text-muted" title={aliases.join(', ')}>
              {aliases.join(', ')}
            </p>
          )}
          <p className="text-sm sm:hidden">
            <DocumentsLink correspondent={correspondent}>
              {t('correspondents.documents', { count: documentsCount })}
            </DocumentsLink>
          </p>
        </div>
      </TableCell>
      <TableCell isNumeric className="max-sm:hidden">
        <DocumentsLink correspondent={correspondent}>
          {formats.number(documentsCount)}
        </DocumentsLink>
      </TableCell>
      <TableCell className="max-w-80 min-w-48 max-md:hidden">
        <LatestDocument correspondent={correspondent} />
      </TableCell>
    </>
  );
}

function DocumentsLink(props: { correspondent: Correspondent; children: ReactNode }) {
  const { t } = useTranslation();
  const { organizationId, name, documentsCount } = props.correspondent;
  return (
    <Link
      to="/organizations/$organizationId/documents"
      params={{ organizationId }}
      search={correspondentSearch(name)}
      aria-label={t('correspondents.documents-of', { count: documentsCount, name })}
      className="rounded-sm text-accent-text underline-offset-4 hover:underline"
    >
      {props.children}
    </Link>
  );
}

function LatestDocument({ correspondent }: { correspondent: Correspondent }) {
  const formats = useFormats();
  const textOf = useFieldText();
  const { organizationId, latestDocument } = correspondent;
  if (!latestDocument) return <span className="text-faint">–</span>;
  const { id: documentId, name, documentDate, createdAt } = latestDocument;
  return (
    <div className="truncate">
      <Link
        to="/organizations/$organizationId/documents/$documentId"
        params={{ organizationId, documentId }}
        className="rounded-sm underline-offset-4 hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      <p className="text-sm text-muted tabular-nums">
        {textOf('documentDate', documentDate) ?? formats.date(createdAt)}
      </p>
    </div>
  );
}

function DeleteButton({ correspondent }: { correspondent: Correspondent }) {
  const { t } = useTranslation();
  const { id, name, organizationId } = correspondent;
  return (
    <DeleteRowButton
      aria-label={t('correspondents.delete-named', { name })}
      mutation={useDeleteCorrespondent(organizationId)}
      id={id}
      title={t('correspondents.delete.title', { name })}
      description={t('correspondents.delete.description')}
      confirmLabel={t('correspondents.delete.confirm')}
      onDeleted={() => toast.success(t('correspondents.deleted', { name }))}
    />
  );
}

import { Link } from '@tanstack/react-router';
import type { Tag } from '../../../shared/archive/tags/tag.ts';
import type { ItemsProps } from '../item-lists/dialog-list-page.tsx';
import { ItemTable } from '../item-lists/item-table.tsx';
import { useDeleteTag } from './tag-api.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeleteRowButton, EditRowButton } from '../../ui/lists/row-actions.tsx';
import { TableCell, TableHeaderCell } from '../../ui/lists/table.tsx';
import { opensDialog } from '../../ui/overlays/dialogs/opens-dialog.ts';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';

export function TagsTable({ items, onEdit }: ItemsProps<Tag>) {
  const { t } = useTranslation();
  return (
    <ItemTable
      label={t('tags.title')}
      items={items}
      columns={
        <>
          <TableHeaderCell>{t('tags.column.tag')}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">
            {t('tags.column.description')}
          </TableHeaderCell>
          <TableHeaderCell isNumeric>{t('tags.column.documents')}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">{t('tags.column.created')}</TableHeaderCell>
        </>
      }
      renderCells={(tag) => <TagCells tag={tag} />}
      actionsLabel={t('tags.column.actions')}
      renderActions={(tag) => (
        <>
          <EditRowButton
            aria-label={t('tags.edit-named', { name: tag.name })}
            title={t('tags.edit')}
            {...opensDialog((button) => onEdit(tag, button))}
          />
          <DeleteTagButton tag={tag} />
        </>
      )}
    />
  );
}

function TagCells({ tag }: { tag: Tag }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { organizationId } = tag;
  return (
    <>
      <TableCell className="max-sm:w-full max-sm:max-w-0 max-sm:min-w-24">
        <div className="max-sm:grid max-sm:grid-cols-[minmax(0,max-content)]">
          <TagBadge name={tag.name} color={tag.color} isWhole />
        </div>
      </TableCell>
      <TableCell className="w-full text-muted max-sm:hidden">
        {tag.description ?? <span className="text-faint">{t('tags.no-description')}</span>}
      </TableCell>
      <TableCell isNumeric>
        <Link
          to="/organizations/$organizationId/documents"
          params={{ organizationId }}
          search={{ tags: [tag.id] }}
          aria-label={t('tags.documents-of', { count: tag.documentsCount, name: tag.name })}
          className="rounded-sm text-accent-text underline-offset-4 hover:underline"
        >
          {formats.number(tag.documentsCount)}
        </Link>
      </TableCell>
      <TableCell className="whitespace-nowrap max-md:hidden">
        <time
          dateTime={tag.createdAt.toISOString()}
          title={formats.dateTime(tag.createdAt)}
          className="text-muted"
        >
          {formats.ago(tag.createdAt)}
        </time>
      </TableCell>
    </>
  );
}

function DeleteTagButton({ tag }: { tag: Tag }) {
  const { t } = useTranslation();
  return (
    <DeleteRowButton
      aria-label={t('tags.delete-named', { name: tag.name })}
      mutation={useDeleteTag(tag.organizationId)}
      id={tag.id}
      title={t('tags.delete.title', { name: tag.name })}
      description={t('tags.delete.description', { name: tag.name })}
      confirmLabel={t('tags.delete.confirm')}
      onDeleted={() => toast.success(t('tags.deleted', { name: tag.name }))}
    />
  );
}

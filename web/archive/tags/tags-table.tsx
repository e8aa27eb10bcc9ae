import { Link } from '@tanstack/react-router';
import type { Tag } from '../../../shared/archive/tags/tag.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useDeleteTag } from './tag-api.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  DeleteRowButton,
  EditRowButton,
  RowActions,
  RowActionsHeader,
} from '../../ui/lists/row-actions.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { opensDialog } from '../../ui/overlays/opens-dialog.ts';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface TagsTableProps {
  tags: readonly Tag[];
  onEdit: (tag: Tag, button: HTMLElement) => void;
}

export function TagsTable({ tags, onEdit }: TagsTableProps) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  return (
    <Table label={t('tags.title')}>
      <TableHead>
        <TableHeaderCell>{t('tags.column.tag')}</TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('tags.column.description')}</TableHeaderCell>
        <TableHeaderCell isNumeric>{t('tags.column.documents')}</TableHeaderCell>
        <TableHeaderCell className="max-md:hidden">{t('tags.column.created')}</TableHeaderCell>
        {canChange && <RowActionsHeader>{t('tags.column.actions')}</RowActionsHeader>}
      </TableHead>
      <TableBody>
        {tags.map((tag) => (
          <TagRow key={tag.id} tag={tag} canChange={canChange} onEdit={onEdit} />
        ))}
      </TableBody>
    </Table>
  );
}

interface TagRowProps extends Pick<TagsTableProps, 'onEdit'> {
  tag: Tag;
  canChange: boolean;
}

function TagRow({ tag, canChange, onEdit }: TagRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { organizationId } = tag;
  return (
    <TableRow>
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
      {canChange && (
        <RowActions>
          <EditRowButton
            aria-label={t('tags.edit-named', { name: tag.name })}
            title={t('tags.edit')}
            {...opensDialog((button) => onEdit(tag, button))}
          />
          <DeleteTagButton tag={tag} />
        </RowActions>
      )}
    </TableRow>
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

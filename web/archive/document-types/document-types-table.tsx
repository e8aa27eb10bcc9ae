import { Link } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { DeleteRowButton, EditRowButton } from '../../ui/lists/row-actions.tsx';
import { TableCell, TableHeaderCell } from '../../ui/lists/table.tsx';
import { opensDialog } from '../../ui/overlays/dialogs/opens-dialog.ts';
import type { ItemsProps } from '../item-lists/dialog-list-page.tsx';
import { ItemTable } from '../item-lists/item-table.tsx';
import { useDeleteDocumentType, useSaveDocumentType } from './document-type-api.ts';
import type { ListedType } from './listed-type.ts';

export function DocumentTypesTable({ items, onEdit }: ItemsProps<ListedType>) {
  const { t } = useTranslation();
  return (
    <ItemTable
      label={t('document-types.title')}
      items={items}
      columns={
        <>
          <TableHeaderCell>{t('document-types.form.name.label')}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">
            {t('document-types.column.origin')}
          </TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">{t('fields.column.search')}</TableHeaderCell>
        </>
      }
      renderCells={(type) => <TypeCells type={type} />}
      actionsLabel={t('documents.column.actions')}
      renderActions={(type) => (
        <>
          <EditRowButton
            aria-label={t('document-types.edit-named', { name: type.name })}
            title={t('document-types.edit')}
            {...opensDialog((button) => onEdit(type, button))}
          />
          <HideButton type={type} />
          {!type.isBuiltIn && <DeleteButton type={type} />}
        </>
      )}
    />
  );
}

function TypeCells({ type }: { type: ListedType }) {
  const { t } = useTranslation();
  const { name, isHidden } = type;
  const origin = t(type.isBuiltIn ? 'document-types.built-in' : 'document-types.own');
  return (
    <>
      <TableCell className="w-full max-w-0 min-w-32">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          <bdi className={isHidden ? 'text-muted' : undefined}>{name}</bdi>
          {isHidden && <Badge>{t('document-types.hidden')}</Badge>}
        </div>
        <p className="text-sm text-muted sm:hidden">
          {origin} · <KeyLink type={type} />
        </p>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-sm:hidden">{origin}</TableCell>
      <TableCell className="whitespace-nowrap max-sm:hidden">
        <KeyLink type={type} />
      </TableCell>
    </>
  );
}

function KeyLink({ type }: { type: ListedType }) {
  const { t } = useTranslation();
  const { organizationId, key, name } = type;
  return (
    <Link
      to="/organizations/$organizationId/documents"
      params={{ organizationId }}
      search={{ q: `kind:${key}` }}
      title={t('document-types.documents-of', { name })}
      className="rounded-sm font-mono text-sm text-accent-text underline-offset-4 hover:underline"
    >
      kind:{key}
    </Link>
  );
}

function HideButton({ type }: { type: ListedType }) {
  const { t } = useTranslation();
  const { key, name, isHidden, organizationId } = type;
  const save = useSaveDocumentType(organizationId);
  return (
    <IconButton
      size="sm"
      aria-label={t(isHidden ? 'document-types.show-named' : 'document-types.hide-named', { name })}
      title={t(isHidden ? 'document-types.show' : 'document-types.hide')}
      isLoading={save.isPending}
      onClick={() =>
        save.mutate({ key, input: { isHidden: !isHidden } }, { onError: errorToast() })
      }
    >
      {isHidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
    </IconButton>
  );
}

function DeleteButton({ type }: { type: ListedType }) {
  const { t } = useTranslation();
  const { id, name, organizationId } = type;
  return (
    <DeleteRowButton
      aria-label={t('document-types.delete-named', { name })}
      mutation={useDeleteDocumentType(organizationId)}
      id={id}
      title={t('document-types.delete.title', { name })}
      description={t('document-types.delete.description')}
      confirmLabel={t('document-types.delete.confirm')}
      onDeleted={() => toast.success(t('document-types.deleted', { name }))}
    />
  );
}

import { Link } from '@tanstack/react-router';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { DeleteRowButton, EditRowButton } from '../../../ui/lists/row-actions.tsx';
import { TableCell, TableHeaderCell } from '../../../ui/lists/table.tsx';
import { opensDialog } from '../../../ui/overlays/dialogs/opens-dialog.ts';
import type { ItemsProps } from '../../item-lists/dialog-list-page.tsx';
import { ItemTable } from '../../item-lists/item-table.tsx';
import { useDeleteCustomField } from '../custom-field-api.ts';

export function CustomFieldsTable({ items, onEdit }: ItemsProps<CustomField>) {
  const { t } = useTranslation();
  return (
    <ItemTable
      label={t('fields.title')}
      items={items}
      columns={
        <>
          <TableHeaderCell>{t('fields.form.name.label')}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">{t('fields.form.type.label')}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">{t('fields.column.search')}</TableHeaderCell>
        </>
      }
      renderCells={(field) => <FieldCells field={field} />}
      actionsLabel={t('documents.column.actions')}
      renderActions={(field) => (
        <>
          <EditRowButton
            aria-label={t('fields.edit-named', { name: field.name })}
            title={t('fields.edit')}
            {...opensDialog((button) => onEdit(field, button))}
          />
          <DeleteButton field={field} />
        </>
      )}
    />
  );
}

function FieldCells({ field }: { field: CustomField }) {
  const { t } = useTranslation();
  const { name, type, options } = field;
  const optionNames = options.map((option) => option.name).join(', ');
  return (
    <>
      <TableCell className="w-full max-w-0 min-w-32">
        <div className="wrap-anywhere">
          <bdi>{name}</bdi>
          {optionNames !== '' && (
            <p className="line-clamp-2 text-sm text-muted" title={optionNames}>
              {optionNames}
            </p>
          )}
          <p className="text-sm text-muted sm:hidden">
            {t(`fields.type.${type}`)} · <KeyLink field={field} />
          </p>
        </div>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-sm:hidden">
        {t(`fields.type.${type}`)}
      </TableCell>
      <TableCell className="whitespace-nowrap max-sm:hidden">
        <KeyLink field={field} />
      </TableCell>
    </>
  );
}

/** Shows the key of the field in searches, as a link to the documents that have a value of it. */
function KeyLink({ field }: { field: CustomField }) {
  const { t } = useTranslation();
  const { organizationId, key, name } = field;
  return (
    <Link
      to="/organizations/$organizationId/documents"
      params={{ organizationId }}
      search={{ q: `has:${key}` }}
      aria-label={t('fields.documents-with', { name })}
      className="rounded-sm font-mono text-sm text-accent-text underline-offset-4 hover:underline"
    >
      {key}:
    </Link>
  );
}

function DeleteButton({ field }: { field: CustomField }) {
  const { t } = useTranslation();
  const { id, name, organizationId } = field;
  return (
    <DeleteRowButton
      aria-label={t('fields.delete-named', { name })}
      mutation={useDeleteCustomField(organizationId)}
      id={id}
      title={t('fields.delete.title', { name })}
      description={t('fields.delete.description')}
      confirmLabel={t('fields.delete.confirm')}
      onDeleted={() => toast.success(t('fields.deleted', { name }))}
    />
  );
}

import { Link } from '@tanstack/react-router';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
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
import { useDeleteCustomField } from './custom-field-api.ts';

export interface CustomFieldsTableProps {
  fields: readonly CustomField[];
  onEdit: (field: CustomField, button: HTMLElement) => void;
}

export function CustomFieldsTable({ fields, onEdit }: CustomFieldsTableProps) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  return (
    <Table label={t('fields.title')}>
      <TableHead>
        <TableHeaderCell>{t('fields.form.name.label')}</TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('fields.form.type.label')}</TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('fields.column.search')}</TableHeaderCell>
        {canChange && <RowActionsHeader>{t('documents.column.actions')}</RowActionsHeader>}
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <FieldRow key={field.id} field={field} onEdit={onEdit} />
        ))}
      </TableBody>
    </Table>
  );
}

interface FieldRowProps extends Pick<CustomFieldsTableProps, 'onEdit'> {
  field: CustomField;
}

function FieldRow({ field, onEdit }: FieldRowProps) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const { name, type, options } = field;
  const optionNames = options.map((option) => option.name).join(', ');
  return (
    <TableRow>
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
      {canChange && (
        <RowActions>
          <EditRowButton
            aria-label={t('fields.edit-named', { name })}
            title={t('fields.edit')}
            {...opensDialog((button) => onEdit(field, button))}
          />
          <DeleteButton field={field} />
        </RowActions>
      )}
    </TableRow>
  );
}

/** How searches name the field; leads to the documents that have it. */
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

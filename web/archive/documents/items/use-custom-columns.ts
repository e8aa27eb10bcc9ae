import { useParams } from '@tanstack/react-router';
import { createElement, useMemo, type ReactNode } from 'react';
import {
  isCustomColumn,
  type CustomColumn,
  type DocumentColumn,
} from '../../../../shared/archive/documents/document-columns.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { useCustomFields } from '../../custom-fields/custom-field-api.ts';
import { columnLabels } from './list-columns.ts';

export type CustomColumns = {
  /** The columns without those of custom fields that are unknown or not loaded yet. */
  columns: readonly DocumentColumn[];
  nameOf: (column: DocumentColumn) => string;
  isNumeric: (column: DocumentColumn) => boolean;
  isDate: (column: DocumentColumn) => boolean;
  /** Dates and numbers, which are never truncated because that would change their meaning. */
  isShort: (column: DocumentColumn) => boolean;
  isSortable: (column: DocumentColumn) => boolean;
  cell: (document: DocumentSummary, column: CustomColumn) => ReactNode;
};

const dateColumns: ReadonlySet<DocumentColumn> = new Set([
  'createdAt',
  'updatedAt',
  'documentDate',
  'dueDate',
  'endDate',
  'noticeDate',
]);

const customCell = defer(() => import('../../custom-fields/custom-cell.tsx'));

export function useCustomColumns(chosen: readonly DocumentColumn[]): CustomColumns {
  const { t } = useTranslation();
  const { organizationId = '' } = useParams({ strict: false });
  const isNeeded = chosen.some(isCustomColumn);
  const { data: fields } = useCustomFields(organizationId, { enabled: isNeeded });
  const parts = useDeferred(customCell, isNeeded);
  return useMemo(() => {
    const known = new Map(fields?.map((field) => [field.id, field]));
    const typeOf = (column: DocumentColumn) => known.get(column)?.type;
    const isNumeric = (column: DocumentColumn) =>
      column === 'totalAmount' || ['number', 'money'].includes(typeOf(column) ?? '');
    const isDate = (column: DocumentColumn) => dateColumns.has(column) || typeOf(column) === 'date';
    return {
      columns: chosen.filter((column) => !isCustomColumn(column) || known.has(column)),
      nameOf: (column) =>
        isCustomColumn(column) ? (known.get(column)?.name ?? '') : t(columnLabels[column]),
      isNumeric,
      isDate,
      isShort: (column) => isNumeric(column) || isDate(column),
      isSortable: (column) => typeOf(column) !== 'document',
      cell: (document, column) => {
        const field = known.get(column);
        return field && parts && createElement(parts.CustomCell, { document, field });
      },
    };
  }, [chosen, fields, parts, t]);
}

import { Download, Trash2, X } from 'lucide-react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { limits } from '../../../shared/limits.ts';
import { failureMessage } from '../../i18n/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useConfirmedMutation } from '../../ui/overlays/use-confirmed-mutation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useBulkDownload, useBulkTrash } from './bulk-api.ts';
import { BulkTagPicker } from './bulk-tag-picker.tsx';
import type { DocumentListState } from '../documents/list/document-list-search.ts';
import type { Selection } from './document-selection.ts';
import { useTagging } from './use-tagging.ts';
import { useUndoTrash } from '../trash/use-trash.ts';
import { bulkFiltersOf } from './bulk-filters.ts';

export interface BulkBarProps {
  organizationId: string;
  state: DocumentListState;
  selection: Selection;
  /** The number of selected documents; `isCapped`: there are more. */
  count: number;
  isCapped: boolean;
  /** The selected documents that are loaded. */
  known: readonly DocumentSummary[];
  /** Selects everything the list's filters match, if that is more; `total` if it is known. */
  onSelectAll?: () => void;
  total?: number;
  onClear: () => void;
}

/** The bulk actions, at the bottom of the list while documents are selected. */
export function BulkBar(props: BulkBarProps) {
  const { organizationId, state, selection, count, isCapped, known, onSelectAll, total, onClear } =
    props;
  const { t } = useTranslation();
  const filters = bulkFiltersOf(selection, state);
  const tagging = useTagging(organizationId);

  return (
    <section
      aria-label={t('documents.bulk.label')}
      data-takes-corner
      className="sticky bottom-4 z-sticky flex flex-wrap items-center gap-2 self-center rounded-xl bg-surface-raised p-2 shadow-popover"
    >
      <IconButton size="sm" aria-label={t('documents.bulk.clear')} onClick={onClear}>
        <X size={16} aria-hidden />
      </IconButton>
      <span className="text-sm font-medium tabular-nums" aria-live="polite">
        {isCapped
          ? t('documents.bulk.selected-many', { count })
          : t('documents.bulk.selected', { count })}
      </span>
      {onSelectAll && (
        <Button variant="link" className="text-sm" onClick={onSelectAll}>
          {total === undefined
            ? t('documents.bulk.select-every')
            : t('documents.bulk.select-all', { count: total })}
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2 sm:ml-4">
        <BulkTagPicker
          organizationId={organizationId}
          known={known}
          isComplete={selection.kind === 'some' && known.length === count}
          isPending={tagging.isPending}
          onApply={(change) => void tagging.apply({ filters, ...change })}
        />
        <DownloadButton organizationId={organizationId} filters={filters} count={count} />
        <TrashButton
          organizationId={organizationId}
          filters={filters}
          count={count}
          isCapped={isCapped}
          onDone={onClear}
        />
      </div>
    </section>
  );
}

type BulkButtonProps = {
  organizationId: string;
  filters: ReturnType<typeof bulkFiltersOf>;
  count: number;
};

function DownloadButton({ organizationId, filters, count }: BulkButtonProps) {
  const { t } = useTranslation();
  const download = useBulkDownload(organizationId);
  const max = limits.bulk.downloaded;

  const start = () => {
    const [filter] = filters;
    if (!filter || count > max)
      return toast.error(t('documents.bulk.download-limit', { count: max }));
    return toast.promise(download.mutateAsync(filter), {
      loading: t('documents.bulk.downloading'),
      success: t('documents.bulk.downloaded'),
      error: failureMessage('documents.bulk.download-failed'),
    });
  };

  return (
    <Button
      size="sm"
      icon={<Download size={16} aria-hidden />}
      isLoading={download.isPending}
      onClick={start}
    >
      {t('documents.bulk.download')}
    </Button>
  );
}

function TrashButton(props: BulkButtonProps & { isCapped: boolean; onDone: () => void }) {
  const { organizationId, filters, count, isCapped, onDone } = props;
  const { t } = useTranslation();
  const undo = useUndoTrash(organizationId);
  const trash = useConfirmedMutation(useBulkTrash(organizationId), {
    title: isCapped
      ? t('documents.bulk.delete.title-many', { count })
      : t('documents.bulk.delete.title', { count }),
    description: t('documents.bulk.delete.description'),
    confirmLabel: t('documents.bulk.delete.confirm'),
    onSuccess: (ids) => {
      onDone();
      toast.success(t('documents.bulk.deleted', { count: ids.length }), {
        action: { label: t('documents.undo'), onClick: () => undo(ids) },
      });
    },
  });

  return (
    <Button
      size="sm"
      variant="danger-ghost"
      icon={<Trash2 size={16} aria-hidden />}
      isLoading={trash.isPending}
      onClick={() => trash.ask(filters)}
    >
      {t('documents.bulk.delete.action')}
    </Button>
  );
}

import { Download, PencilLine, RotateCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { DocumentColumn } from '../../../../../shared/archive/documents/document-columns.ts';
import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import { limits } from '../../../../../shared/limits.ts';
import { useCanChange } from '../../../../api/session/current-role.ts';
import { useDraftOpener } from '../../../../drafts/use-draft.ts';
import { errorToast, failureMessage } from '../../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCommand } from '../../../../ui/keyboard/commands.ts';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import { useConfirmedMutation } from '../../../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';
import { toast } from '../../../../ui/feedback/toasts/toast.ts';
import { pageHeading } from '../../../../ui/layout/page-heading.ts';
import { useBulkDownload, useBulkExtract, useBulkTrash } from '../../../bulk/bulk-api.ts';
import { BulkBarFrame } from '../../../bulk/bulk-bar-frame.tsx';
import { BulkTagPicker } from '../../../bulk/tags/bulk-tag-picker.tsx';
import { doneToast } from '../../../bulk/done-toast.ts';
import { ExportSelectionButton } from '../../../csv/export-selection-button.tsx';
import type { DocumentListState } from '../../document-list-search.ts';
import type { Selection } from '../../selection/document-selection.ts';
import { MergeButton } from '../../../document-pages/merge-button.tsx';
import { ShareButton } from '../../../share-links/share-button.tsx';
import { MarkLookedAtButton } from '../../../inbox/mark-looked-at-button.tsx';
import { useInboxCount } from '../../../inbox/use-inbox-count.ts';
import { deselectDone } from '../../selection/selection-store.ts';
import { SelectionSum } from '../../../bulk/selection-sum.tsx';
import { useSelectionCount } from '../../../bulk/use-selection-count.ts';
import { useTagging } from '../../../bulk/tags/use-tagging.ts';
import { useUndoTrash } from '../../../trash/use-trash.ts';
import { bulkFiltersOf, namedFilters, selectionName } from '../../../bulk/bulk-filters.ts';
import { useConfirmReplacing } from '../../../extraction/use-confirm-replacing.ts';

const fieldDialog = defer(() => import('../../../bulk/fields/bulk-field-dialog.tsx'));

export interface BulkBarProps {
  organizationId: string;
  state: DocumentListState;
  columns: readonly DocumentColumn[];
  asOf: Date;
  selection: Selection;
  count: number;
  isCapped: boolean;
  known: readonly DocumentSummary[];
  /**
   * Selects all documents that match the list's filters; undefined if they are all selected. `total` is their number,
   * if known.
   */
  onSelectAll?: () => void;
  total?: number;
  onClear: () => void;
}

export function BulkBar(props: BulkBarProps) {
  const { organizationId, selection, state, columns, known, onSelectAll, total, onClear } = props;
  const { t } = useTranslation();
  const filters = bulkFiltersOf(selection, props);
  const { count, isCapped, isCounting } = useSelectionCount(organizationId, { ...props, filters });
  const tagging = useTagging(organizationId);
  const canChange = useCanChange();
  const onDone = () => deselectDone(organizationId, selection);
  const inboxCount = useInboxCount(organizationId) ?? 0;
  const mayBeInInbox = known.length < count || known.some(({ isInInbox }) => isInInbox);

  return (
    <BulkBarFrame
      count={count}
      isCapped={isCapped}
      onClear={onClear}
      sum={
        <SelectionSum
          organizationId={organizationId}
          filters={filters}
          known={known}
          count={count}
        />
      }
      selectAll={
        onSelectAll && (
          <Button variant="link" className="text-sm" onClick={onSelectAll}>
            {total === undefined
              ? t('documents.bulk.select-every')
              : t('documents.bulk.select-all', { count: total })}
          </Button>
        )
      }
    >
      {canChange && (
        <BulkTagPicker
          organizationId={organizationId}
          known={known}
          isComplete={selection.kind === 'some' && known.length === count}
          isPending={tagging.isPending}
          onApply={(change) => void tagging.apply({ filters, ...change })}
        />
      )}
      {canChange && (
        <FieldButton {...{ organizationId, selection, state, filters, count, isCapped }} />
      )}
      <DownloadButton organizationId={organizationId} filters={filters} count={count} />
      {canChange && selection.kind === 'some' && (
        <ShareButton
          organizationId={organizationId}
          documentIds={[...selection.ids]}
          name={t('shared-page.card-title')}
        />
      )}
      {canChange && selection.kind === 'some' && count > 1 && (
        <MergeButton
          organizationId={organizationId}
          documentIds={[...selection.ids]}
          known={known}
          onMerged={onDone}
        />
      )}
      <ExportSelectionButton {...{ organizationId, state, columns, filters }} />
      {canChange && inboxCount > 0 && mayBeInInbox && (
        <MarkLookedAtButton organizationId={organizationId} filters={filters} onDone={onDone} />
      )}
      {canChange && (
        <>
          <ExtractButton organizationId={organizationId} filters={filters} onDone={onDone} />
          <TrashButton
            organizationId={organizationId}
            filters={filters}
            count={count}
            isCapped={isCapped}
            isCounting={isCounting}
            onDone={onDone}
          />
        </>
      )}
    </BulkBarFrame>
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
  const [filter] = filters;
  const icon = <Download size={16} aria-hidden />;
  const reason = t('documents.bulk.download-limit', { count: max });
  const isOffered = filter !== undefined && count <= max;
  const start = () => {
    if (!isOffered) return toast.error(reason);
    return toast.promise(download.mutateAsync(filter), {
      loading: t('documents.bulk.downloading'),
      success: t('documents.bulk.downloaded'),
      error: failureMessage('documents.bulk.download-failed'),
    });
  };
  useCommand({
    subject: 'selection',
    label: t('documents.bulk.download'),
    icon: Download,
    run: start,
  });

  if (!isOffered) {
    // A disabled action stays focusable, so that its reason can be read; on a touch screen, pressing it shows the
    // reason.
    return (
      <Tooltip content={reason}>
        <Button size="sm" className="opacity-45" aria-disabled icon={icon} onClick={start}>
          {t('documents.bulk.download')}
        </Button>
      </Tooltip>
    );
  }

  return (
    <Button size="sm" icon={icon} isLoading={download.isPending} onClick={start}>
      {t('documents.bulk.download')}
    </Button>
  );
}

type FieldButtonProps = BulkButtonProps & Pick<BulkBarProps, 'selection' | 'state' | 'isCapped'>;

function FieldButton(props: FieldButtonProps) {
  const { t } = useTranslation();
  const { selection, state, ...dialog } = props;
  const draft = `bulk-field-${selectionName(selection, state)}`;
  const [isOpen, setIsOpen] = useDraftOpener(draft);
  const parts = useDeferred(fieldDialog, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  useCommand({
    subject: 'selection',
    label: t('documents.bulk.set-field.action'),
    icon: PencilLine,
    run: () => setIsOpen(true),
  });
  return (
    <>
      <Button
        size="sm"
        icon={<PencilLine size={16} aria-hidden />}
        aria-haspopup="dialog"
        isLoading={isOpen && !parts}
        onClick={() => setIsOpen(true)}
      >
        {t('documents.bulk.set-field.action')}
      </Button>
      {parts && (
        <parts.BulkFieldDialog {...dialog} draft={draft} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}

function ExtractButton(props: Omit<BulkButtonProps, 'count'> & { onDone: () => void }) {
  const { organizationId, filters, onDone } = props;
  const { t } = useTranslation();
  const extract = useBulkExtract(organizationId);
  const confirmReplacing = useConfirmReplacing();

  const readAgain = async () => {
    const done = await extract.mutateAsync({ filters, replacesEdited: false });
    const { count, editedIds, error } = done;
    onDone();
    doneToast(t('documents.bulk.reading', { count }), { error });
    if (editedIds.length === 0 || !(await confirmReplacing(editedIds.length))) return;
    await extract.mutateAsync({ filters: namedFilters(editedIds), replacesEdited: true });
  };
  const run = () => void readAgain().catch(() => undefined);
  useCommand({
    subject: 'selection',
    label: t('documents.content.extract-again'),
    icon: RotateCw,
    run,
  });

  return (
    <Button
      size="sm"
      icon={<RotateCw size={16} aria-hidden />}
      isLoading={extract.isPending}
      onClick={run}
    >
      {t('documents.content.extract-again')}
    </Button>
  );
}

type TrashButtonProps = BulkButtonProps & {
  isCapped: boolean;
  isCounting: boolean;
  onDone: () => void;
};

/** Confirms the number of documents before it moves them to the trash. */
function TrashButton(props: TrashButtonProps) {
  const { organizationId, filters, count, isCapped, isCounting, onDone } = props;
  const { t } = useTranslation();
  const undo = useUndoTrash(organizationId);
  const button = useRef<HTMLButtonElement>(null);
  const trash = useConfirmedMutation(useBulkTrash(organizationId), {
    title: isCapped
      ? t('documents.bulk.delete.title-many', { count })
      : t('documents.bulk.delete.title', { count }),
    description: isCapped
      ? t('documents.bulk.delete.description-many')
      : t('documents.bulk.delete.description'),
    confirmLabel: t('documents.bulk.delete.confirm'),
    isUndoable: true,
    finalFocus: () => button.current ?? pageHeading(),
    onSuccess: ({ ids, error }) => {
      onDone();
      doneToast(t('documents.bulk.deleted', { count: ids.length }), {
        error,
        action: { label: t('documents.undo'), onClick: () => undo(ids) },
      });
    },
  });

  useCommand({
    subject: 'selection',
    label: t('documents.bulk.delete.action'),
    icon: Trash2,
    run: () => trash.ask(filters),
  });
  return (
    <Button
      ref={button}
      size="sm"
      variant="danger-ghost"
      icon={<Trash2 size={16} aria-hidden />}
      isLoading={trash.isPending || isCounting}
      onClick={() => trash.ask(filters)}
    >
      {t('documents.bulk.delete.action')}
    </Button>
  );
}

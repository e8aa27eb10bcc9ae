import { useQueries, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { displayName } from '../../../shared/reading/file-types/file-extension.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Form } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { useReorder } from '../../ui/lists/use-reorder.ts';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';
import { documentQuery } from '../documents/document-api.ts';
import { useMergeDocuments, useUndoMade } from './document-pages-api.ts';
import { useConfirmSignature } from './use-confirm-signature.ts';

interface MergeDialogProps {
  organizationId: string;
  documentIds: readonly string[];
  known: readonly DocumentSummary[];
  onClose: () => void;
  onMerged: () => void;
}

type Named = Pick<DocumentSummary, 'id' | 'name'>;

export function MergeDialog({ onClose, onMerged, ...selected }: MergeDialogProps) {
  const { t } = useTranslation();
  const documents = useNamed(selected);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('document-pages.merge.title', { count: selected.documentIds.length })}
      description={t('document-pages.merge.description')}
    >
      {documents ? (
        <MergeForm
          organizationId={selected.organizationId}
          documents={documents}
          onMerged={() => {
            onClose();
            onMerged();
          }}
        />
      ) : (
        <DialogBody>
          <Skeleton className="h-24" />
        </DialogBody>
      )}
    </Dialog>
  );
}

/** Returns the documents in the order of the list; those of other pages of the list are fetched and come last. */
function useNamed({
  organizationId,
  documentIds,
  known,
}: Omit<MergeDialogProps, 'onClose' | 'onMerged'>) {
  const queryClient = useQueryClient();
  const listed = known.filter(({ id }) => documentIds.includes(id));
  const missing = documentIds.filter((id) => !listed.some((each) => each.id === id));
  const queries = useQueries({
    queries: missing.map((documentId) =>
      documentQuery(queryClient, { organizationId, documentId }),
    ),
  });
  const fetched = queries.flatMap(({ data }) => (data ? [data] : []));
  return fetched.length === missing.length ? [...listed, ...fetched] : undefined;
}

interface MergeFormProps {
  organizationId: string;
  documents: readonly Named[];
  onMerged: () => void;
}

function MergeForm({ organizationId, documents, onMerged }: MergeFormProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<readonly Named[]>(documents);
  const [name, setName] = useState(displayName(documents[0]?.name ?? ''));
  const merge = useMerge(organizationId, { order, name, onMerged });
  return (
    <Form
      layout="none"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void merge.run();
      }}
    >
      <DialogBody>
        <MergeOrder order={order} onOrderChange={setOrder} />
        <TextField
          label={t('document-pages.merge.name')}
          autoComplete="off"
          isRequired
          value={name}
          error={name.trim() === '' ? t('documents.rename.form.name.required') : undefined}
          trailing={<span className="pr-2 text-sm">.pdf</span>}
          inputClassName="pr-14"
          onChange={(event) => setName(event.target.value)}
        />
      </DialogBody>
      <SubmitFooter isLoading={merge.isPending}>{t('document-pages.merge.submit')}</SubmitFooter>
    </Form>
  );
}

interface MergeOrderProps {
  order: readonly Named[];
  onOrderChange: (order: readonly Named[]) => void;
}

function MergeOrder({ order, onOrderChange }: MergeOrderProps) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<number>();
  const move = (from: number, to: number) => {
    const document = order[from];
    if (!document || to < 0 || to >= order.length) return;
    onOrderChange(order.toSpliced(from, 1).toSpliced(to, 0, document));
    setMoved(to);
  };
  const { list, dragged, handleProps } = useReorder<HTMLOListElement>({
    count: order.length,
    onMove: move,
  });
  return (
    <>
      <ol
        ref={list}
        aria-label={t('document-pages.merge.order')}
        className="flex flex-col divide-y divide-border rounded-lg border border-border"
      >
        {order.map(({ id, name }, index) => (
          <li
            key={id}
            className={clsx(
              'flex items-center gap-2 py-1 pr-1 pl-2',
              dragged === index && 'bg-selected',
            )}
          >
            <span {...handleProps(index)}>
              <GripVertical size={16} />
            </span>
            <span dir="auto" title={name} className="min-w-0 flex-1 truncate">
              {name}
            </span>
            {([-1, 1] as const).map((by) => (
              <IconButton
                key={by}
                size="sm"
                className="aria-disabled:opacity-45"
                aria-label={t(by < 0 ? 'documents.columns.earlier' : 'documents.columns.later', {
                  name,
                })}
                aria-disabled={order[index + by] === undefined}
                onClick={() => move(index, index + by)}
              >
                {by < 0 ? (
                  <ChevronUp size={16} aria-hidden />
                ) : (
                  <ChevronDown size={16} aria-hidden />
                )}
              </IconButton>
            ))}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>
          {moved !== undefined &&
            t('fields.form.options.position', {
              name: order[moved]?.name ?? '',
              position: moved + 1,
              count: order.length,
            })}
        </output>
      </VisuallyHidden>
    </>
  );
}

type Merging = { order: readonly Named[]; name: string; onMerged: () => void };

function useMerge(organizationId: string, { order, name, onMerged }: Merging) {
  const { t } = useTranslation();
  const merge = useMergeDocuments(organizationId);
  const undo = useUndoMade(organizationId);
  const confirmSignature = useConfirmSignature();
  const run = async () => {
    const formerIds = order.map(({ id }) => id);
    try {
      const made = await confirmSignature(
        (documentId) => order.find(({ id }) => id === documentId)?.name ?? '',
        (confirmsSignature) =>
          merge.mutateAsync({
            documentIds: formerIds,
            name: `${name.trim()}.pdf`,
            confirmsSignature,
          }),
      );
      if (!made) return;
      toast.success(t('document-pages.merged', { count: formerIds.length }), {
        description: made.name,
        action: {
          label: t('documents.undo'),
          onClick: () => undo({ formerIds, madeIds: [made.id] }),
        },
      });
      onMerged();
    } catch (error) {
      errorToast()(error);
    }
  };
  return { isPending: merge.isPending, run };
}

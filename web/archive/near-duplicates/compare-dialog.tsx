import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { RelatedDocument } from '../../../shared/archive/related/related.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/dialogs/dialog.tsx';
import { documentQuery } from '../documents/document-api.ts';
import { fieldNames } from '../fields/field-names.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { DocumentThumbnail } from '../thumbnails/document-thumbnail.tsx';
import { useKeepVersion } from './near-duplicate-api.ts';
import { TextComparison } from './text-comparison.tsx';

interface CompareDialogProps {
  document: DocumentDetail;
  other: RelatedDocument;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRefuse: () => void;
}

export function CompareDialog(props: CompareDialogProps) {
  const { document, other, open, onOpenChange, onRefuse } = props;
  const { t } = useTranslation();
  const { organizationId } = document;
  const query = useQuery({
    ...documentQuery(useQueryClient(), { organizationId, documentId: other.id }),
    placeholderData: undefined,
    enabled: open,
  });
  const keep = useKeep(document, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      isFocusedItself
      title={t('near-duplicates.dialog.title')}
      description={t('near-duplicates.dialog.description')}
    >
      <DialogBody>
        {query.data ? (
          <div className="flex flex-col gap-4">
            <div className="grid grid-cols-2 gap-x-4 gap-y-2 max-sm:gap-x-3">
              <Side document={document} beside={query.data} keep={keep} />
              <Side document={query.data} beside={document} keep={keep} />
            </div>
            <TextComparison document={document} other={query.data} />
          </div>
        ) : (
          !query.isError && <SkeletonText lines={8} />
        )}
      </DialogBody>
      <DialogFooter error={query.error}>
        <Button
          onClick={() => {
            onOpenChange(false);
            onRefuse();
          }}
        >
          {t('near-duplicates.different')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Keeps one of two documents, with the file of the other one as a version; this can be undone. */
function useKeep(shown: DocumentDetail, onKept: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const { organizationId } = shown;
  const keep = useKeepVersion(organizationId);
  const release = useKeepVersion(organizationId, {
    isUndone: true,
    onSuccess: () => toast.success(t('near-duplicates.released')),
  });
  const run = (kept: DocumentDetail, removed: DocumentDetail) => {
    const ids = { documentId: kept.id, otherId: removed.id };
    keep.mutate(ids, {
      onSuccess: () => {
        onKept();
        toast.success(t('near-duplicates.kept'), {
          description: removed.name,
          action: { label: t('documents.undo'), onClick: () => release.mutate(ids) },
        });
        if (kept.id === shown.id) return;
        void navigate({
          to: '/organizations/$organizationId/documents/$documentId',
          params: { organizationId, documentId: kept.id },
        });
      },
    });
  };
  return { run, isPending: keep.isPending };
}

interface SideProps {
  document: DocumentDetail;
  beside: DocumentDetail;
  keep: ReturnType<typeof useKeep>;
}

/** The rows of both sides are those of the grid around them, so that they stay aligned where a text wraps. */
function Side({ document, beside, keep }: SideProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { name, createdAt } = document;
  const fields = useDifferentFields(document, beside);
  const hasThumbnail = document.hasThumbnail || beside.hasThumbnail;
  const rows = fields.length + (hasThumbnail ? 4 : 3);
  return (
    <div className="grid min-w-0 grid-rows-subgrid" style={{ gridRow: `span ${rows}` }}>
      {hasThumbnail && (
        <div className="h-72 max-sm:h-44">
          <DocumentThumbnail document={document} size="lg" />
        </div>
      )}
      <h3 className="font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-sm text-muted">
        {t('near-duplicates.added', { date: dateTime(createdAt) })}
      </p>
      {fields.length > 0 && (
        <dl className="grid grid-rows-subgrid text-sm" style={{ gridRow: `span ${fields.length}` }}>
          {fields.map(({ field, text }) => (
            <div key={field}>
              <dt className="text-muted">{t(`documents.fields.name.${field}`)}</dt>
              <dd className="wrap-anywhere">{text ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        size="sm"
        aria-label={t('near-duplicates.keep-name', { name })}
        isLoading={keep.isPending}
        onClick={() => keep.run(document, beside)}
      >
        {t('near-duplicates.keep')}
      </Button>
    </div>
  );
}

function useDifferentFields(document: DocumentDetail, beside: DocumentDetail) {
  const textOf = useFieldText();
  return fieldNames.flatMap((field) => {
    const [text, other] = [document, beside].map((each) => textOf(field, each[field]));
    return text === other ? [] : [{ field, text }];
  });
}

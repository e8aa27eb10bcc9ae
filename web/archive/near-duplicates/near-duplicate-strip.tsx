import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { RelatedDocument } from '../../../shared/archive/related/related.ts';
import { utcDay } from '../../../shared/time/utc-day.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useDecideDifferent, useNearDuplicates } from './near-duplicate-api.ts';

export function NearDuplicateStrip({ document }: { document: DocumentDetail }) {
  const [other] = useNearDuplicates(document);
  // The dialog stays mounted while it closes, even if the document has left the list.
  const [compared, setCompared] = useState<RelatedDocument>();
  const [isComparing, setIsComparing] = useState(false);
  const refuse = useRefusal(document);
  return (
    <>
      {other && (
        <Strip
          other={other}
          onCompare={() => {
            setCompared(other);
            setIsComparing(true);
          }}
          onRefuse={() => refuse(other)}
        />
      )}
      {compared && (
        <CompareDialog
          document={document}
          other={compared}
          open={isComparing}
          onOpenChange={setIsComparing}
          onRefuse={() => refuse(compared)}
        />
      )}
    </>
  );
}

function Strip(props: { other: RelatedDocument; onCompare: () => void; onRefuse: () => void }) {
  const { other, onCompare, onRefuse } = props;
  const { t } = useTranslation();
  const textOf = useFieldText();
  const { name, documentDate, createdAt } = other;
  const date = textOf('documentDate', documentDate ?? utcDay(createdAt));
  return (
    <section
      aria-label={t('near-duplicates.label')}
      // It arrives late, so it lies above the end of the page; on a phone, above the bar of the Inbox.
      className="sticky bottom-4 z-sticky flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-surface-raised px-3 py-2 shadow-popover max-sm:order-4 max-sm:bottom-20 max-sm:px-4"
    >
      <p className="flex min-w-0 items-center gap-2">
        <Copy size={16} aria-hidden className="shrink-0 text-muted" />
        <span className="min-w-0 wrap-anywhere">{t('near-duplicates.like', { name, date })}</span>
      </p>
      <span className="flex items-center gap-1">
        <Button size="sm" onClick={onCompare}>
          {t('near-duplicates.compare')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onRefuse}>
          {t('near-duplicates.different')}
        </Button>
      </span>
    </section>
  );
}

function useRefusal({ organizationId, id: documentId }: DocumentDetail) {
  const { t } = useTranslation();
  const { mutate } = useDecideDifferent({ organizationId, documentId });
  return (other: RelatedDocument) =>
    mutate(
      { other },
      {
        onSuccess: () =>
          toast.success(t('near-duplicates.refused'), {
            description: other.name,
            action: {
              label: t('documents.undo'),
              onClick: () => mutate({ other, isUndone: true }),
            },
          }),
      },
    );
}

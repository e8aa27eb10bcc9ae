import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { RelatedDocuments } from '../../../shared/archive/related/related.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { LinkPicker } from './link-picker.tsx';
import { LinkedItem, ProposedItem } from './related-item.tsx';
import { relatedQuery } from './related-api.ts';
import { usePairChanges } from './use-pair-changes.ts';

interface DocumentRelatedProps {
  document: DocumentDetail;
  children: ReactNode;
}

/** More documents with the same reference number rarely belong together: it may be that of a customer. */
const proposedAtFirst = 3;
const none: RelatedDocuments = { linked: [], proposed: [] };

export function DocumentRelated({ document, children }: DocumentRelatedProps) {
  const address = { organizationId: document.organizationId, documentId: document.id };
  const { data = none, isPending } = useQuery(relatedQuery(address));
  if (isPending) return null;
  return (
    <>
      <RelatedSection document={document} related={data} />
      {children}
    </>
  );
}

function RelatedSection(props: { document: DocumentDetail; related: RelatedDocuments }) {
  const { document, related } = props;
  const { t } = useTranslation();
  const canChange = useCanChange();
  const [showsAll, setShowsAll] = useState(false);
  const { organizationId, id: documentId } = document;
  const changes = usePairChanges({ organizationId, documentId });
  const { linked } = related;
  const proposed = canChange ? related.proposed : [];
  const shown = showsAll ? proposed : proposed.slice(0, proposedAtFirst);
  const hiddenCount = proposed.length - shown.length;
  if (!canChange && linked.length === 0) return null;
  return (
    <section aria-label={t('related.title')} className="flex flex-col gap-2">
      <header className="flex items-center justify-between gap-2">
        <h2 className="text-muted">{t('related.title')}</h2>
        {canChange && (
          <LinkPicker
            organizationId={organizationId}
            exceptIds={[documentId, ...linked.map(({ id }) => id)]}
            onChoose={changes.link}
          />
        )}
      </header>
      {linked.length + shown.length > 0 && (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
          {linked.map((other) => (
            <LinkedItem
              key={other.id}
              organizationId={organizationId}
              document={other}
              onRemove={canChange ? () => changes.remove(other) : undefined}
            />
          ))}
          {shown.map((other) => (
            <ProposedItem
              key={other.id}
              organizationId={organizationId}
              document={other}
              onLink={() => changes.link(other)}
              onRefuse={() => changes.refuse(other)}
            />
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setShowsAll(true)}>
          {t('common.show-more', { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}

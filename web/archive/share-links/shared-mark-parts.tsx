import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { sharedDocumentsQuery } from './share-link-api.ts';

function useIsShared({ organizationId, documentId }: DocumentAddress): boolean {
  const { data } = useQuery({
    ...sharedDocumentsQuery(organizationId),
    select: (ids) => ids.has(documentId),
  });
  return data === true;
}

export function Mark({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  if (!useIsShared(address)) return null;
  return (
    <Share2 size={14} className="mr-1 mb-0.5 inline shrink-0" aria-label={t('sharing.mark')} />
  );
}

export function Dot({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  if (!useIsShared(address)) return null;
  return (
    <span className="pointer-events-none absolute top-1 right-1 size-2 rounded-full bg-accent">
      <span className="sr-only">{t('sharing.mark')}</span>
    </span>
  );
}

import './document-header.css';
import { Link } from '@tanstack/react-router';
import { ArchiveRestore, ArrowLeft, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pageMimeTypes } from '../../../../shared/reading/file-types/mime-types.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts';
import { useCommand } from '../../../ui/keyboard/commands.ts';
import { useRestoreDocument } from '../../trash/trash-api.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import type { DocumentAddress } from '../document-address.ts';
import { DocumentTagEditor } from '../../tags/document-tag-editor.tsx';
import { DocumentTags } from '../../tags/document-tags.tsx';
import { isPayable } from '../../fields/paper/paper-fields.ts';
import { PaperLine } from '../../fields/paper/paper-line.tsx';
import { usePayment } from '../../fields/paper/use-payment.ts';
import { OrganiseButton } from '../../document-pages/organise-button.tsx';
import { VersionsButton } from '../../versions/versions-button.tsx';
import { ShareButton } from '../../share-links/share-button.tsx';
import { DownloadButton } from '../download-button.tsx';
import { PaymentKey } from '../items/payment-key.tsx';
import { EditableName } from '../edit/editable-name.tsx';
import { useListOrigin } from '../list-origin.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useTrash } from '../../trash/use-trash.ts';

export function DocumentHeader({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const address = { organizationId, documentId };
  const canChange = useCanChange();
  const isFixed = document.isDeleted || !canChange;
  return (
    <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-0.5 max-sm:mb-3 max-sm:gap-y-0">
      <div className="flex h-9 items-center text-sm text-muted pointer-coarse:h-10">
        {document.isDeleted ? <BackToTrash {...address} /> : <WayBack address={address} />}
      </div>
      <div className="flex min-h-9 min-w-0 flex-1 items-center max-sm:order-1 max-sm:basis-full pointer-coarse:min-h-10">
        <PageTitle className="wrap-anywhere">
          {isFixed ? <bdi>{document.name}</bdi> : <EditableName document={document} />}
        </PageTitle>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <DownloadButton address={address} />
        {!isFixed && pageMimeTypes.includes(document.mimeType) && (
          <PagesButton document={document} />
        )}
        <VersionsButton document={document} />
        {!isFixed && (
          <ShareButton
            isIconOnly
            organizationId={organizationId}
            documentIds={[documentId]}
            name={document.name}
          />
        )}
        {canChange &&
          (document.isDeleted ? (
            <RestoreButton address={address} />
          ) : (
            <DeleteButton document={document} />
          ))}
      </div>
      <div className="flex min-h-8 min-w-0 basis-full flex-wrap items-center gap-x-3 max-sm:order-2 pointer-coarse:min-h-10">
        <div className="min-w-0 max-sm:min-h-6 max-sm:basis-full sm:empty:hidden">
          <PaperLine document={document} isSingle />
        </div>
        {!isFixed && isPayable(document) && <PaymentButton document={document} />}
        <div className="document-header-tags min-w-0 flex-1">
          {isFixed ? (
            <DocumentTags document={document} />
          ) : (
            <DocumentTagEditor document={document} />
          )}
        </div>
        <span className="document-header-id flex shrink-0 items-center text-faint">
          <code title={documentId} className="max-w-28 truncate font-mono text-xs">
            {documentId}
          </code>
          <CopyButton
            value={documentId}
            label={t('documents.copy-id')}
            copiedLabel={t('documents.copied')}
            variant="ghost"
            isIconOnly
          />
        </span>
      </div>
    </header>
  );
}

function WayBack({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  const { isFromList, openPrevious, openNext } = useNeighbours(address);
  return (
    <>
      <BackLink
        render={
          <Link
            to="/organizations/$organizationId/documents"
            params={{ organizationId: address.organizationId }}
            search={useListOrigin()}
            title={t('documents.back-to-list')}
            className="sm:-ml-2.5 sm:size-9 sm:justify-center"
          />
        }
      >
        <span className="sm:sr-only">{t('documents.back-to-list')}</span>
      </BackLink>
      {isFromList && (
        <span className="ml-1 flex items-center">
          <IconButton
            size="sm"
            aria-label={t('documents.previous')}
            title={`${t('documents.previous')} (K)`}
            disabled={!openPrevious}
            onClick={openPrevious}
          >
            <ChevronUp size={16} aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            aria-label={t('documents.next')}
            title={`${t('documents.next')} (J)`}
            disabled={!openNext}
            onClick={openNext}
          >
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </>
  );
}

function BackToTrash({ organizationId }: DocumentAddress) {
  const { t } = useTranslation();
  return (
    <Link
      to="/organizations/$organizationId/deleted"
      params={{ organizationId }}
      className="inline-flex h-8 items-center gap-1.5 rounded-sm hover:text-ink"
    >
      <ArrowLeft size={14} aria-hidden />
      {t('trash.title')}
    </Link>
  );
}

function PaymentButton({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { toggle } = usePayment(document.organizationId);
  const label = t(document.isPaid ? 'documents.paid.unmark' : 'documents.paid.mark');
  return (
    <>
      <PaymentKey organizationId={document.organizationId} focusedDocument={() => document} />
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ml-2.5"
        title={`${label} (M)`}
        onClick={() => toggle(document)}
      >
        {label}
      </Button>
    </>
  );
}

function PagesButton({ document }: { document: DocumentDetail }) {
  const openList = useOpenList(document);
  return <OrganiseButton document={document} onSplit={() => void openList()} />;
}

function useOpenList({ organizationId }: DocumentDetail) {
  const navigate = useNavigateFromHere();
  const search = useListOrigin();
  return () =>
    navigate({
      to: '/organizations/$organizationId/documents',
      params: { organizationId },
      search,
    });
}

function DeleteButton({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const trash = useTrash(document, useOpenList(document));
  useCommand({
    subject: 'document',
    label: t('documents.delete.title'),
    icon: Trash2,
    run: trash.ask,
  });

  return (
    <IconButton
      variant="danger-ghost"
      aria-label={t('documents.delete.action')}
      title={t('documents.delete.action')}
      isLoading={trash.isPending}
      onClick={trash.ask}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}

function RestoreButton({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  const restore = useRestoreDocument(address.organizationId);
  const run = () =>
    restore.mutate(address.documentId, {
      onSuccess: () => toast.success(t('documents.restored')),
    });
  useCommand({ subject: 'document', label: t('documents.restore'), icon: ArchiveRestore, run });
  return (
    <Button
      variant="primary"
      icon={<ArchiveRestore size={16} aria-hidden />}
      isLoading={restore.isPending}
      onClick={run}
    >
      {t('documents.restore')}
    </Button>
  );
}

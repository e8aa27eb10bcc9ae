import { Link } from '@tanstack/react-router';
import { ArchiveRestore, ArrowLeft, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts';
import { useCommand } from '../../../ui/keyboard/commands.ts';
import { useRestoreDocument } from '../../trash/trash-api.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHeader } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import type { DocumentAddress } from '../document-address.ts';
import { DownloadButton } from '../download-button.tsx';
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
    <PageHeader
      eyebrow={document.isDeleted ? <BackToTrash {...address} /> : <WayBack address={address} />}
      title={isFixed ? <bdi>{document.name}</bdi> : <EditableName document={document} />}
      description={
        <span className="flex items-center gap-1 text-faint">
          <code className="truncate font-mono text-xs">{documentId}</code>
          <CopyButton
            value={documentId}
            label={t('documents.copy-id')}
            copiedLabel={t('documents.copied')}
            variant="ghost"
            isIconOnly
          />
        </span>
      }
      actions={
        <>
          <DownloadButton address={address} />
          {canChange &&
            (document.isDeleted ? (
              <RestoreButton address={address} />
            ) : (
              <DeleteButton document={document} />
            ))}
        </>
      }
    />
  );
}

function WayBack({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  const { isFromList, openPrevious, openNext } = useNeighbours(address);
  return (
    <div className="flex h-8 items-center gap-2">
      <BackLink
        render={
          <Link
            to="/organizations/$organizationId/documents"
            params={{ organizationId: address.organizationId }}
            search={useListOrigin()}
          />
        }
      >
        {t('documents.back-to-list')}
      </BackLink>
      {isFromList && (
        <span className="flex items-center">
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
    </div>
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

function DeleteButton({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const origin = useListOrigin();
  const { organizationId } = document;
  const trash = useTrash(document, () =>
    navigate({
      to: '/organizations/$organizationId/documents',
      params: { organizationId },
      search: origin,
    }),
  );
  useCommand({
    subject: 'document',
    label: t('documents.delete.title'),
    icon: Trash2,
    run: trash.ask,
  });

  return (
    <Button
      variant="danger-ghost"
      icon={<Trash2 size={16} aria-hidden />}
      isLoading={trash.isPending}
      onClick={trash.ask}
    >
      {t('documents.delete.action')}
    </Button>
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

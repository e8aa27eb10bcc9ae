import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/layout/focus-on-mount.ts';
import { ListError, ListLoading } from '../../ui/lists/list-states.tsx';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { useRestoring } from './use-restoring.ts';
import { versionsQuery } from './version-api.ts';
import { VersionItem } from './version-item.tsx';

const comparison = defer(() => import('./version-comparison.tsx'));

interface VersionsDialogProps {
  document: DocumentSummary;
  onClose: () => void;
}

export function VersionsDialog({ document, onClose }: VersionsDialogProps) {
  const { t } = useTranslation();
  const [compared, setCompared] = useState<number | null>(null);
  const parts = useDeferred(comparison, compared !== null);
  const current = document.fileVersion;
  const title =
    compared === null
      ? t('versions.title')
      : t('versions.comparison', { from: compared, to: current });
  return (
    <Dialog
      size="lg"
      title={title}
      description={compared === null ? t('versions.description') : undefined}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DialogBody>
        {compared === null ? (
          <Versions document={document} onCompare={setCompared} />
        ) : (
          <>
            <Button
              ref={focusOnMount}
              variant="ghost"
              size="sm"
              className="-ml-2.5 self-start"
              icon={<ArrowLeft size={16} aria-hidden />}
              onClick={() => setCompared(null)}
            >
              {t('versions.title')}
            </Button>
            {parts ? (
              <parts.VersionComparison document={document} number={compared} />
            ) : (
              <ListLoading label={t('common.loading')} />
            )}
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

interface VersionsProps {
  document: DocumentSummary;
  onCompare: (number: number) => void;
}

function Versions({ document, onCompare }: VersionsProps) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const address = { organizationId, documentId };
  const query = useQuery(versionsQuery(address));
  const canChange = useCanChange() && !document.isDeleted;
  const restoring = useRestoring(address);
  return (
    <>
      {canChange && <ReplaceFile document={document} />}
      {query.isPending && <ListLoading label={t('common.loading')} />}
      {query.isError && (
        <ListError
          title={t('versions.load-error')}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <ol aria-label={t('versions.title')} className="flex flex-col divide-y divide-border">
        {query.data?.map((version) => (
          <VersionItem
            key={version.number}
            address={address}
            version={version}
            isRestoring={restoring.number === version.number}
            onCompare={() => onCompare(version.number)}
            onRestore={canChange ? () => restoring.restore(version.number) : undefined}
          />
        ))}
      </ol>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SecretOnce } from '../../ui/feedback/secret-once.tsx';
import { Button } from '../../ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
} from '../../ui/overlays/dialogs/dialog.tsx';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinksQuery, useCreateShareLink } from './share-link-api.ts';
import { ShareLinkForm, type LinkSettings } from './share-link-form.tsx';

export type Shared = { documentIds: readonly string[] } | { viewId: string };

interface ShareDialogProps {
  organizationId: string;
  shared: Shared;
  name: string;
  onClose: () => void;
}

export function ShareDialog({ organizationId, shared, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string>();
  const create = useCreateShareLink(organizationId);
  const save = {
    ...create,
    mutateAsync: async (settings: LinkSettings) =>
      setUrl(
        await create.mutateAsync({
          ...settings,
          password: settings.password ?? undefined,
          ...('viewId' in shared ? shared : { documentIds: [...shared.documentIds] }),
        }),
      ),
  };
  return (
    <Dialog
      size="sm"
      title={
        'viewId' in shared
          ? t('sharing.create.view', { name })
          : t('sharing.create.title', { count: shared.documentIds.length })
      }
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {url === undefined ? (
        <ShareLinkForm
          notice={
            <>
              {'viewId' in shared && (
                <p className="text-sm text-muted">
                  {t('sharing.create.view-notice', { maximum: shareLinkLimits.shown })}
                </p>
              )}
              <AlreadyShared organizationId={organizationId} shared={shared} />
            </>
          }
          name={name}
          submitLabel={t('sharing.create.submit')}
          save={save}
        />
      ) : (
        <>
          <DialogBody>
            <SecretOnce
              title={t('sharing.created.title')}
              advice={t('sharing.created.advice')}
              label={t('sharing.created.label')}
              value={url}
              copyLabel={t('common.copy')}
              copiedLabel={t('common.copied')}
            />
          </DialogBody>
          <DialogFooter>
            <DialogClose render={<Button>{t('sharing.created.done')}</Button>} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function AlreadyShared({ organizationId, shared }: Omit<ShareDialogProps, 'name' | 'onClose'>) {
  const { t } = useTranslation();
  const { data: links = [] } = useQuery(shareLinksQuery(organizationId));
  const open = links.filter((link) => link.state === 'active' && isLinkTo(link, shared));
  if (open.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      <Link
        to="/organizations/$organizationId/settings/sharing"
        params={{ organizationId }}
        className="rounded-sm text-accent-text underline underline-offset-4"
      >
        {t('sharing.already', { count: open.length })}
      </Link>
    </p>
  );
}

function isLinkTo({ documentIds, viewId }: ShareLink, shared: Shared): boolean {
  if ('viewId' in shared) return shared.viewId === viewId;
  return shared.documentIds.some((id) => documentIds.includes(id));
}

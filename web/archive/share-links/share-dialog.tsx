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
import { shareLinksQuery, useCreateShareLink } from './share-link-api.ts';
import { ShareLinkForm, type LinkSettings } from './share-link-form.tsx';

interface ShareDialogProps {
  organizationId: string;
  documentIds: readonly string[];
  /** Suggested as the name of the link. */
  name: string;
  onClose: () => void;
}

/** Makes a link to documents, and then shows it. */
export function ShareDialog({ organizationId, documentIds, name, onClose }: ShareDialogProps) {
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
          documentIds: [...documentIds],
        }),
      ),
  };
  return (
    <Dialog
      size="sm"
      title={t('sharing.create.title', { count: documentIds.length })}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {url === undefined ? (
        <ShareLinkForm
          notice={<AlreadyShared organizationId={organizationId} documentIds={documentIds} />}
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

/** Says that there are links to these documents already, and leads to them. */
function AlreadyShared({
  organizationId,
  documentIds,
}: Omit<ShareDialogProps, 'name' | 'onClose'>) {
  const { t } = useTranslation();
  const { data: links = [] } = useQuery(shareLinksQuery(organizationId));
  const shared = links.filter(
    (link) => link.state === 'active' && documentIds.some((id) => link.documentIds.includes(id)),
  );
  if (shared.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      <Link
        to="/organizations/$organizationId/settings/sharing"
        params={{ organizationId }}
        className="rounded-sm text-accent-text underline underline-offset-4"
      >
        {t('sharing.already', { count: shared.length })}
      </Link>
    </p>
  );
}

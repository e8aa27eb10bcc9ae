import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { AlertDialog } from '../../ui/overlays/dialogs/alert-dialog.tsx';
import { laterEnd } from './later-end.ts';
import { useUpdateShareLink } from './share-link-api.ts';

interface ExtendDialogProps {
  link: ShareLink;
  onClose: () => void;
}

export function ExtendDialog({ link, onClose }: ExtendDialogProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { id, organizationId, name } = link;
  const update = useUpdateShareLink(organizationId);
  const expiresAt = laterEnd(link);
  // The response may arrive after the dialog has closed.
  const extend = () =>
    update
      .mutateAsync({ shareLinkId: id, update: { expiresAt: expiresAt.toISOString() } })
      .then(() => toast.success(t('sharing.saved'), { description: name }), errorToast());
  return (
    <AlertDialog
      open
      isUndoable
      title={t('sharing.extending.title', { name })}
      description={t('sharing.extending.description', { date: date(expiresAt) })}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('sharing.extend', { count: shareLinkLimits.defaultDays })}
      onClose={(isConfirmed) => {
        if (isConfirmed) void extend();
        onClose();
      }}
    />
  );
}

import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Dialog } from '../../ui/overlays/dialogs/dialog.tsx';
import { useUpdateShareLink } from './share-link-api.ts';
import { ShareLinkForm, type LinkSettings } from './share-link-form.tsx';

interface EditLinkDialogProps {
  link: ShareLink;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditLinkDialog({ link, open, onOpenChange }: EditLinkDialogProps) {
  const { t } = useTranslation();
  const update = useUpdateShareLink(link.organizationId);
  const save = {
    ...update,
    mutateAsync: async (settings: LinkSettings) => {
      await update.mutateAsync({ shareLinkId: link.id, update: settings });
      toast.success(t('sharing.saved'), { description: settings.name });
      onOpenChange(false);
    },
  };
  return (
    <Dialog size="sm" title={t('sharing.edit.title')} open={open} onOpenChange={onOpenChange}>
      <ShareLinkForm
        link={link}
        name={link.name}
        submitLabel={t('documents.rename.submit')}
        save={save}
      />
    </Dialog>
  );
}

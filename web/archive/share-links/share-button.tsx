import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { SharedMark } from './shared-mark.tsx';

const dialog = defer(() => import('./share-dialog.tsx'));

interface ShareButtonProps {
  organizationId: string;
  documentIds: readonly string[];
  name: string;
  isIconOnly?: boolean;
}

/** Shares documents with people without an account. The dialog's code is loaded on demand. */
export function ShareButton({ organizationId, documentIds, name, isIconOnly }: ShareButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useDeferred(dialog, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  const { documents: max } = shareLinkLimits;
  const open = () => {
    if (documentIds.length <= max) return setIsOpen(true);
    toast.error(t('sharing.too-many', { count: max }));
  };
  const icon = <Share2 size={16} aria-hidden />;
  const label = t('sharing.action');
  const common = { 'aria-haspopup': 'dialog', isLoading: isOpen && !parts, onClick: open } as const;
  return (
    <>
      {isIconOnly ? (
        <span className="relative inline-flex">
          <IconButton variant="ghost" aria-label={label} title={label} {...common}>
            {icon}
          </IconButton>
          {documentIds[0] && (
            <SharedMark isDot address={{ organizationId, documentId: documentIds[0] }} />
          )}
        </span>
      ) : (
        <Button size="sm" icon={icon} {...common}>
          {label}
        </Button>
      )}
      {isOpen && parts && (
        <parts.ShareDialog
          organizationId={organizationId}
          shared={{ documentIds }}
          name={name}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

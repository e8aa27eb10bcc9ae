import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { errorToast } from '../../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import { Dialog } from '../../../../ui/overlays/dialogs/dialog.tsx';
import type { ListColumns } from './use-list-columns.ts';

const chooser = defer(() => import('./column-chooser.tsx'));

export function ColumnsButton(props: ListColumns) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useDeferred(chooser, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  return (
    <Dialog
      size="sm"
      title={t('documents.columns.title')}
      open={isOpen && parts !== undefined}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          variant="secondary"
          className="max-sm:hidden"
          aria-label={t('documents.columns.title')}
          title={t('documents.columns.title')}
        >
          <Columns3 size={16} aria-hidden />
        </IconButton>
      }
    >
      {parts && <parts.ColumnChooser {...props} />}
    </Dialog>
  );
}

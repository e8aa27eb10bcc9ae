import { Link } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleDashed,
  Download,
  FileText,
  FileUp,
  Pencil,
  Trash2,
} from 'lucide-react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useDraftOpener } from '../../../drafts/use-draft.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  MenuItem,
  MenuLinkItem,
  MenuPopup,
  MenuSeparator,
  type MenuPopupProps,
} from '../../../ui/overlays/menu-parts.tsx';
import { isPayable } from '../../fields/paper/paper-fields.ts';
import { usePayment } from '../../fields/paper/use-payment.ts';
import { useVersionsDialog } from '../../versions/use-versions-dialog.tsx';
import type { DocumentListSearch } from '../document-list-search.ts';
import { RenameDialog } from '../edit/rename-dialog.tsx';
import { renameDraft } from '../edit/rename-draft.ts';
import { FileLink } from '../file-link.tsx';

interface DocumentMenuPartsProps extends Omit<MenuPopupProps, 'align' | 'side' | 'children'> {
  document: DocumentSummary;
  origin: DocumentListSearch;
  onTrash: () => void;
}

export function DocumentMenuParts(props: DocumentMenuPartsProps) {
  const { document, origin, onTrash, ...popup } = props;
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const address = { organizationId, documentId };
  const [isRenaming, setIsRenaming] = useDraftOpener(renameDraft(documentId));
  const canChange = useCanChange();
  const versions = useVersionsDialog(document);
  return (
    <>
      <MenuPopup {...popup} align="end" side="bottom">
        <MenuLinkItem
          icon={<FileText size={16} aria-hidden />}
          render={
            <Link
              to="/organizations/$organizationId/documents/$documentId"
              params={address}
              state={{ documentList: origin }}
            />
          }
        >
          {t('documents.details')}
        </MenuLinkItem>
        {canChange && (
          <MenuItem icon={<Pencil size={16} aria-hidden />} onClick={() => setIsRenaming(true)}>
            {t('documents.rename.title')}
          </MenuItem>
        )}
        {canChange && isPayable(document) && <PaymentItem document={document} />}
        <MenuLinkItem
          icon={<Download size={16} aria-hidden />}
          render={<FileLink address={address} />}
        >
          {t('documents.download')}
        </MenuLinkItem>
        {canChange && (
          <>
            <MenuItem icon={<FileUp size={16} aria-hidden />} onClick={versions.open}>
              {t('versions.replace')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 size={16} aria-hidden />} isDestructive onClick={onTrash}>
              {t('documents.delete.confirm')}
            </MenuItem>
          </>
        )}
      </MenuPopup>
      <RenameDialog
        document={document}
        open={isRenaming && canChange}
        onClose={() => setIsRenaming(false)}
      />
      {versions.dialog}
    </>
  );
}

function PaymentItem({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const payment = usePayment(document.organizationId);
  const Icon = document.isPaid ? CircleDashed : CircleCheck;
  return (
    <MenuItem icon={<Icon size={16} aria-hidden />} onClick={() => payment.toggle(document)}>
      {t(document.isPaid ? 'documents.paid.unmark' : 'documents.paid.mark')}
    </MenuItem>
  );
}

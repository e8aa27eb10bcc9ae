import { Link } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleDashed,
  Download,
  Ellipsis,
  FileText,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useDraftOpener } from '../../../drafts/use-draft.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import type { DocumentListSearch } from '../document-list-search.ts';
import { FileLink } from '../file-link.tsx';
import { renameDraft } from '../edit/rename-draft.ts';
import { RenameDialog } from '../edit/rename-dialog.tsx';
import { isPayable } from '../../fields/paper/paper-fields.ts';
import { usePayment } from '../../fields/paper/use-payment.ts';
import { useTrash } from '../../trash/use-trash.ts';

interface DocumentMenuProps {
  document: DocumentSummary;
  origin: DocumentListSearch;
}

export function DocumentMenu({ document, origin }: DocumentMenuProps) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const [isRenaming, setIsRenaming] = useDraftOpener(renameDraft(documentId));
  const address = { organizationId, documentId };
  const canChange = useCanChange();
  const trash = useTrash(document);
  const payment = usePayment(organizationId);
  const PaymentIcon = document.isPaid ? CircleDashed : CircleCheck;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            aria-label={t('documents.actions.label', { name: document.name })}
            isLoading={trash.isPending}
          >
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
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
        {canChange && isPayable(document) && (
          <MenuItem
            icon={<PaymentIcon size={16} aria-hidden />}
            onClick={() => payment.toggle(document)}
          >
            {t(document.isPaid ? 'documents.paid.unmark' : 'documents.paid.mark')}
          </MenuItem>
        )}
        <MenuLinkItem
          icon={<Download size={16} aria-hidden />}
          render={<FileLink address={address} />}
        >
          {t('documents.download')}
        </MenuLinkItem>
        {canChange && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 size={16} aria-hidden />} isDestructive onClick={trash.ask}>
              {t('documents.delete.confirm')}
            </MenuItem>
          </>
        )}
      </Menu>
      <RenameDialog
        document={document}
        open={isRenaming && canChange}
        onClose={() => setIsRenaming(false)}
      />
    </>
  );
}

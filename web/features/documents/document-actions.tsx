import { Link } from '@tanstack/react-router';
import { Download, Ellipsis, FileText, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLinkItem } from '../../ui/menu.tsx';
import { downloadDocument, type DocumentAddress } from './document-file.ts';

type DocumentAction = { label: 'documents.details' | 'documents.download'; icon: LucideIcon } & (
  | { link: (address: DocumentAddress) => ReactElement }
  | { run: (address: DocumentAddress) => void }
);

/** What can be done with a document from a list, in the order of the menu. */
const documentActions: readonly DocumentAction[] = [
  {
    label: 'documents.details',
    icon: FileText,
    link: (address) => (
      <Link to="/organizations/$organizationId/documents/$documentId" params={address} />
    ),
  },
  { label: 'documents.download', icon: Download, run: downloadDocument },
];

export function DocumentMenu({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const address = { organizationId: document.organizationId, documentId: document.id };
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" aria-label={t('documents.actions.label', { name: document.name })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      }
    >
      {documentActions.map((action) => (
        <ActionItem key={action.label} action={action} address={address} />
      ))}
    </Menu>
  );
}

function ActionItem({ action, address }: { action: DocumentAction; address: DocumentAddress }) {
  const { t } = useTranslation();
  const icon = <action.icon size={16} aria-hidden />;
  if ('link' in action) {
    return (
      <MenuLinkItem icon={icon} render={action.link(address)}>
        {t(action.label)}
      </MenuLinkItem>
    );
  }
  return (
    <MenuItem icon={icon} onClick={() => action.run(address)}>
      {t(action.label)}
    </MenuItem>
  );
}

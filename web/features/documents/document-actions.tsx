import { Link } from '@tanstack/react-router';
import { Download, Ellipsis, FileText, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuLinkItem } from '../../ui/menu.tsx';
import type { DocumentAddress } from './document-file.ts';
import { DownloadLink } from './download-link.tsx';

type DocumentAction = {
  label: 'documents.details' | 'documents.download';
  icon: LucideIcon;
  link: (address: DocumentAddress) => ReactElement;
};

/** What can be done with a document from a list, in the order of the menu. */
const documentActions: readonly DocumentAction[] = [
  {
    label: 'documents.details',
    icon: FileText,
    link: (address) => (
      <Link to="/organizations/$organizationId/documents/$documentId" params={address} />
    ),
  },
  {
    label: 'documents.download',
    icon: Download,
    link: (address) => <DownloadLink address={address} />,
  },
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
      {documentActions.map(({ label, icon: Icon, link }) => (
        <MenuLinkItem key={label} icon={<Icon size={16} aria-hidden />} render={link(address)}>
          {t(label)}
        </MenuLinkItem>
      ))}
    </Menu>
  );
}

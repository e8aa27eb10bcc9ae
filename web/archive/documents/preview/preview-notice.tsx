import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { DocumentAddress } from '../document-address.ts';
import { DownloadButton } from '../download-button.tsx';

export interface PreviewNoticeProps {
  address: DocumentAddress;
  icon: ReactNode;
  title: string;
  description: string;
  actions?: ReactNode;
}

/** Shown in place of a preview: the reason, and the file itself. */
export function PreviewNotice({ address, icon, title, description, actions }: PreviewNoticeProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={description}
      actions={
        <>
          {actions}
          <DownloadButton address={address} />
        </>
      }
    />
  );
}

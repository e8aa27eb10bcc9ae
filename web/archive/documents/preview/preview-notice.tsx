import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { DocumentAddress } from '../document-address.ts';
import { DownloadButton } from '../download-button.tsx';

interface PreviewNoticeProps {
  address: DocumentAddress;
  icon: ReactNode;
  title: string;
  description: string;
  actions?: ReactNode;
  isLine?: boolean;
}

export function PreviewNotice(props: PreviewNoticeProps) {
  const { address, icon, title, description, actions, isLine = false } = props;
  const allActions = (
    <>
      {actions}
      <DownloadButton address={address} />
    </>
  );
  if (isLine) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
        {icon}
        <div className="min-w-40 flex-1">
          <h2 className="font-medium">{title}</h2>
          <p className="text-sm text-pretty text-muted">{description}</p>
        </div>
        {allActions}
      </div>
    );
  }
  return (
    <EmptyState
      isShortOnPhone
      icon={icon}
      title={title}
      description={description}
      actions={allActions}
    />
  );
}

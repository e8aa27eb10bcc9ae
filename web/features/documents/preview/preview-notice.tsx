import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { documentFilePath, type DocumentAddress } from '../document-file.ts';

export interface PreviewNoticeProps {
  address: DocumentAddress;
  icon: ReactNode;
  title: string;
  description: string;
  actions?: ReactNode;
}

/** In place of a preview: why there is none, and the file itself. */
export function PreviewNotice({ address, icon, title, description, actions }: PreviewNoticeProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={description}
      actions={
        <>
          {actions}
          <Button
            icon={<Download size={16} aria-hidden />}
            render={
              <a href={documentFilePath(address)} download>
                {t('documents.download')}
              </a>
            }
          >
            {t('documents.download')}
          </Button>
        </>
      }
    />
  );
}

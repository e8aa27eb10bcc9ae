import { clsx } from 'clsx';
import { ExternalLink, Maximize2, Minimize2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isInlineSafe } from '../../../../shared/archive/documents/preview-kind.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { OpenFileLink } from '../file-link.tsx';
import type { PreviewedDocument } from './previewed-document.ts';
import { usePreviewView } from './preview-view.ts';

interface PreviewFrameProps {
  document: PreviewedDocument;
  tools?: ReactNode;
  isFixedHeight?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function opensByItself({ mimeType, contained }: PreviewedDocument): boolean {
  return isInlineSafe(mimeType) && (!contained || contained.href !== undefined);
}

/**
 * A preview with its toolbar. On a phone, it is a short excerpt that does not catch swipes and opens in the whole
 * window.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { document, tools, isFixedHeight = false, onKeyDown, children } = props;
  const { t } = useTranslation();
  const { isExpanded, toggle } = usePreviewView();
  const address = { organizationId: document.organizationId, documentId: document.id };
  const label = isExpanded ? t('preview.collapse') : t('preview.expand');
  return (
    // The tools have a button for every key.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={clsx(
        'relative flex min-h-0 flex-col',
        isExpanded && 'h-full flex-1',
        !isExpanded && 'max-sm:h-[45dvh]',
        !isExpanded && isFixedHeight && 'sm:h-[70dvh] sm:min-h-112 xl:h-[calc(100dvh-17rem)]',
      )}
      onKeyDown={onKeyDown}
    >
      <div
        className={clsx(
          'flex shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-border px-2 py-1.5',
          !isExpanded && 'max-sm:hidden',
        )}
      >
        {tools}
        <div className="ml-auto flex items-center gap-0.5">
          {opensByItself(document) && (
            <IconButton
              size="sm"
              aria-label={t('preview.open-tab')}
              title={t('preview.open-tab')}
              render={<OpenFileLink address={address} href={document.contained?.href} />}
            >
              <ExternalLink size={16} aria-hidden />
            </IconButton>
          )}
          <IconButton size="sm" aria-label={label} title={`${label} (F)`} onClick={toggle}>
            {isExpanded ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
          </IconButton>
        </div>
      </div>
      {children}
      {!isExpanded && (
        <div className="absolute inset-0 flex items-end justify-center overflow-hidden p-4 sm:hidden">
          <Button
            className="static! shadow-popover after:absolute after:inset-0"
            icon={<Maximize2 size={16} aria-hidden />}
            onClick={toggle}
          >
            {t('preview.open')}
          </Button>
        </div>
      )}
    </div>
  );
}

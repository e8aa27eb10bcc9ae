import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/overlays/confirm.tsx';
import { failedFirst, isUploading, summarizeUploads, type UploadItem } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

export interface UploadPanelProps {
  items: readonly UploadItem[];
  /** Dropped files that are not PDF, until the user decides about them. */
  refused: readonly File[];
  onUploadRefused: () => void;
  onDismissRefused: () => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onClose: () => void;
}

export function UploadPanel(props: UploadPanelProps) {
  const { items, refused, onCancel, onRetry, onClose } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isCollapsed, setIsCollapsed] = useState(false);
  const title = useTitle(items);

  const close = async () => {
    const isSure =
      !isUploading(items) ||
      (await confirm({
        title: t('upload.close-confirm.title'),
        description: t('upload.close-confirm.description'),
        confirmLabel: t('upload.close-confirm.confirm'),
        cancelLabel: t('upload.close-confirm.keep'),
        isDestructive: true,
      }));
    if (isSure) onClose();
  };

  return (
    <section
      aria-label={t('upload.panel.label')}
      data-takes-corner
      className="fixed right-3 bottom-3 left-3 z-sticky flex max-h-[calc(100dvh-1.5rem)] flex-col overflow-hidden rounded-xl bg-surface-raised shadow-popover sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      <header className="flex shrink-0 items-center gap-1 py-2 pr-2 pl-4">
        <h2 className="min-w-0 flex-1 truncate font-medium tabular-nums">
          <output>{title}</output>
        </h2>
        <IconButton
          size="sm"
          aria-label={t(isCollapsed ? 'upload.expand' : 'upload.collapse')}
          aria-expanded={!isCollapsed}
          onClick={() => setIsCollapsed(!isCollapsed)}
        >
          {isCollapsed ? (
            <ChevronUp size={16} aria-hidden />
          ) : (
            <ChevronDown size={16} aria-hidden />
          )}
        </IconButton>
        <IconButton size="sm" aria-label={t('upload.close')} onClick={() => void close()}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      {!isCollapsed && (
        <>
          {refused.length > 0 && <RefusedFiles {...props} />}
          {items.length > 0 && (
            <ul className="max-h-[450px] min-h-24 divide-y divide-border overflow-y-auto overscroll-contain border-t border-border">
              {failedFirst(items).map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  onCancel={() => onCancel(item.id)}
                  onRetry={() => onRetry(item.id)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function useTitle(items: readonly UploadItem[]): string {
  const { t } = useTranslation();
  const summary = summarizeUploads(items);
  switch (summary.state) {
    case 'none':
      return t('upload.title.none');
    case 'failed':
      return t('upload.title.failed', { count: summary.count });
    case 'done':
      return t('upload.title.done', { count: summary.count });
    case 'running':
      return t('upload.title.running', summary);
  }
}

function RefusedFiles({ refused, onUploadRefused, onDismissRefused }: UploadPanelProps) {
  const { t } = useTranslation();
  const names = refused.map((file) => file.name);
  return (
    <div role="alert" className="border-t border-border bg-warning-soft px-4 py-3">
      <p className="font-medium">{t('upload.refused.title', { count: refused.length })}</p>
      <p className="line-clamp-3 text-sm wrap-anywhere text-muted">
        {t('upload.refused.description', { count: refused.length, names })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onUploadRefused}>
          {t('upload.refused.upload')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDismissRefused}>
          {t('upload.refused.dismiss')}
        </Button>
      </div>
    </div>
  );
}

import type { TFunction } from 'i18next';
import { ChevronDown, ChevronUp, RotateCw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/feedback/progress.tsx';
import { takeCorner } from '../../../../ui/layout/corner.ts';
import { useConfirm } from '../../../../ui/overlays/dialogs/confirm.tsx';
import { UnconfirmedFiles } from './unconfirmed-files.tsx';
import { UploadGiven } from './upload-given.tsx';
import { UploadList } from './upload-list.tsx';
import { isRetryable } from '../queue/upload-queue.ts';
import type { UploadsState, UploadStore } from '../queue/upload-store.ts';
import { isAllUploaded, summarizeUploads, type UploadSummary } from '../queue/upload-summary.ts';

export interface UploadPanelProps {
  uploads: UploadsState;
  store: UploadStore;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onClose: () => void;
}

export function UploadPanel({ uploads, store, isFolded, onFold, onClose }: UploadPanelProps) {
  const { t } = useTranslation();
  const { items, unconfirmed, isOffline, isReading } = uploads;
  const unconfirmedFiles = unconfirmed.flatMap(({ files }) => files);
  const summary = summarizeUploads(items);
  const isBusy = summary.isRunning || isReading;
  const close = useClose({ isBusy, lost: summary.failed + unconfirmedFiles.length, onClose });
  const isDone = isAllUploaded(items) && !isReading && unconfirmedFiles.length === 0;
  const panel = useFoldWhen(isDone && !isFolded, () => onFold(true));
  const retryable = items.filter(isRetryable).length;

  return (
    <section
      ref={panel}
      aria-label={t('upload.panel.label')}
      data-takes-corner
      className="fixed right-3 bottom-3 left-3 z-sticky flex max-h-[calc(100dvh-10rem)] flex-col overflow-hidden rounded-xl bg-surface-raised shadow-popover sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 [@media(max-height:30rem)]:overflow-y-auto"
    >
      <header className="flex shrink-0 items-center gap-1 py-2 pr-2 pl-4">
        <h2 className="min-w-0 flex-1 font-medium text-pretty tabular-nums">
          <output aria-live={summary.title === 'running' ? 'off' : 'polite'}>
            {isOffline && summary.title === 'running'
              ? t('upload.title.waiting', { count: summary.total - summary.succeeded })
              : titleText(summary, t)}
          </output>
        </h2>
        <IconButton
          size="sm"
          aria-label={t(isFolded ? 'upload.expand' : 'upload.collapse')}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </IconButton>
        <IconButton size="sm" aria-label={t('upload.close')} onClick={() => void close()}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      <div className="-mt-1.5 flex shrink-0 flex-col gap-2 px-4 pb-3 empty:hidden">
        <UploadDetails summary={summary} uploads={uploads} />
        {summary.isRunning && (
          <Progress label={t('upload.progress-of-all')} value={progressOf(summary)} />
        )}
      </div>
      {!isFolded && (
        <>
          <UploadGiven items={items} />
          {unconfirmedFiles.length > 0 && (
            <UnconfirmedFiles
              files={unconfirmedFiles}
              onConfirm={store.confirm}
              onLeaveOut={store.leaveOut}
            />
          )}
          {(retryable > 1 || isOffline) && (
            <div className="shrink-0 border-t border-border px-4 py-2">
              <Button size="sm" icon={<RotateCw size={14} aria-hidden />} onClick={store.retryAll}>
                {t('upload.retry-all')}
              </Button>
            </div>
          )}
          {items.length > 0 && (
            <UploadList items={items} onCancel={store.cancel} onRetry={store.retry} />
          )}
        </>
      )}
    </section>
  );
}

function titleText(summary: UploadSummary, t: TFunction): string {
  switch (summary.title) {
    case 'none':
      return t('upload.title.none');
    case 'failed':
      return t('upload.title.failed', { count: summary.failed });
    case 'done':
      return t('upload.title.done', { count: summary.succeeded });
    case 'duplicates':
      return t('upload.duplicates', { count: summary.duplicates });
    case 'running':
      return t('upload.title.running', summary);
  }
}

function UploadDetails({ summary, uploads }: { summary: UploadSummary; uploads: UploadsState }) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const { title, isRunning, succeeded, duplicates, restored, sentBytes, bytes } = summary;
  const details = [
    title === 'failed' && isRunning && t('upload.title.running', summary),
    title === 'failed' &&
      !isRunning &&
      succeeded > 0 &&
      t('upload.title.done', { count: succeeded }),
    isRunning && bytes > 0 && t('upload.bytes', { sent: size(sentBytes), size: size(bytes) }),
    title !== 'duplicates' && duplicates > 0 && t('upload.duplicates', { count: duplicates }),
    restored > 0 && t('upload.restored', { count: restored }),
    uploads.isReading && t('upload.reading'),
  ].filter((detail) => detail !== false);
  return (
    <>
      {details.length > 0 && (
        <p className="overflow-hidden text-sm text-muted tabular-nums">
          {/* The dot before the first detail of each line is outside of the box. */}
          <span className="-ml-3 flex flex-wrap">
            {details.map((detail) => (
              <span
                key={detail}
                className="relative pl-3 before:absolute before:left-1 before:content-['·']"
              >
                {detail}
              </span>
            ))}
          </span>
        </p>
      )}
      {uploads.isOffline && (
        <output className="block text-sm text-warning">{t('upload.offline')}</output>
      )}
    </>
  );
}

function progressOf({ bytes, sentBytes, succeeded, total }: UploadSummary): number {
  return bytes > 0 ? sentBytes / bytes : succeeded / total;
}

/** Asks first if closing cancels uploads or discards the list of files that failed. */
function useClose({
  isBusy,
  lost,
  onClose,
}: {
  isBusy: boolean;
  lost: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async () => {
    const question = isBusy
      ? {
          title: t('upload.close-confirm.title'),
          description: t('upload.close-confirm.description'),
          confirmLabel: t('upload.close-confirm.confirm'),
          cancelLabel: t('upload.close-confirm.keep'),
          isDestructive: true,
        }
      : {
          title: t('upload.close-failed.title'),
          description: t('upload.close-failed.description', { count: lost }),
          confirmLabel: t('upload.close-failed.confirm'),
          cancelLabel: t('upload.close-failed.keep'),
        };
    const isSafe = !isBusy && lost === 0;
    if (isSafe || (await confirm(question))) onClose();
  };
}

const readingTimeMs = 6000;

/** Folds the panel after a while, unless the pointer or the focus is in it. */
function useFoldWhen(isWanted: boolean, onFold: () => void) {
  const panel = useRef<HTMLElement>(null);
  const fold = useEffectEvent(onFold);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (!panel.current?.matches(':hover, :focus-within')) fold();
    }, readingTimeMs);
    return () => clearInterval(timer);
  }, [isWanted]);
  useEffect(() => takeCorner(panel.current), []);
  return panel;
}

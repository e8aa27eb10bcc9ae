import './document-pages.css';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ListError } from '../../ui/lists/list-states.tsx';
import { FullScreenDialog } from '../../ui/overlays/dialogs/full-screen-dialog.tsx';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';
import { OpenedPages } from './opened-pages.tsx';
import { openPageFile, PageFileError, type PageFile } from './page-file.ts';

interface PageOrganiserProps {
  document: DocumentSummary;
  onClose: () => void;
  /** The document was split and moved to the trash. */
  onSplit: () => void;
}

export function PageOrganiser(props: PageOrganiserProps) {
  const { onClose, onSplit } = props;
  // The arrangement stays if another user replaces the file meanwhile; saving then reports a conflict.
  const [document] = useState(props.document);
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isChanged, setIsChanged] = useState(false);
  const [saved, setSaved] = useState<'version' | 'parts'>();
  const { file, error, retry } = usePageFile(document);

  const description = t('document-pages.discard.description');
  useLeaveQuestion(isChanged && !saved, { description });
  // An effect, as by then the question about unsaved changes is no longer registered.
  const leave = useEffectEvent(() => (saved === 'parts' ? onSplit() : onClose()));
  useEffect(() => {
    if (saved) leave();
  }, [saved]);

  const close = async () => {
    const isSure =
      !isChanged ||
      (await confirm({
        title: t('document-pages.discard.title'),
        description,
        confirmLabel: t('document-pages.discard.confirm'),
        isDestructive: true,
      }));
    if (isSure) onClose();
  };

  return (
    <FullScreenDialog
      title={t('document-pages.title', { name: document.name })}
      onClose={() => void close()}
    >
      {file && (
        <OpenedPages document={document} file={file} onChange={setIsChanged} onSaved={setSaved} />
      )}
      {!file && error === undefined && (
        <div className="flex flex-1 items-center justify-center">
          <Spinner size={24} />
        </div>
      )}
      {error instanceof PageFileError && <EmptyState title={t(`document-pages.${error.reason}`)} />}
      {error !== undefined && !(error instanceof PageFileError) && (
        <ListError
          title={t('document-pages.load-error')}
          error={error}
          isRetrying={false}
          onRetry={retry}
        />
      )}
    </FullScreenDialog>
  );
}

function usePageFile(document: DocumentSummary) {
  const { id, organizationId, fileVersion, mimeType, originalSize } = document;
  const [opened, setOpened] = useState<{ file?: PageFile; error?: unknown }>({});
  const open = useCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let file: PageFile | undefined;
    const load = async () => {
      try {
        const source = { id, organizationId, fileVersion, mimeType, originalSize };
        file = await openPageFile(source, signal);
        if (signal.aborted) file.close();
        else setOpened({ file });
      } catch (error) {
        if (!signal.aborted) setOpened({ error });
      }
    };
    void load();
    return () => {
      controller.abort();
      file?.close();
    };
  }, [id, organizationId, fileVersion, mimeType, originalSize]);
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    close.current = open();
    return () => close.current?.();
  }, [open]);
  const retry = () => {
    setOpened({});
    close.current?.();
    close.current = open();
  };
  return { ...opened, retry };
}

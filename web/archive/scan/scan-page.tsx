import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { scanPdf } from '../../../shared/archive/scan/scan-pdf.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useWithoutUploadPanel } from '../documents/upload/queue/upload-context.ts';
import { CameraView } from './camera-view.tsx';
import { CornerEditor } from './corner-editor.tsx';
import { PageReview } from './page-review.tsx';
import { useKeptPages } from './use-kept-pages.ts';
import { useScannedPages } from './use-scanned-pages.ts';

interface ScanPageProps {
  onDone: (file: File) => Promise<unknown>;
  onClose: () => unknown;
}

export function ScanPage({ onDone, onClose }: ScanPageProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'camera' | 'pages' | 'corners'>('camera');
  const [selectedId, setSelectedId] = useState<string>();
  const reportFailed = useCallback(() => toast.error(t('scan.failed')), [t]);
  const { pages, dispatch, add, client } = useScannedPages(reportFailed);
  const selected = pages.find(({ id }) => id === selectedId) ?? pages[0];
  const { id: userId } = useCurrentUser();
  const reportNotKept = useCallback(
    () => toast.warning(t('scan.not-kept'), { id: 'scan-not-kept' }),
    [t],
  );
  const forget = useKeptPages(userId, { pages, dispatch, onNotKept: reportNotKept });
  useWithoutUploadPanel();
  useLeaveQuestion(pages.length > 0, { description: t('scan.leave'), onLeave: forget });
  if (view !== 'camera' && !selected) setView('camera');

  const takePhotos = async (photos: readonly Blob[]) => {
    for (const photo of photos) setSelectedId(await add(photo));
    if (photos.length > 1) setView('pages');
  };
  const finish = async () => {
    try {
      const files = pages.flatMap(({ page }) => page ?? []);
      const bytes = await Promise.all(
        files.map(async (file) => new Uint8Array(await file.arrayBuffer())),
      );
      const pdf = scanPdf(bytes) as Uint8Array<ArrayBuffer>;
      await onDone(new File([pdf], fileName(new Date()), { type: 'application/pdf' }));
      await forget();
    } catch (error) {
      errorToast()(error);
    }
  };

  return (
    <main className="fixed inset-0 flex flex-col bg-background">
      <header className="flex h-12 shrink-0 items-center justify-between pr-4 pl-2">
        <IconButton className="size-11" aria-label={t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
        <PageTitle className="text-lg">{t('scan.title')}</PageTitle>
        <span className="w-11" />
      </header>
      {view === 'camera' && (
        <CameraView
          client={client}
          count={pages.length}
          onPhotos={takePhotos}
          onFinish={() => setView('pages')}
        />
      )}
      {view === 'pages' && (
        <PageReview
          pages={pages}
          selectedId={selected?.id}
          onSelect={setSelectedId}
          onAction={dispatch}
          onAdjust={() => setView('corners')}
          onAdd={() => setView('camera')}
          onDone={finish}
        />
      )}
      {view === 'corners' && selected && (
        <CornerEditor
          key={selected.id}
          page={selected}
          onCancel={() => setView('pages')}
          onApply={(corners) => {
            dispatch({ type: 'changed', id: selected.id, changes: { corners } });
            setView('pages');
          }}
        />
      )}
    </main>
  );
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Returns a name of the form that scanners use, so that a better name is proposed: `Scan 2026-11-23 14.05.09.pdf`. */
function fileName(now: Date): string {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.');
  return `Scan ${day} ${time}.pdf`;
}

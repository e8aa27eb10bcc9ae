import { ArrowLeft, ArrowRight, Check, Plus, RotateCw, Scan, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { takeCorner } from '../../ui/layout/corner.ts';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';
import { useShownBlob } from './show-blob.ts';
import { turnedFurther, type PagesAction, type ScannedPage } from './scanned-pages.ts';

interface PageReviewProps {
  pages: readonly ScannedPage[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onAction: (action: PagesAction) => void;
  onAdjust: () => void;
  onAdd: () => void;
  onDone: () => Promise<unknown>;
}

export function PageReview(props: PageReviewProps) {
  const { pages, selectedId, onSelect, onAction, onAdjust, onAdd, onDone } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const index = Math.max(
    0,
    pages.findIndex(({ id }) => id === selectedId),
  );
  const selected = pages[index];
  if (!selected) return null;
  const { id, rotation } = selected;
  const remove = async () => {
    const isSure = await confirm({
      title: t('scan.delete-confirm', { page: index + 1 }),
      confirmLabel: t('scan.delete'),
      isDestructive: true,
    });
    if (isSure) onAction({ type: 'deleted', id });
  };
  return (
    <>
      <div className="flex min-h-0 flex-1 items-center justify-center p-3">
        <PagePicture page={selected} alt={t('scan.page', { page: index + 1 })} />
      </div>
      <footer
        ref={takeCorner}
        className="mx-auto flex w-full max-w-xl shrink-0 flex-col gap-2 px-3 pt-1 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {pages.length > 1 && (
          <ol className="flex gap-2 overflow-x-auto p-1">
            {pages.map((page, position) => (
              <li key={page.id} className="shrink-0">
                <button
                  type="button"
                  aria-label={t('scan.page', { page: position + 1 })}
                  aria-current={page.id === id}
                  onClick={() => onSelect(page.id)}
                  className={clsx(
                    'flex h-16 w-12 items-center justify-center overflow-hidden rounded-md border-2 bg-surface',
                    page.id === id ? 'border-accent-strong' : 'border-border',
                  )}
                >
                  <PagePicture page={page} alt="" />
                </button>
              </li>
            ))}
          </ol>
        )}
        <div className="flex justify-between gap-1">
          <IconButton
            className="size-12"
            aria-label={t('scan.earlier')}
            disabled={index === 0}
            onClick={() => onAction({ type: 'moved', id, by: -1 })}
          >
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
          <IconButton
            className="size-12"
            aria-label={t('scan.later')}
            disabled={index === pages.length - 1}
            onClick={() => onAction({ type: 'moved', id, by: 1 })}
          >
            <ArrowRight size={20} aria-hidden />
          </IconButton>
          <IconButton
            className="size-12"
            aria-label={t('scan.rotate')}
            onClick={() =>
              onAction({ type: 'changed', id, changes: { rotation: turnedFurther(rotation) } })
            }
          >
            <RotateCw size={20} aria-hidden />
          </IconButton>
          <IconButton className="size-12" aria-label={t('scan.adjust')} onClick={onAdjust}>
            <Scan size={20} aria-hidden />
          </IconButton>
          <IconButton className="size-12" aria-label={t('scan.delete')} onClick={remove}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" className="h-14" icon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            {t('scan.add')}
          </Button>
          <Button
            size="lg"
            className="h-14"
            variant="primary"
            icon={<Check size={18} aria-hidden />}
            disabled={pages.some(({ page }) => page === null)}
            isLoading={false}
            onClick={onDone}
          >
            {t('scan.done')}
          </Button>
        </div>
      </footer>
    </>
  );
}

function PagePicture({ page, alt }: { page: ScannedPage; alt: string }) {
  return page.page ? <Picture blob={page.page} alt={alt} /> : <Spinner />;
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  return (
    <img ref={useShownBlob(blob)} alt={alt} className="max-h-full max-w-full object-contain" />
  );
}

import { clsx } from 'clsx';
import { useCallback } from 'react';
import { useFormats } from '../../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { VirtualList } from '../../../../../ui/lists/virtual/virtual-list.tsx';
import type { PageThumbnails } from './page-thumbnails.ts';

interface PageStripProps {
  pageCount: number;
  page: number;
  rotation: number;
  thumbnails: PageThumbnails;
  isHorizontal: boolean;
  onGo: (page: number) => void;
}

const cells = {
  vertical: { itemSize: 180, box: { width: 130, height: 140 } },
  horizontal: { itemSize: 92, box: { width: 76, height: 96 } },
};

export function PageStrip(props: PageStripProps) {
  const { pageCount, page, rotation, thumbnails, isHorizontal, onGo } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const { itemSize, box } = isHorizontal ? cells.horizontal : cells.vertical;
  return (
    <VirtualList
      label={t('preview.panel.pages')}
      count={pageCount}
      itemSize={itemSize}
      isHorizontal={isHorizontal}
      current={page - 1}
      onMove={(index) => onGo(index + 1)}
      className={isHorizontal ? 'h-34' : 'flex-1'}
      renderItem={(index, { place, focus }) => {
        const isCurrent = index === page - 1;
        return (
          <li key={index} {...place}>
            <button
              {...focus}
              type="button"
              aria-label={t('preview.pdf.page', { page: index + 1 })}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => onGo(index + 1)}
              className={clsx(
                'flex size-full flex-col items-center justify-end gap-1.5 rounded-md pb-1.5 focus-visible:-outline-offset-2',
                isCurrent ? 'bg-selected' : 'hover:bg-hover',
              )}
            >
              <PageThumbnail {...{ thumbnails, rotation, box }} page={index + 1} />
              <span className={clsx('text-xs tabular-nums', isCurrent ? 'text-ink' : 'text-muted')}>
                {number(index + 1)}
              </span>
            </button>
          </li>
        );
      }}
    />
  );
}

function PageThumbnail(props: {
  thumbnails: PageThumbnails;
  page: number;
  rotation: number;
  box: { width: number; height: number };
}) {
  const { thumbnails, page, rotation, box } = props;
  const show = useCallback(
    (canvas: HTMLCanvasElement) => thumbnails.draw({ canvas, page, rotation, box }),
    [thumbnails, page, rotation, box],
  );
  return (
    <span className="flex min-h-0 flex-1 items-center">
      {/* Paper is white in both themes. */}
      <canvas
        ref={show}
        aria-hidden
        width={box.width * 0.7}
        height={box.height}
        className="pdf-thumbnail"
      />
    </span>
  );
}

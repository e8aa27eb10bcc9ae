import { Check, Scissors } from 'lucide-react';
import {
  memo,
  useCallback,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ArrangedPage } from './page-arrangement.ts';
import type { PageFile } from './page-file.ts';
import type { SelectMode } from './use-page-selection.ts';

interface PageCellProps {
  file: PageFile;
  arranged: ArrangedPage;
  /** From 1. */
  place: number;
  count: number;
  /** The number of the document that begins with this page. */
  part: number | undefined;
  partsCount: number;
  isSelected: boolean;
  isDragged: boolean;
  /** The page is in the Tab order. */
  isReached: boolean;
  style: CSSProperties;
  onPointerDown: (event: PointerEvent) => void;
  onPress: (mode: SelectMode) => void;
  onToggleMark: (() => void) | undefined;
}

const box = { width: 112, height: 156 };
/** The width of a page before it is drawn, as most are upright sheets. */
const sheetWidth = Math.round(box.height / Math.SQRT2);

export function PageCell(props: PageCellProps) {
  const { file, arranged, place, count, part, partsCount, isSelected, isDragged } = props;
  const { isReached, style, onPointerDown, onPress, onToggleMark } = props;
  const { page, degrees, beginsPart } = arranged;
  const { t } = useTranslation();
  const { number } = useFormats();
  const pointerType = useRef('');
  const isPartShown = part !== undefined && partsCount > 1;

  const press = (event: MouseEvent) => {
    if (event.shiftKey) onPress('range');
    else if (event.ctrlKey || event.metaKey || pointerType.current === 'touch') onPress('toggle');
    else onPress('only');
  };
  const label = [
    t('document-pages.page', { page, place, total: count }),
    ...(degrees === 0 ? [] : [t('document-pages.turned', { degrees })]),
    ...(isPartShown ? [t('document-pages.part', { number: part })] : []),
  ].join(', ');

  return (
    <li className="page-cell" style={style} aria-posinset={place} aria-setsize={count}>
      <button
        type="button"
        data-page={page}
        tabIndex={isReached ? 0 : -1}
        aria-label={label}
        aria-pressed={isSelected}
        onPointerDown={(event) => {
          pointerType.current = event.pointerType;
          onPointerDown(event);
        }}
        onContextMenu={(event) => pointerType.current === 'touch' && event.preventDefault()}
        onClick={press}
        data-dragged={isDragged || undefined}
        className="page-cell-page"
      >
        <span className="page-cell-paper">
          <PagePicture file={file} page={page} degrees={degrees} />
        </span>
        <span className="flex items-center gap-1 text-xs text-muted tabular-nums">
          {number(place)}
          {page !== place && <span className="text-faint">({number(page)})</span>}
        </span>
        <span aria-hidden className="page-cell-check">
          <Check size={12} />
        </span>
      </button>
      {isPartShown && (
        <span aria-hidden className="page-cell-part">
          {t('document-pages.part', { number: part })}
        </span>
      )}
      {onToggleMark && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(beginsPart ? 'document-pages.unmark' : 'document-pages.mark', { page })}
          aria-pressed={beginsPart}
          title={t(beginsPart ? 'document-pages.unmark' : 'document-pages.mark', { page })}
          onClick={onToggleMark}
          className="page-cell-mark"
        >
          <Scissors size={12} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Memoized: drawn again only when the page is rotated. */
const PagePicture = memo(function PagePicture(props: {
  file: PageFile;
  page: number;
  degrees: number;
}) {
  const { file, page, degrees } = props;
  const show = useCallback(
    (canvas: HTMLCanvasElement) => file.draw({ canvas, page, rotation: degrees, box }),
    [file, page, degrees],
  );
  return (
    <canvas
      ref={show}
      aria-hidden
      width={sheetWidth}
      height={box.height}
      className="page-picture"
    />
  );
});

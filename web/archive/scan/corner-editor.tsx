import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  isConvex,
  type Point,
  type Quadrilateral,
} from '../../../shared/reading/picture/quadrilateral.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { takeCorner } from '../../ui/layout/corner.ts';
import { useShownBlob } from './show-blob.ts';
import type { ScannedPage } from './scanned-pages.ts';

const cornerKeys = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
const wholePicture: Quadrilateral = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

interface CornerEditorProps {
  page: ScannedPage;
  onApply: (corners: Quadrilateral) => void;
  onCancel: () => void;
}

export function CornerEditor({ page, onApply, onCancel }: CornerEditorProps) {
  const { t } = useTranslation();
  const showPhoto = useShownBlob(page.photo);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [corners, setCorners] = useState(page.corners);
  return (
    <>
      <div className="flex min-h-0 flex-1 items-center justify-center p-4">
        <div className="relative flex max-h-full">
          <img
            ref={showPhoto}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            className="block max-h-[calc(100dvh-12rem)] max-w-full select-none"
          />
          {size && (
            <Handles photo={page.photo} size={size} corners={corners} onChange={setCorners} />
          )}
        </div>
      </div>
      <footer
        ref={takeCorner}
        className="flex shrink-0 flex-wrap justify-center gap-2 px-4 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      >
        <Button size="lg" className="h-12" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="lg" className="h-12" onClick={() => setCorners(wholePicture)}>
          {t('scan.whole')}
        </Button>
        <Button
          size="lg"
          className="h-12"
          variant="primary"
          disabled={!isConvex(corners)}
          onClick={() => onApply(corners)}
        >
          {t('scan.apply')}
        </Button>
      </footer>
    </>
  );
}

interface HandlesProps {
  photo: Blob;
  size: { width: number; height: number };
  corners: Quadrilateral;
  onChange: (corners: Quadrilateral) => void;
}

const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function Handles({ photo, size, corners, onChange }: HandlesProps) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<number>();
  const { width, height } = size;
  // In pixels of the photo, scaled so that a finger can hit it at any displayed size.
  const unit = Math.max(width, height) / 100;

  const move = (index: number, [x, y]: Point) => {
    const moved: Point = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))];
    onChange(corners.with(index, moved) as unknown as Quadrilateral);
  };
  const drag = (index: number) => (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (held !== index || !box) return;
    move(index, [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]);
  };
  const press = (index: number) => (event: KeyboardEvent) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const corner = corners[index];
    if (!step || !corner) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.02 : 0.004;
    move(index, [corner[0] + step[0] * by, corner[1] + step[1] * by]);
  };
  const inPixels = corners.map(([x, y]): Point => [x * width, y * height]);
  const shown = held === undefined ? undefined : inPixels[held];

  return (
    <>
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full touch-none overflow-visible"
      >
        <polygon
          points={inPixels.map((corner) => corner.join(',')).join(' ')}
          strokeWidth={unit * 0.5}
          className="fill-accent/15 stroke-accent"
        />
        {inPixels.map(([x, y], index) => (
          <circle
            key={cornerKeys[index]}
            cx={x}
            cy={y}
            r={unit * 3.4}
            strokeWidth={unit * 0.6}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a shape of the drawing.
            role="button"
            tabIndex={0}
            aria-label={t(`scan.corner.${cornerKeys[index] ?? 'top-left'}`)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setHeld(index);
            }}
            onPointerMove={drag(index)}
            onPointerUp={() => setHeld(undefined)}
            onPointerCancel={() => setHeld(undefined)}
            onKeyDown={press(index)}
            className="cursor-move fill-accent/25 stroke-accent outline-none focus-visible:stroke-focus-ring focus-visible:fill-accent/60"
          />
        ))}
      </svg>
      {shown && <Loupe photo={photo} size={size} at={shown} />}
    </>
  );
}

function Loupe({ photo, size, at: [x, y] }: Pick<HandlesProps, 'photo' | 'size'> & { at: Point }) {
  const showPhoto = useShownBlob(photo, 'href');
  const reach = Math.max(size.width, size.height) / 16;
  const isLeft = x < size.width / 2;
  return (
    <svg
      aria-hidden
      viewBox={`${x - reach} ${y - reach} ${reach * 2} ${reach * 2}`}
      className={`pointer-events-none absolute top-0 size-28 rounded-full border-2 border-accent bg-surface-sunken ${isLeft ? 'right-0' : 'left-0'}`}
    >
      <image ref={showPhoto} width={size.width} height={size.height} />
      <path
        d={`M${x - reach / 4} ${y}h${reach / 2}M${x} ${y - reach / 4}v${reach / 2}`}
        strokeWidth={reach / 40}
        className="stroke-accent"
      />
    </svg>
  );
}

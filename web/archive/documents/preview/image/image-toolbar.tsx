import { Maximize, RotateCw, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { ImageZoom } from './use-image-zoom.ts';

interface ImageToolbarProps {
  zoom: ImageZoom;
  isFinding: boolean;
  onFind: (() => void) | undefined;
}

export function ImageToolbar({ zoom, isFinding, onFind }: ImageToolbarProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (
    <div
      role="toolbar"
      aria-label={t('preview.image.toolbar')}
      className="flex flex-wrap items-center gap-0.5"
    >
      <ToolButton icon={ZoomOut} label={t('preview.zoom-out')} onClick={zoom.zoomOut} />
      <Button
        variant="ghost"
        size="sm"
        className="w-14 tabular-nums"
        title={t('preview.image.actual-size')}
        onClick={zoom.actualSize}
      >
        <span className="sr-only">{t('preview.image.actual-size')} </span>
        {percent(zoom.scale)}
      </Button>
      <ToolButton icon={ZoomIn} label={t('preview.zoom-in')} onClick={zoom.zoomIn} />
      <ToolButton
        icon={Maximize}
        label={t('preview.image.fit')}
        isPressed={zoom.isFit}
        onClick={zoom.fit}
      />
      <ToolButton
        icon={RotateCw}
        label={t('preview.image.rotate')}
        shortcut="R"
        onClick={zoom.rotate}
      />
      {onFind && (
        <ToolButton
          icon={Search}
          label={t('preview.pdf.find')}
          isPressed={isFinding}
          onClick={onFind}
        />
      )}
    </div>
  );
}

import {
  ChevronDown,
  ChevronUp,
  MoveHorizontal,
  PanelLeft,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { TextField } from '../../../../ui/forms/text/text-field.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { PdfView, PdfViewState } from './pdf-viewer.ts';

interface PdfToolbarProps {
  state: PdfViewState;
  pageCount: number;
  view: PdfView | undefined;
  isFinding: boolean;
  onFind: () => void;
  isPanelOpen: boolean;
  onPanel: () => void;
}

export function PdfToolbar(props: PdfToolbarProps) {
  const { state, pageCount, view, isFinding, onFind, isPanelOpen, onPanel } = props;
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (
    <div
      role="toolbar"
      aria-label={t('preview.pdf.toolbar')}
      className="flex flex-1 flex-wrap items-center justify-between gap-x-2 gap-y-1"
    >
      <div className="flex items-center gap-0.5 text-sm text-muted">
        <ToolButton
          icon={PanelLeft}
          label={t('preview.panel.toggle')}
          shortcut="P"
          isPressed={isPanelOpen}
          onClick={onPanel}
        />
        <ToolButton
          className="max-sm:hidden"
          icon={ChevronUp}
          label={t('preview.pdf.previous-page')}
          disabled={state.page <= 1}
          onClick={() => view?.goToPage(state.page - 1)}
        />
        <ToolButton
          className="max-sm:hidden"
          icon={ChevronDown}
          label={t('preview.pdf.next-page')}
          disabled={state.page >= pageCount}
          onClick={() => view?.goToPage(state.page + 1)}
        />
        <PageField page={state.page} onGo={(page) => view?.goToPage(page)} />
        <span className="pl-1 whitespace-nowrap tabular-nums">
          {t('preview.pdf.of-pages', { count: pageCount })}
        </span>
      </div>
      <div className="flex items-center gap-0.5">
        <ToolButton icon={ZoomOut} label={t('preview.zoom-out')} onClick={() => view?.zoomOut()} />
        <span className="w-11 text-center text-sm text-muted tabular-nums max-sm:hidden">
          {percent(state.scale)}
        </span>
        <ToolButton icon={ZoomIn} label={t('preview.zoom-in')} onClick={() => view?.zoomIn()} />
        <ToolButton
          icon={MoveHorizontal}
          label={t('preview.pdf.fit-width')}
          isPressed={state.isFitWidth}
          onClick={() => view?.fitWidth()}
        />
        <ToolButton
          icon={RotateCw}
          label={t('preview.image.rotate')}
          shortcut="R"
          onClick={() => view?.rotate()}
        />
        <ToolButton
          icon={Search}
          label={t('preview.pdf.find')}
          isPressed={isFinding}
          onClick={onFind}
        />
      </div>
    </div>
  );
}

function PageField({ page, onGo }: { page: number; onGo: (page: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);

  const go = () => {
    const entered = Number.parseInt(typed ?? '', 10);
    if (!Number.isNaN(entered)) onGo(entered);
    setTyped(null);
  };

  return (
    <TextField
      label={t('preview.pdf.page-number')}
      isLabelHidden
      inputMode="numeric"
      value={typed ?? String(page)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={go}
      onKeyDown={(event) => event.key === 'Enter' && go()}
      className="w-12"
      inputClassName="h-8! px-1! text-center text-sm tabular-nums"
    />
  );
}

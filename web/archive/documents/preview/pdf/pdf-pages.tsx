import './pdf-viewer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useShortcut } from '../../../../ui/keyboard/shortcuts.ts';
import { PreviewFrame } from '../preview-frame.tsx';
import { runPreviewKey } from '../preview-keys.ts';
import type { PreviewedDocument } from '../previewed-document.ts';
import { readRotation, rememberRotation } from '../remembered-rotation.ts';
import { FindBar, isFindKey } from '../find/find-bar.tsx';
import { useMarkedText } from '../find/use-marked-text.ts';
import type { RecognizedPages } from '../page-words/recognized-pages.ts';
import { ReadingNote } from '../reading-note.tsx';
import type { EmbeddedFiles } from './embedded-files.ts';
import type { PdfTexts } from './pdf-texts.ts';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { createPdfView, initialPdfViewState, type PdfView } from './pdf-viewer.ts';
import { PdfSidePanel } from './side-panel/pdf-side-panel.tsx';
import { useSidePanel } from './side-panel/use-side-panel.ts';

interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  texts: PdfTexts;
  recognized: RecognizedPages;
  embeddedFiles: EmbeddedFiles;
  document: PreviewedDocument;
  missingPages?: ReadonlySet<number>;
  find?: string;
  page?: number;
}

export function PdfPages(props: PdfPagesProps) {
  const { pdf, texts, recognized, embeddedFiles, document, find, page: firstPage = 1 } = props;
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PdfView>();
  const [state, setState] = useState(initialPdfViewState);
  const [isFinding, setIsFinding] = useState(Boolean(find));
  const panel = useSidePanel();
  const rotationKey = document.contained?.key ?? document.id;
  const pageLabel = useEffectEvent((page: number) => t('preview.pdf.page', { page }));
  const rotate = () => view?.rotate();
  useShortcut({ keys: 'r', label: 'shortcuts.rotate-preview', run: rotate });
  useShortcut({ keys: 'p', label: 'shortcuts.preview-panel', run: panel.toggle });

  useEffect(() => {
    if (!container.current) return;
    const created = createPdfView({
      container: container.current,
      document: pdf,
      texts,
      recognized,
      firstPage,
      firstRotation: readRotation(rotationKey),
      pageLabel: (page) => pageLabel(page),
      onChange: (change) => {
        if (change.rotation !== undefined) rememberRotation(rotationKey, change.rotation);
        setState((before) => ({ ...before, ...change }));
      },
    });
    setView(created);
    return () => {
      setView(undefined);
      created.destroy();
    };
  }, [pdf, texts, recognized, rotationKey, firstPage]);
  useEffect(() => {
    if (view && recognized.update(document)) void view.refresh();
  }, [view, recognized, document]);
  useMarkedText(document, { finder: view?.finder, isFinding });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFindKey(event)) return runPreviewKey(event, keys);
    event.preventDefault();
    setIsFinding(true);
  };
  const keys = new Map([
    ['+', () => view?.zoomIn()],
    ['=', () => view?.zoomIn()],
    ['-', () => view?.zoomOut()],
    ['0', () => view?.fitWidth()],
    ['r', rotate],
    ['p', panel.toggle],
  ]);

  return (
    <PreviewFrame
      document={document}
      isFixedHeight
      onKeyDown={onKeyDown}
      tools={
        <PdfToolbar
          state={state}
          pageCount={pdf.numPages}
          view={view}
          isFinding={isFinding}
          onFind={() => setIsFinding(!isFinding)}
          isPanelOpen={panel.isOpen}
          onPanel={panel.toggle}
        />
      }
    >
      {isFinding && view && (
        <FindBar
          finder={view.finder}
          state={state.find}
          initialWords={find}
          onClose={() => setIsFinding(false)}
        />
      )}
      <div className="flex min-h-0 flex-1 max-sm:flex-col-reverse">
        {panel.isOpen && view && (
          <PdfSidePanel
            pdf={pdf}
            embeddedFiles={embeddedFiles}
            view={view}
            state={state}
            panel={panel}
          />
        )}
        <div className="relative min-h-0 min-w-0 flex-1 bg-surface-sunken">
          <div
            ref={container}
            // The viewer needs a div. It scrolls, so it must be focusable.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="region"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('preview.label', { name: document.name })}
            className="absolute inset-0 overflow-auto focus-visible:-outline-offset-2"
          >
            <div className="pdf-pages" />
          </div>
          <ReadingNote
            document={document}
            isUnread={state.isUnread}
            isMissing={props.missingPages?.has(state.page)}
          />
        </div>
      </div>
    </PreviewFrame>
  );
}

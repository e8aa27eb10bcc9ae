import './pdf-viewer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { PdfFindBar } from './pdf-find-bar.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { createPdfView, initialPdfViewState, type PdfView } from './pdf-viewer.ts';

export interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  document: PreviewedDocument;
  /** Words to find when the document is opened. */
  find?: string;
}

export function PdfPages({ pdf, document, find }: PdfPagesProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PdfView>();
  const [state, setState] = useState(initialPdfViewState);
  const [isFinding, setIsFinding] = useState(Boolean(find));
  const pageLabel = useEffectEvent((page: number) => t('preview.pdf.page', { page }));

  useEffect(() => {
    if (!container.current) return;
    const created = createPdfView({
      container: container.current,
      document: pdf,
      pageLabel: (page) => pageLabel(page),
      onChange: (change) => setState((before) => ({ ...before, ...change })),
    });
    setView(created);
    return () => {
      setView(undefined);
      created.destroy();
    };
  }, [pdf]);

  const openFindBar = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
    event.preventDefault();
    setIsFinding(true);
  };

  return (
    <PreviewFrame
      document={document}
      isFixedHeight
      onKeyDown={openFindBar}
      tools={
        <PdfToolbar
          state={state}
          pageCount={pdf.numPages}
          view={view}
          isFinding={isFinding}
          onFind={() => setIsFinding(!isFinding)}
        />
      }
    >
      {isFinding && (
        <search className="max-sm:not-in-[[role=dialog]]:hidden flex min-h-11.25 shrink-0 items-center gap-1 border-b border-border px-2 py-1.5 pointer-coarse:min-h-13.25">
          {view && (
            <PdfFindBar
              view={view}
              state={state.find}
              initialWords={find}
              onClose={() => setIsFinding(false)}
            />
          )}
        </search>
      )}
      <div className="relative min-h-0 flex-1 bg-surface-sunken">
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
      </div>
    </PreviewFrame>
  );
}

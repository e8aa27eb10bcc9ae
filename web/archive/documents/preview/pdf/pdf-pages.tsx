import './pdf-viewer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { FindBar, isFindKey } from '../find/find-bar.tsx';
import type { RecognizedPages } from '../page-words/recognized-pages.ts';
import { ReadingNote } from '../reading-note.tsx';
import type { PdfTexts } from './pdf-texts.ts';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { createPdfView, initialPdfViewState, type PdfView } from './pdf-viewer.ts';

export interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  texts: PdfTexts;
  recognized: RecognizedPages;
  document: PreviewedDocument;
  /** Words to find when the document is opened. */
  find?: string;
  /** The page to open first. */
  page?: number;
}

export function PdfPages(props: PdfPagesProps) {
  const { pdf, texts, recognized, document, find, page: firstPage = 1 } = props;
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
      texts,
      recognized,
      firstPage,
      pageLabel: (page) => pageLabel(page),
      onChange: (change) => setState((before) => ({ ...before, ...change })),
    });
    setView(created);
    return () => {
      setView(undefined);
      created.destroy();
    };
  }, [pdf, texts, recognized, firstPage]);
  useEffect(() => {
    if (view && recognized.update(document)) void view.refresh();
  }, [view, recognized, document]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFindKey(event)) return;
    event.preventDefault();
    setIsFinding(true);
  };

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
        <ReadingNote document={document} isUnread={state.isUnread} />
      </div>
    </PreviewFrame>
  );
}

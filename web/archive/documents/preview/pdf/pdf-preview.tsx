import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchPageWords } from '../page-words/page-words-api.ts';
import { createRecognizedPages, type RecognizedPages } from '../page-words/recognized-pages.ts';
import type { PreviewedDocument } from '../previewed-document.ts';
import { PreviewDamaged, PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import { openPdf } from './pdf-engine.ts';
import { PdfPages } from './pdf-pages.tsx';
import { PdfPasswordPrompt } from './pdf-password-prompt.tsx';
import { createPdfTexts, type PdfTexts } from './pdf-texts.ts';

type Opening =
  | { state: 'loading' }
  | { state: 'locked'; isWrong: boolean; submit: (password: string) => void }
  | { state: 'open'; pdf: PDFDocumentProxy; recognized: RecognizedPages; texts: PdfTexts }
  | { state: 'damaged' }
  | { state: 'unreachable'; error: unknown };

export interface PdfPreviewProps {
  document: PreviewedDocument;
  find?: string;
  page?: number;
}

export default function PdfPreview(props: PdfPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  return <PdfOpening key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function PdfOpening({ onRetry, ...props }: PdfPreviewProps & { onRetry: () => void }) {
  const { document } = props;
  const { id: documentId, organizationId, originalSize: size } = document;
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const openPages = useEffectEvent((pdf: PDFDocumentProxy, signal: AbortSignal): Opening => {
    const recognized = createRecognizedPages({
      document,
      pageCount: pdf.numPages,
      fetchWords: (page) => fetchPageWords({ organizationId, documentId }, page, signal),
    });
    return { state: 'open', pdf, recognized, texts: createPdfTexts(pdf, recognized) };
  });

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const show = (next: Opening) => !signal.aborted && setOpening(next);
    const file = openPdf({
      address: { organizationId, documentId },
      size,
      onPasswordNeeded: (request) => show({ state: 'locked', ...request }),
      onUnreachable: (error) => show({ state: 'unreachable', error }),
    });
    file.document.then(
      (pdf) => show(openPages(pdf, signal)),
      () => show({ state: 'damaged' }),
    );
    return () => {
      closing.abort();
      file.destroy();
    };
  }, [organizationId, documentId, size]);

  const address = { organizationId, documentId };
  switch (opening.state) {
    case 'loading':
      return <PreviewLoading />;
    case 'locked':
      return (
        <PdfPasswordPrompt
          isWrong={opening.isWrong}
          onSubmit={(password) => {
            setOpening({ state: 'loading' });
            opening.submit(password);
          }}
        />
      );
    case 'open':
      return <PdfPages {...props} {...opening} />;
    case 'damaged':
      return <PreviewDamaged address={address} />;
    case 'unreachable':
      return <PreviewError address={address} error={opening.error} onRetry={onRetry} />;
  }
}

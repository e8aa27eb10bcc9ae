import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { PreviewedDocument } from '../previewed-document.ts';
import { PreviewDamaged, PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import { openPdf } from './pdf-engine.ts';
import { PdfPages } from './pdf-pages.tsx';
import { PdfPasswordPrompt } from './pdf-password-prompt.tsx';

type Opening =
  | { state: 'loading' }
  | { state: 'locked'; isWrong: boolean; submit: (password: string) => void }
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'damaged' }
  | { state: 'unreachable'; error: unknown };

export interface PdfPreviewProps {
  document: PreviewedDocument;
  find?: string;
}

export default function PdfPreview(props: PdfPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  return <PdfOpening key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function PdfOpening({ document, find, onRetry }: PdfPreviewProps & { onRetry: () => void }) {
  const { id: documentId, organizationId, originalSize: size } = document;
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Opening) => isCurrent && setOpening(next);
    const file = openPdf({
      address: { organizationId, documentId },
      size,
      onPasswordNeeded: (request) => show({ state: 'locked', ...request }),
      onUnreachable: (error) => show({ state: 'unreachable', error }),
    });
    file.document.then(
      (pdf) => show({ state: 'open', pdf }),
      () => show({ state: 'damaged' }),
    );
    return () => {
      isCurrent = false;
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
      return <PdfPages pdf={opening.pdf} document={document} find={find} />;
    case 'damaged':
      return <PreviewDamaged address={address} />;
    case 'unreachable':
      return <PreviewError address={address} error={opening.error} onRetry={onRetry} />;
  }
}

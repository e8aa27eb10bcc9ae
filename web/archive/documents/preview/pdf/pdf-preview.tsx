import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { fetchDocumentFile, fileAddressOf } from '../../document-file-api.ts';
import { fetchPageWords } from '../page-words/page-words-api.ts';
import { createRecognizedPages, type RecognizedPages } from '../page-words/recognized-pages.ts';
import type { PreviewedDocument } from '../previewed-document.ts';
import { PreviewDamaged, PreviewError } from '../preview-error.tsx';
import { createEmbeddedFiles, type EmbeddedFiles } from './embedded-files.ts';
import { openPdf, type PdfFile } from './pdf-engine.ts';
import { PdfLoading } from './pdf-loading.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { PdfPasswordPrompt } from './pdf-password-prompt.tsx';
import { createPdfTexts, type PdfTexts } from './pdf-texts.ts';

type Opening =
  | { state: 'loading' }
  | { state: 'locked'; isWrong: boolean; submit: (password: string) => void }
  | {
      state: 'open';
      pdf: PDFDocumentProxy;
      recognized: RecognizedPages;
      texts: PdfTexts;
      embeddedFiles: EmbeddedFiles;
    }
  | { state: 'damaged' }
  | { state: 'unreachable'; error: unknown };

export interface PdfPreviewProps {
  document: PreviewedDocument;
  find?: string;
  page?: number;
}

export default function PdfPreview(props: PdfPreviewProps) {
  const {
    id: documentId,
    organizationId,
    fileVersion: version,
    originalSize: size,
  } = props.document;
  const [attempt, setAttempt] = useState(0);
  const file = useMemo<PdfFile>(
    () => ({
      size,
      read: (begin, end, signal) =>
        fetchDocumentFile(
          { organizationId, documentId, version },
          { signal, range: { begin, end } },
        ),
    }),
    [organizationId, documentId, version, size],
  );
  return (
    <PdfOpening
      key={`${version} ${attempt}`}
      {...props}
      file={file}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

export interface PdfOpeningProps extends PdfPreviewProps {
  file: PdfFile;
  missingPages?: ReadonlySet<number>;
  /** Replaces the notice that the document's file is damaged. */
  damaged?: ReactNode;
  onRetry?: () => void;
}

export function PdfOpening({ file, damaged, onRetry, ...props }: PdfOpeningProps) {
  const { document } = props;
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const openPages = useEffectEvent(
    (pdf: PDFDocumentProxy, password: string | undefined, signal: AbortSignal): Opening => {
      const recognized = createRecognizedPages({
        document,
        pageCount: pdf.numPages,
        fetchWords: (page) => fetchPageWords(fileAddressOf(document), page, signal),
      });
      const texts = createPdfTexts(pdf, recognized);
      const embeddedFiles = createEmbeddedFiles(pdf, file, password);
      return { state: 'open', pdf, recognized, texts, embeddedFiles };
    },
  );

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    let password: string | undefined;
    const show = (next: Opening) => !signal.aborted && setOpening(next);
    const opened = openPdf({
      file,
      onPasswordNeeded: ({ isWrong, submit }) =>
        show({
          state: 'locked',
          isWrong,
          submit: (typed) => {
            password = typed;
            submit(typed);
          },
        }),
      onUnreachable: (error) => show({ state: 'unreachable', error }),
    });
    opened.document.then(
      (pdf) => show(openPages(pdf, password, signal)),
      () => show({ state: 'damaged' }),
    );
    return () => {
      closing.abort();
      opened.destroy();
    };
  }, [file]);

  const address = fileAddressOf(document);
  switch (opening.state) {
    case 'loading':
      return <PdfLoading document={document} />;
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
      return damaged ?? <PreviewDamaged address={address} />;
    case 'unreachable':
      return <PreviewError address={address} error={opening.error} onRetry={() => onRetry?.()} />;
  }
}

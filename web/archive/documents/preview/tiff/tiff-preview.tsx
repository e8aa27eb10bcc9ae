import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { DocumentDetail } from '../../../../../shared/archive/documents/document.ts';
import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { tiffToPdf } from '../../../../../shared/reading/picture/tiff-pdf.ts';
import { fetchDocumentFile, fileAddressOf, type FileAddress } from '../../document-file-api.ts';
import { NoPreview } from '../no-preview.tsx';
import type { PdfFile } from '../pdf/pdf-engine.ts';
import { PdfOpening } from '../pdf/pdf-preview.tsx';
import { PreviewDamaged, PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';

/** The same limit as for recognition: A4 at 600 dpi, or a photo of 48 megapixels. */
const maxPixels = 50_000_000;

export interface TiffPreviewProps {
  document: DocumentDetail;
  find?: string;
  page?: number;
}

/** A TIFF file in the PDF viewer: browsers do not support TIFF, but its content is that of a PDF of scans. */
export default function TiffPreview(props: TiffPreviewProps) {
  const { document } = props;
  const address = fileAddressOf(document);
  const query = useQuery(tiffQuery(address));
  if (query.isPending) return <PreviewLoading />;
  if (query.isError) {
    return (
      <PreviewError address={address} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data) return <PreviewDamaged address={address} />;
  return <TiffPages {...props} tiff={query.data} unshown={<NoPreview document={document} />} />;
}

interface TiffPagesProps {
  document: PreviewedDocument;
  find?: string;
  page?: number;
  tiff: PdfOfTiff;
  unshown: ReactNode;
}

function TiffPages({ tiff, unshown, ...props }: TiffPagesProps) {
  const { pdf, missingPages, pageCount } = tiff;
  const file = useMemo<PdfFile>(
    () => ({ size: pdf.length, read: async (begin, end) => pdf.slice(begin, end).buffer }),
    [pdf],
  );
  if (missingPages.size === pageCount) return unshown;
  return <PdfOpening {...props} file={file} missingPages={missingPages} />;
}

interface TiffFileProps {
  document: PreviewedDocument;
  bytes: Uint8Array;
  renderFailure: (reason: 'damaged' | 'unsupported') => ReactNode;
}

export function TiffFile({ document, bytes, renderFailure }: TiffFileProps) {
  const tiff = useMemo(() => readTiff(bytes), [bytes]);
  if (!tiff) return renderFailure('damaged');
  return <TiffPages document={document} tiff={tiff} unshown={renderFailure('unsupported')} />;
}

type PdfOfTiff = ReturnType<typeof tiffToPdf>;

/** Like the file, it never changes. */
function tiffQuery(address: FileAddress) {
  return queryOptions({
    queryKey: ['tiff-pdf', address],
    queryFn: async ({ signal }) => {
      return readTiff(new Uint8Array(await fetchDocumentFile(address, { signal })));
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

function readTiff(bytes: Uint8Array): PdfOfTiff | null {
  try {
    return tiffToPdf(bytes, { maxPixels });
  } catch (error) {
    if (error instanceof ExtractionFailure) return null;
    throw error;
  }
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentDetail } from '../../../../../shared/archive/documents/document.ts';
import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { tiffToPdf } from '../../../../../shared/reading/picture/tiff-pdf.ts';
import { fetchDocumentFile, fileAddressOf, type FileAddress } from '../../document-file-api.ts';
import { NoPreview } from '../no-preview.tsx';
import type { PdfFile } from '../pdf/pdf-engine.ts';
import { PdfOpening } from '../pdf/pdf-preview.tsx';
import { PreviewDamaged, PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';

/** As many as recognition unpacks: A4 at 600 dpi, or a photo of 48 megapixels. */
const maxPixels = 50_000_000;

export interface TiffPreviewProps {
  document: DocumentDetail;
  find?: string;
  page?: number;
}

/** A TIFF file in the viewer of PDFs: browsers show none, but what is in it is what a PDF of scans has. */
export default function TiffPreview(props: TiffPreviewProps) {
  const { document } = props;
  const address = fileAddressOf(document);
  const query = useQuery(tiffQuery(address));
  const { data: tiff } = query;
  const file = useMemo<PdfFile | undefined>(
    () =>
      tiff
        ? {
            size: tiff.pdf.length,
            read: async (begin, end) => tiff.pdf.slice(begin, end).buffer,
          }
        : undefined,
    [tiff],
  );

  if (query.isPending) return <PreviewLoading />;
  if (query.isError) {
    return (
      <PreviewError address={address} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (!tiff || !file) return <PreviewDamaged address={address} />;
  if (tiff.missingPages.size === tiff.pageCount) return <NoPreview document={document} />;
  return (
    <PdfOpening
      {...props}
      file={file}
      missingPages={tiff.missingPages}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Null where the file is damaged. Like the file, it never changes. */
function tiffQuery(address: FileAddress) {
  return queryOptions({
    queryKey: ['tiff-pdf', address],
    queryFn: async ({ signal }) => {
      const bytes = new Uint8Array(await fetchDocumentFile(address, { signal }));
      try {
        return tiffToPdf(bytes, { maxPixels });
      } catch (error) {
        if (error instanceof ExtractionFailure) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

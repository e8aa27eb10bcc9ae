import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { previewKindOf } from '../../../../shared/archive/documents/preview-kind.ts';
import { viewKindOf } from '../../../reading/views/view-kind.ts';
import { pictureOf } from '../../documents/preview/image/picture-query.ts';
import type { PdfFile } from '../../documents/preview/pdf/pdf-engine.ts';
import { PreviewLoading } from '../../documents/preview/preview-loading.tsx';
import type { MadeViewProps } from '../../documents/preview/views/made-view.tsx';

// Separate chunks, as each kind of file has its own viewer.
const PdfOpening = lazy(async () => {
  const { PdfOpening: component } = await import('../../documents/preview/pdf/pdf-preview.tsx');
  return { default: component };
});
const ShownPicture = lazy(async () => {
  const module = await import('../../documents/preview/image/image-preview.tsx');
  return { default: module.ShownPicture };
});
const TiffFile = lazy(async () => {
  const module = await import('../../documents/preview/tiff/tiff-preview.tsx');
  return { default: module.TiffFile };
});
const ShownText = lazy(async () => {
  const { ShownText: component } = await import('../../documents/preview/text/text-preview.tsx');
  return { default: component };
});

const ShownView = lazy(async () => {
  const module = await import('../../documents/preview/views/shown-view.tsx');
  return { default: module.ShownView };
});

interface ContainedFileProps extends MadeViewProps {
  renderMail: (props: MadeViewProps) => ReactNode;
}

export function ContainedFile(props: ContainedFileProps) {
  return (
    <Suspense fallback={<PreviewLoading />}>
      <FileByType {...props} />
    </Suspense>
  );
}

function FileByType(props: ContainedFileProps) {
  const { document, source, renderFailure, renderMail } = props;
  const { mimeType, bytes } = source;
  const kind = previewKindOf(mimeType);
  const view = viewKindOf(mimeType);
  if (view === 'mail') return renderMail({ document, source, renderFailure });
  if (view) return <ShownView document={document} source={source} renderFailure={renderFailure} />;
  switch (kind) {
    case 'pdf':
      return <Pdf {...props} />;
    case 'image':
    case 'other-image':
      return <Picture {...props} />;
    case 'tiff':
      return <TiffFile document={document} bytes={bytes} renderFailure={renderFailure} />;
    case 'text':
    case 'octet-stream':
      return (
        <ShownText
          document={document}
          bytes={bytes}
          isInspected={kind === 'octet-stream'}
          binary={renderFailure('unsupported')}
        />
      );
    case 'unknown':
      return renderFailure('unsupported');
  }
}

function Pdf({ document, source, renderFailure }: MadeViewProps) {
  const { bytes } = source;
  const file = useMemo<PdfFile>(
    () => ({ size: bytes.length, read: async (begin, end) => bytes.slice(begin, end).buffer }),
    [bytes],
  );
  return <PdfOpening document={document} file={file} damaged={renderFailure('damaged')} />;
}

function Picture({ document, source, renderFailure }: MadeViewProps) {
  const { key, mimeType, bytes } = source;
  const { data: picture, isError } = useQuery({
    queryKey: ['contained-picture', key],
    queryFn: ({ signal }) => pictureOf(bytes.slice().buffer, { mimeType, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return renderFailure('damaged');
  if (picture === undefined) return <PreviewLoading />;
  return <ShownPicture document={document} picture={picture} damaged={renderFailure('damaged')} />;
}

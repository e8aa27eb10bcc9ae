import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { DocumentDetail } from '../../../../../shared/archive/documents/document.ts';
import { viewLimits } from '../../../../reading/views/view-limits.ts';
import { documentFileQuery, fileAddressOf } from '../../document-file-api.ts';
import { PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import { UnshownDocument } from './unshown.tsx';
import type { ViewSource } from './view-queries.ts';

interface FileBytesProps {
  document: DocumentDetail;
  children: (source: ViewSource) => ReactNode;
}

export function FileBytes(props: FileBytesProps) {
  const { document } = props;
  if (document.originalSize <= viewLimits.fileBytes) return <LoadedBytes {...props} />;
  return <UnshownDocument document={document} reason="too_large" />;
}

function LoadedBytes({ document, children }: FileBytesProps) {
  const { originalSize, mimeType } = document;
  const address = fileAddressOf(document);
  const { organizationId, documentId, version } = address;
  const file = useQuery(documentFileQuery(address, originalSize));
  const { data } = file;
  const source = useMemo<ViewSource | undefined>(() => {
    const key = [organizationId, documentId, version];
    return data && { key, mimeType, bytes: new Uint8Array(data) };
  }, [data, organizationId, documentId, version, mimeType]);
  if (file.isError) {
    return (
      <PreviewError address={address} error={file.error} onRetry={() => void file.refetch()} />
    );
  }
  return source ? children(source) : <PreviewLoading />;
}

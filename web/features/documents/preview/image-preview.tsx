import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { documentFileQuery } from './file-query.ts';
import { PreviewDamaged, PreviewError } from './preview-error.tsx';
import { PreviewLoading } from './preview-loading.tsx';
import type { PreviewedDocument } from './document-preview.tsx';

export function ImagePreview({ document }: { document: PreviewedDocument }) {
  const address = { organizationId: document.organizationId, documentId: document.id };
  const file = useQuery(documentFileQuery(address, document.originalSize));
  const url = useObjectUrl(file.data, document.mimeType);
  const [isDamaged, setIsDamaged] = useState(false);

  if (file.isError) {
    return (
      <PreviewError
        address={address}
        error={file.error}
        onRetry={() => void file.refetch()}
      />
    );
  }
  if (isDamaged) return <PreviewDamaged address={address} />;
  if (!url) return <PreviewLoading />;
  return (
    <div className="flex flex-1 items-center justify-center bg-surface-sunken p-4">
      <img
        src={url}
        alt={document.name}
        onError={() => setIsDamaged(true)}
        className="max-h-[75dvh] max-w-full rounded-sm object-contain"
      />
    </div>
  );
}

/** An address for bytes in memory, which are let go of with the component. */
function useObjectUrl(bytes: ArrayBuffer | undefined, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const created = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [bytes, type]);
  return url;
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { documentFileQuery } from '../document-file-api.ts';
import { PreviewDamaged, PreviewError } from './preview-error.tsx';
import { PreviewLoading } from './preview-loading.tsx';
import type { PreviewedDocument } from './previewed-document.ts';

export function ImagePreview({ document }: { document: PreviewedDocument }) {
  const address = { organizationId: document.organizationId, documentId: document.id };
  const file = useQuery(documentFileQuery(address, document.originalSize));
  const show = useImageSource(file.data, document.mimeType);
  const [isDamaged, setIsDamaged] = useState(false);

  if (file.isError) {
    return (
      <PreviewError address={address} error={file.error} onRetry={() => void file.refetch()} />
    );
  }
  if (isDamaged) return <PreviewDamaged address={address} />;
  if (file.isPending) return <PreviewLoading />;
  return (
    <div className="flex flex-1 items-center justify-center bg-surface-sunken p-4">
      <img
        ref={show}
        alt={document.name}
        onError={() => setIsDamaged(true)}
        className="max-h-[75dvh] max-w-full rounded-sm object-contain"
      />
    </div>
  );
}

/** A ref for an image from bytes; they are freed with the element. */
function useImageSource(bytes: ArrayBuffer | undefined, type: string) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!bytes) return;
      const url = URL.createObjectURL(new Blob([bytes], { type }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, type],
  );
}

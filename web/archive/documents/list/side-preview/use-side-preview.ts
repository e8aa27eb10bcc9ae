import { useState } from 'react';
import { errorToast } from '../../../../i18n/messages/error-toast.ts';
import { useMedia } from '../../../../ui/layout/use-media.ts';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import type { ListedDocument } from '../../document-api.ts';

const sidePreview = defer(() => import('./side-preview.tsx'));

interface PreviewedList {
  data: { documents: readonly ListedDocument[] } | undefined;
  isFetching: boolean;
}

/** Returns the document whose pages are beside the list. A preview is available only if the window is wide enough. */
export function useSidePreview({ data, isFetching }: PreviewedList, isTable: boolean) {
  const isWide = useMedia('(width >= 80rem)');
  const isOffered = isTable && isWide;
  const [shownId, setShownId] = useState<string>();
  const shown = data?.documents.find(({ id }) => id === shownId);
  // The preview of a document that has left the list does not open again when the document comes back.
  if (shownId !== undefined && data && !isFetching && !shown) setShownId(undefined);
  const document = isOffered ? shown : undefined;
  const parts = useDeferred(sidePreview, document !== undefined, errorToast());
  const close = () => setShownId(undefined);
  return {
    document,
    parts,
    close,
    keys: isOffered ? { isOpen: document !== undefined, show: setShownId, close } : undefined,
  };
}

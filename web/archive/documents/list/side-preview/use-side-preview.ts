import { useState } from 'react';
import { errorToast } from '../../../../i18n/messages/error-toast.ts';
import { useMedia } from '../../../../ui/layout/use-media.ts';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import type { ListedDocument } from '../../document-api.ts';

const sidePreview = defer(() => import('./side-preview.tsx'));

/** The document whose pages are beside the list. It is offered where there is room for both. */
export function useSidePreview(documents: readonly ListedDocument[], isTable: boolean) {
  const isWide = useMedia('(width >= 80rem)');
  const isOffered = isTable && isWide;
  const [shownId, setShownId] = useState<string>();
  const document = isOffered ? documents.find(({ id }) => id === shownId) : undefined;
  const parts = useDeferred(sidePreview, document !== undefined, errorToast());
  const close = () => setShownId(undefined);
  return {
    document,
    parts,
    close,
    keys: isOffered ? { isOpen: document !== undefined, show: setShownId, close } : undefined,
  };
}

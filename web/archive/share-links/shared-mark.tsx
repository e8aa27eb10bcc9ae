import { useConfig } from '../../api/session/config-api.ts';
import { whenQuiet } from '../../ui/first-screen.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

const parts = defer(async () => {
  await whenQuiet();
  return import('./shared-mark-parts.tsx');
});

interface SharedMarkProps {
  address: DocumentAddress;
  /** Shows a dot on a button that names the document. */
  isDot?: boolean;
}

/** Marks a document that an open link shows; loaded after the page. The demo has no links. */
export function SharedMark({ address, isDot }: SharedMarkProps) {
  const { isDemoMode } = useConfig();
  const loaded = useDeferred(parts, !isDemoMode);
  if (!loaded) return null;
  return isDot ? <loaded.Dot address={address} /> : <loaded.Mark address={address} />;
}

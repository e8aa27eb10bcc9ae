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
  /** At a button, which names the document. */
  isDot?: boolean;
}

/** A mark on a document that an open link shows, loaded once the page is at rest. The demo has no links. */
export function SharedMark({ address, isDot }: SharedMarkProps) {
  const { isDemoMode } = useConfig();
  const loaded = useDeferred(parts, !isDemoMode);
  if (!loaded) return null;
  return isDot ? <loaded.Dot address={address} /> : <loaded.Mark address={address} />;
}

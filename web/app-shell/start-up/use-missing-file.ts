import { useEffect, useEffectEvent, useState } from 'react';
import { isOutdated, reloadOnce } from './outdated.ts';

/**
 * Returns why an application file is missing. After a deployment, the page is reloaded; the result is `outdated` if
 * that could lose something. Without a connection, it is `offline`, and the file is loaded again once the connection is
 * back.
 */
export function useMissingFile(isMissing: boolean, retry: () => Promise<void>) {
  const [state, setState] = useState<'looking' | 'offline' | 'outdated'>('looking');
  const load = useEffectEvent(() => void retry());

  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const look = async () => {
      const outdated = await isOutdated();
      if (isGone || (outdated && reloadOnce())) return;
      setState(outdated ? 'outdated' : 'offline');
    };
    void look();
    const onOnline = () => load();
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      window.removeEventListener('online', onOnline);
    };
  }, [isMissing]);

  return isMissing ? state : null;
}

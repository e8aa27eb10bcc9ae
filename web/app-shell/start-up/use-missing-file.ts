import { useEffect, useEffectEvent, useState } from 'react';
import { isOutdated, reloadOnce } from './outdated.ts';

/**
 * Why a file of the application is missing. After a deployment the page is reloaded, or `outdated` where something could
 * be lost; without a connection it is `offline`, and loaded again once that is back.
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

import { defer } from '../../ui/overlays/deferred.ts';

export const comingUp = defer(() => import('./coming-up.tsx'));

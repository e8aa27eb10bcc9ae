import { defer } from '../../ui/overlays/deferred.ts';

/** What the home page shows of reminders, which no other first screen needs. */
export const comingUp = defer(() => import('./coming-up.tsx'));

import { defer } from './deferred.ts';
import type * as Parts from './dialog-parts.tsx';

/** The components of dialogs, alert dialogs and drawers, loaded with the first one. */
export const dialogParts = defer<typeof Parts>(() => import('./dialog-parts.tsx'));

import { defer } from '../deferred.ts';
import type * as Parts from './dialog-parts.tsx';

export const dialogParts = defer<typeof Parts>(() => import('./dialog-parts.tsx'));

import { defer } from '../../../ui/overlays/deferred.ts';

export const homeAnswers = defer(() => import('./home-answers.tsx'));

import { lazy } from 'react';
import { demoTransport } from './page/demo-transport.ts';

/** What the demo replaces in the application, and adds to it. */
export const demoParts = {
  transport: demoTransport,
  Unavailable: lazy(() => import('./page/demo-unavailable.tsx')),
  Card: lazy(() => import('./page/demo-card.tsx')),
};

import { lazy } from 'react';
import { demoTransport } from './page/demo-transport.ts';

export const demoParts = {
  transport: demoTransport,
  Unavailable: lazy(() => import('./page/demo-unavailable.tsx')),
  Card: lazy(() => import('./page/demo-card.tsx')),
};

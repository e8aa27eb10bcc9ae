import type { NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Named } from './rank-items.ts';

export type PaletteItem = Named & {
  id: string;
  icon: ReactNode;
  content?: ReactNode;
  description?: ReactNode;
  keys?: string;
  /** Not found by other words, as too many items would match. */
  isNamedOnly?: boolean;
  /** Stays in view while the items above scroll. */
  isPinned?: boolean;
} & ({ link: NavigateOptions } | { run: () => void });

export type PaletteGroup = {
  /** `meant`: an item whose label is exactly the query. */
  kind: 'subject' | 'meant' | 'documents' | 'other';
  heading: string;
  items: PaletteItem[];
};

import type { NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Named } from './rank-items.ts';

/** What the palette offers: something that it opens, or that it does. */
export type PaletteItem = Named & {
  id: string;
  icon: ReactNode;
  /** How the label is shown, if it is not just text. */
  content?: ReactNode;
  description?: ReactNode;
  /** Shown for those who would rather press it. */
  keys?: string;
  /** Found only by its name: it would be one of many. */
  isNamedOnly?: boolean;
  /** In view while the items above it scroll. */
  isPinned?: boolean;
} & ({ link: NavigateOptions } | { run: () => void });

export type PaletteGroup = {
  /** `meant`: what is called just like what is typed. */
  kind: 'subject' | 'meant' | 'documents' | 'other';
  heading: string;
  items: PaletteItem[];
};

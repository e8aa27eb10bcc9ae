import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../../../browser/local-store.ts';

export const panelTabs = ['pages', 'outline', 'attachments'] as const;
export type PanelTab = (typeof panelTabs)[number];

export type SidePanel = ReturnType<typeof useSidePanel>;

/** Whether the side panel is open, and its tab; this browser stores both. */
export function useSidePanel() {
  const [stored, setStored] = useState(() => readStored('preview-panel'));
  const select = (tab: PanelTab) => {
    setStored(tab);
    writeStored('preview-panel', tab);
  };
  const close = () => {
    setStored(null);
    removeStored('preview-panel');
  };
  const isOpen = stored !== null;
  return {
    isOpen,
    tab: panelTabs.find((tab) => tab === stored) ?? 'pages',
    select,
    toggle: () => (isOpen ? close() : select('pages')),
  };
}

import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';

// Loaded when first opened.
const PaletteDialog = lazy(async () => ({
  default: (await import('./palette-dialog.tsx')).PaletteDialog,
}));

const CommandPaletteContext = createContext<{ open: () => void } | null>(null);

export function useCommandPalette() {
  const value = use(CommandPaletteContext);
  if (!value) throw new Error('CommandPaletteProvider is missing');
  return value;
}

export interface CommandPaletteProviderProps {
  organizationId: string;
  children: ReactNode;
}

/** The search palette of an organization, opened with Ctrl or Cmd and K, or by a button. */
export function CommandPaletteProvider({ organizationId, children }: CommandPaletteProviderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const value = useMemo(() => {
    const open = () => {
      setWasOpened(true);
      setIsOpen(true);
    };
    return { open };
  }, []);
  useShortcut({ keys: 'mod+k', label: 'shortcuts.search', run: value.open });
  useShortcut({ keys: '/', label: 'shortcuts.search', run: value.open });

  return (
    <CommandPaletteContext value={value}>
      {children}
      {wasOpened && (
        <Suspense>
          <PaletteDialog organizationId={organizationId} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </CommandPaletteContext>
  );
}

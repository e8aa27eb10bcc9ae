import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { collectEarlyKeys } from './early-keys.ts';

const palette = defer(() => import('./palette-dialog.tsx'));

const CommandPaletteContext = createContext<{ open: () => void } | null>(null);

export function useCommandPalette() {
  const value = use(CommandPaletteContext);
  if (!value) throw new Error('CommandPaletteProvider is missing');
  return value;
}

interface CommandPaletteProviderProps {
  organizationId: string;
  children: ReactNode;
}

export function CommandPaletteProvider({ organizationId, children }: CommandPaletteProviderProps) {
  // The installed application has a shortcut with this hash.
  const [isOpen, setIsOpen] = useState(() => window.location.hash === '#search');
  const [opening, setOpening] = useState(0);
  const parts = useDeferred(palette, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  const earlyKeys = useRef<ReturnType<typeof collectEarlyKeys>>(undefined);
  const takeEarlyKeys = () => {
    const keys = earlyKeys.current?.take();
    earlyKeys.current = undefined;
    return keys;
  };
  const value = useMemo(() => {
    const open = () => {
      const keys = collectEarlyKeys(() => setIsOpen(false));
      earlyKeys.current?.take();
      earlyKeys.current = keys;
      void palette.load().catch(() => keys.take());
      setIsOpen(true);
      setOpening((before) => before + 1);
    };
    return { open };
  }, []);
  // Going back leads to another page, which the palette would cover.
  useEffect(() => {
    const close = () => setIsOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  useShortcut({ keys: 'mod+k', label: 'shortcuts.search', run: value.open });
  useShortcut({ keys: '/', label: 'shortcuts.search', run: value.open });

  return (
    <CommandPaletteContext value={value}>
      {children}
      {parts && (
        <parts.PaletteDialog
          organizationId={organizationId}
          open={isOpen}
          opening={opening}
          onOpenChange={setIsOpen}
          takeEarlyKeys={takeEarlyKeys}
        />
      )}
    </CommandPaletteContext>
  );
}

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';

const list = defer(() => import('./shortcuts-list.tsx'));

export function ShortcutsDialog() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const parts = useDeferred(list, isOpen, (error) => {
    setOpenedOn(null);
    errorToast()(error);
  });
  useShortcut({ keys: '?', label: 'shortcuts.show', run: () => setOpenedOn(pathname) });

  return (
    parts && (
      <parts.ShortcutsList
        open={isOpen}
        onOpenChange={(next) => setOpenedOn(next ? pathname : null)}
      />
    )
  );
}

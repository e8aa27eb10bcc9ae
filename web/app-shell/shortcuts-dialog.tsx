import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Dialog, DialogBody } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { modKey } from './mod-key.ts';
import { useShortcut, useShortcuts } from './shortcuts.ts';

/** `?` lists every shortcut of the page one is on. */
export function ShortcutsDialog() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const shortcuts = useShortcuts();
  useShortcut({ keys: '?', label: 'shortcuts.show', run: () => setIsOpen(true) });

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('shortcuts.title')} size="sm">
      <DialogBody>
        <dl className="flex flex-col divide-y divide-border">
          {[...new Map(shortcuts.map((shortcut) => [shortcut.label, shortcut])).values()]
            .reverse()
            .map(({ keys, label }) => (
              <div key={label} className="flex items-center justify-between gap-4 py-2">
                <dt>{t(label)}</dt>
                <dd className="flex gap-1">
                  {keysOf(keys).map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
      </DialogBody>
    </Dialog>
  );
}

function keysOf(keys: string): string[] {
  return keys
    .split(/(?<=.)\+/)
    .map((key) => (key === 'mod' ? modKey : key.length === 1 ? key.toUpperCase() : key));
}

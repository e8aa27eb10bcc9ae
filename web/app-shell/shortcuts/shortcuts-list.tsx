import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { modKey } from '../../ui/keyboard/mod-key.ts';
import { shortcutLabels, useShortcuts } from '../../ui/keyboard/shortcuts.ts';

export interface ShortcutsListProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ShortcutsList(props: ShortcutsListProps) {
  const { t } = useTranslation();
  const shortcuts = useShortcuts();
  return (
    <Dialog {...props} title={t('shortcuts.title')} size="sm">
      <DialogBody>
        <dl className="flex flex-col divide-y divide-border">
          {shortcutLabels.map((label) => {
            const offered = shortcuts.filter((shortcut) => shortcut.label === label);
            if (offered.length === 0) return null;
            const combinations = new Set(offered.map(({ keys }) => keys).reverse());
            return (
              <div key={label} className="flex items-center justify-between gap-4 py-2">
                <dt>{t(label)}</dt>
                <dd className="flex items-center gap-3">
                  {[...combinations].map((combination) => (
                    <span key={combination} className="flex gap-1">
                      {keysOf(combination).map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            );
          })}
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

import { Search } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { modKey } from '../../ui/keyboard/mod-key.ts';
import { useCommandPalette } from './command-palette.tsx';

export function PaletteButton() {
  const { t } = useTranslation();
  const palette = useCommandPalette();
  return (
    <button
      type="button"
      onClick={palette.open}
      className="flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md border border-border bg-surface px-3 text-muted transition-colors duration-fast hover:border-border-strong hover:text-ink sm:max-w-80 pointer-coarse:h-10"
    >
      <Search size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate text-left">
        <span className="max-sm:sr-only">{t('search.input')}</span>
        <span className="sm:hidden" aria-hidden>
          {t('search.input-short')}
        </span>
      </span>
      <span className="hidden gap-1 sm:flex pointer-coarse:hidden" aria-hidden>
        <Kbd>{modKey}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}

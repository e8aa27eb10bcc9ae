import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check, Minus, Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { listItemStyles, popupSurfaceStyles } from '../overlays/popup-styles.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

export interface Option {
  value: string;
  label: string;
  /** Further names by which the option is found; no option with such a name can be created. */
  otherNames?: readonly string[];
  foundBy?: string | undefined;
  leading?: ReactNode;
  mixedLabel?: string;
}

interface OptionPopupProps {
  id?: string;
  anchor?: RefObject<HTMLElement | null>;
  label: string;
  placeholder: string;
  emptyLabel: ReactNode;
  footer?: ReactNode;
  align?: 'start' | 'end';
  className: string;
}

export function OptionPopup({
  id,
  anchor,
  label,
  placeholder,
  emptyLabel,
  footer,
  align = 'start',
  className,
}: OptionPopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        anchor={anchor}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-popover outline-none"
      >
        <Combobox.Popup
          id={id}
          aria-label={label}
          className={clsx(popupSurfaceStyles, 'max-w-(--available-width)', className)}
        >
          <div className="flex h-10 items-center gap-2.5 border-b border-border px-3 text-muted">
            <Search size={16} aria-hidden className="shrink-0" />
            <Combobox.Input
              aria-label={label}
              placeholder={placeholder}
              className="h-full w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-faint pointer-coarse:text-lg"
            />
          </div>
          <Combobox.Empty>
            <div className="px-3 py-5 text-center text-base text-muted">{emptyLabel}</div>
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(18rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 empty:p-0">
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className={clsx('group/option', listItemStyles)}
              >
                {option.leading}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <bdi>{option.label}</bdi>
                  {option.foundBy && (
                    <bdi className="block text-sm text-muted">{option.foundBy}</bdi>
                  )}
                </span>
                <Combobox.ItemIndicator className="text-accent-text">
                  <Check size={16} aria-hidden />
                </Combobox.ItemIndicator>
                {option.mixedLabel && (
                  <span className="text-muted group-data-selected/option:hidden">
                    <Minus size={16} aria-hidden />
                    <VisuallyHidden>{option.mixedLabel}</VisuallyHidden>
                  </span>
                )}
              </Combobox.Item>
            )}
          </Combobox.List>
          {footer && <div className="border-t border-border p-1">{footer}</div>}
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

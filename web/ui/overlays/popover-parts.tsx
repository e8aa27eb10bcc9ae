import { Popover as BasePopover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { Fragment, useState, type ReactNode, type RefObject } from 'react';
import { popupSurfaceStyles } from './popup-styles.ts';
import type { PopupChange } from './use-popup.ts';

interface PopoverPopupProps {
  id: string;
  open: boolean;
  onOpenChange: (isOpen: boolean, change?: PopupChange) => void;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  className?: string;
  children: (close: () => void) => ReactNode;
}

export function PopoverPopup(props: PopoverPopupProps) {
  const { id, open, onOpenChange, anchor, label, className = 'w-88', children } = props;
  const openings = useOpenings(open);
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-popover outline-none"
        >
          <BasePopover.Popup
            id={id}
            aria-label={label}
            finalFocus={anchor}
            className={clsx(popupSurfaceStyles, 'max-w-(--available-width)', className)}
          >
            <Fragment key={openings}>{children(() => onOpenChange(false))}</Fragment>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

/** Counts openings, as the key of content that starts anew each time, even while it is still closing. */
function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + Number(isOpen) });
  return seen.count;
}

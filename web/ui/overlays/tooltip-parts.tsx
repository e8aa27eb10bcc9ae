import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactNode, RefObject } from 'react';

export interface TooltipPopupProps {
  id: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  side: 'top' | 'bottom' | 'left' | 'right';
  /** The pointer may move from the element onto the tooltip. */
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

export function TooltipPopup(props: TooltipPopupProps) {
  const { open, onOpenChange, anchor, side, children, ...hover } = props;
  return (
    <BaseTooltip.Root open={open} onOpenChange={onOpenChange}>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          anchor={anchor}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-popover"
        >
          <BaseTooltip.Popup
            {...hover}
            className="max-w-72 rounded-md bg-ink px-2 py-1 text-xs text-background transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

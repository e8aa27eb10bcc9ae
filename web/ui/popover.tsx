import { Popover as BasePopover } from '@base-ui/react/popover';
import { cx } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import { popupSurfaceStyles } from './popup-styles.ts';

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger: ReactElement;
  title?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
}

export function Popover({
  open,
  onOpenChange,
  trigger,
  title,
  align = 'start',
  side = 'bottom',
  className,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-popover"
        >
          <BasePopover.Popup
            className={cx(
              popupSurfaceStyles,
              'max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto p-4',
              className,
            )}
          >
            {title && (
              <BasePopover.Title className="mb-2 text-base font-semibold">
                {title}
              </BasePopover.Title>
            )}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

import type { ReactElement } from 'react';
import { dialogParts } from './deferred-dialogs.ts';
import type { DrawerContentProps } from './dialog-parts.tsx';
import { usePopup } from '../use-popup.ts';

interface DrawerProps extends DrawerContentProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
}

export function Drawer({ open, onOpenChange, trigger, ...content }: DrawerProps) {
  const {
    trigger: triggerElement,
    parts,
    popup,
  } = usePopup({ kind: 'dialog', parts: dialogParts, trigger, open, onOpenChange });
  return (
    <>
      {triggerElement}
      {parts && <parts.DrawerPopup {...popup} {...content} />}
    </>
  );
}

import type { ReactElement } from 'react';
import { defer } from '../overlays/deferred.ts';
import type * as Parts from './picker-parts.tsx';
import { usePopup } from '../overlays/use-popup.ts';

const picker = defer<typeof Parts>(() => import('./picker-parts.tsx'));

export interface PickerProps extends Parts.PickerContentProps {
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export function Picker({ trigger, open, onOpenChange, ...content }: PickerProps) {
  const {
    trigger: triggerElement,
    parts,
    popup,
    anchor,
  } = usePopup({
    kind: 'dialog',
    parts: picker,
    trigger,
    open,
    onOpenChange,
  });
  return (
    <>
      {triggerElement}
      {parts && <parts.PickerPopup {...popup} {...content} anchor={anchor} />}
    </>
  );
}

import { useRender } from '@base-ui/react/use-render';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { useDeferred, type Deferred } from './deferred.ts';

export interface PopupOptions<Parts> {
  kind: 'menu' | 'dialog';
  /** What draws the popup. It is loaded when somebody is about to open it: most are never opened on a visit. */
  parts: Deferred<Parts>;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Opens a popup from its trigger, which is there at once, and draws it from its first opening on. */
export function usePopup<Parts>({ kind, parts, trigger, open, onOpenChange }: PopupOptions<Parts>) {
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const triggerId = useId();

  const changeOpen = (next: boolean) => {
    setIsOpenHere(next);
    onOpenChange?.(next);
  };
  const preload = () => void parts.load().catch(() => undefined);

  const triggerElement = useRender({
    enabled: trigger !== undefined,
    render: trigger,
    ref: anchor,
    props: {
      id: triggerId,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'data-popup-open': isOpen ? '' : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Safari leaves a pressed button without the focus, to which closing returns.
        event.currentTarget.focus();
        setIsByKeyboard(event.detail === 0);
        changeOpen(!isOpen);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        setIsByKeyboard(true);
        changeOpen(true);
      },
    },
  });

  return {
    trigger: triggerElement,
    parts: useDeferred(parts, isOpen),
    popup: { id, open: isOpen, onOpenChange: changeOpen },
    anchor,
    triggerId,
    isByKeyboard,
  };
}

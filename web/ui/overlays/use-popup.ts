import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { toast } from '../feedback/toast.ts';
import { useRender } from '../use-render.ts';
import { useUiLabels } from '../ui-labels.tsx';
import { useDeferred, type Deferred } from './deferred.ts';

export interface PopupOptions<Parts> {
  kind: 'menu' | 'dialog';
  /** The module that renders the popup, loaded when the user is about to open it: most popups are never opened. */
  parts: Deferred<Parts>;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The props of a popup's trigger, and whether to render the popup: from its first opening on. */
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
  const { errorMessage } = useUiLabels();
  const showError = (error: unknown) => {
    changeOpen(false);
    toast.error(errorMessage(error));
  };
  const preload = () => void parts.load().catch(() => undefined);

  const triggerElement = useRender('button', trigger, {
    ref: anchor,
    id: triggerId,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'data-popup-open': isOpen ? '' : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The second click of a double click would close what the first one has opened.
      if (event.detail > 1) return;
      // Safari does not focus a clicked button, but closing returns the focus to it.
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
  });

  return {
    trigger: trigger && triggerElement,
    parts: useDeferred(parts, isOpen, showError),
    popup: { id, open: isOpen, onOpenChange: changeOpen },
    anchor,
    triggerId,
    isByKeyboard,
  };
}

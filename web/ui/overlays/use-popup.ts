import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { toast } from '../feedback/toasts/toast.ts';
import { ignoreRepetition } from '../single-flight.ts';
import { useRender } from '../use-render.ts';
import { useUiLabels } from '../ui-labels.tsx';
import { useDeferred, type Deferred } from './deferred.ts';

interface PopupOptions<Parts> {
  kind: 'menu' | 'dialog';
  /**
   * The module that renders the popup; it is loaded when the user is about to open it, as most popups are never opened.
   */
  parts: Deferred<Parts>;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface PopupChange {
  reason: string;
  event: Event;
  cancel(): void;
}

const doublePressMs = 500;

/** Returns the props of a popup's trigger, and whether to render the popup, which is true from its first opening on. */
export function usePopup<Parts>({ kind, parts, trigger, open, onOpenChange }: PopupOptions<Parts>) {
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const triggerId = useId();
  const openedAt = useRef(-Infinity);

  const changeOpen = (next: boolean) => {
    openedAt.current = -Infinity;
    setIsOpenHere(next);
    onOpenChange?.(next);
  };
  // The second press of a double click would close the popup that the first one opened.
  const isAgain = ({ timeStamp }: { timeStamp: number }) =>
    timeStamp - openedAt.current < doublePressMs;
  // The click of a second Enter would reopen the popup that the first one closed, as the trigger has the focus by then.
  const closedAt = useRef(-Infinity);
  const isClosedByEscape = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    isClosedByEscape.current = false;
    return () => {
      closedAt.current = isClosedByEscape.current ? -Infinity : window.performance.now();
    };
  }, [isOpen]);
  const isKeyAgain = ({ detail, timeStamp }: MouseEvent) =>
    detail === 0 && timeStamp - closedAt.current < doublePressMs;
  const { errorMessage } = useUiLabels();
  const showError = (error: unknown) => {
    changeOpen(false);
    toast.error(errorMessage(error));
  };
  const preload = () => void parts.load().catch(() => undefined);
  const loaded = useDeferred(parts, isOpen, showError);

  const triggerElement = useRender('button', trigger, {
    ref: anchor,
    id: triggerId,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'data-popup-open': isOpen ? '' : undefined,
    'data-awaits-keys': (isOpen && !loaded) || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onMouseDown: (event: MouseEvent) => {
      // The second press would take the focus from the popup that the first one opened.
      if (isOpen && (event.detail > 1 || isAgain(event))) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.detail > 1 || isAgain(event) || isKeyAgain(event)) return;
      // Safari does not focus a clicked button, but closing returns the focus to it.
      event.currentTarget.focus();
      setIsByKeyboard(event.detail === 0);
      changeOpen(!isOpen);
      if (!isOpen) openedAt.current = event.timeStamp;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') ignoreRepetition(event);
      if (kind !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      setIsByKeyboard(true);
      changeOpen(true);
    },
  });

  return {
    trigger: trigger && triggerElement,
    parts: loaded,
    popup: {
      id,
      open: isOpen,
      onOpenChange: (next: boolean, change?: PopupChange) => {
        if (change && isPressOn(anchor.current, change, isAgain(change.event))) {
          change.cancel();
          return;
        }
        isClosedByEscape.current = change?.reason === 'escape-key';
        changeOpen(next);
      },
    },
    anchor,
    triggerId,
    isByKeyboard,
  };
}

/**
 * Returns whether the trigger itself handles a press; with `isAgain`, also a press that a backdrop receives in its
 * place.
 */
function isPressOn(trigger: HTMLElement | null, change: PopupChange, isAgain: boolean): boolean {
  const { reason, event } = change;
  if (reason !== 'outside-press' || !(event instanceof window.MouseEvent)) return false;
  if (event.target instanceof Node && trigger?.contains(event.target)) return true;
  const { clientX, clientY } = event;
  return (
    isAgain && window.document.elementsFromPoint(clientX, clientY).some((at) => at === trigger)
  );
}

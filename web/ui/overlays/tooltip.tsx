import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useRender } from '../use-render.ts';
import { defer, useDeferred } from './deferred.ts';
import type * as Parts from './tooltip-parts.tsx';

const tooltip = defer<typeof Parts>(() => import('./tooltip-parts.tsx'));

const openDelayMs = 450;
/** Leaves time to move the pointer from the element onto the tooltip. */
const closeDelayMs = 120;
/** Milliseconds after one tooltip in which others open without delay. */
const groupMs = 400;
let lastOpenAt = -Infinity;

interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactElement;
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const { isOpen, openAfter, closeAfter, setOpen } = useDelayedOpen();
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const parts = useDeferred(tooltip, isOpen);

  const element = useRender('span', children, {
    ref: anchor,
    'aria-describedby': isOpen && parts ? id : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      void tooltip.load().catch(() => undefined);
      openAfter(performance.now() - lastOpenAt < groupMs ? 0 : openDelayMs);
    },
    onPointerLeave: () => closeAfter(closeDelayMs),
    onPointerDown: () => setOpen(false),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setOpen(true);
    },
    onBlur: () => setOpen(false),
  });

  return (
    <>
      {element}
      {parts && (
        <parts.TooltipPopup
          id={id}
          open={isOpen}
          onOpenChange={setOpen}
          anchor={anchor}
          side={side}
          onPointerEnter={() => setOpen(true)}
          onPointerLeave={() => closeAfter(closeDelayMs)}
        >
          {content}
        </parts.TooltipPopup>
      )}
    </>
  );
}

function useDelayedOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    if (isOpen && !next) lastOpenAt = performance.now();
    setIsOpen(next);
  };
  const setAfter = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };

  return {
    isOpen,
    setOpen,
    openAfter: (delayMs: number) => setAfter(true, delayMs),
    closeAfter: (delayMs: number) => setAfter(false, delayMs),
  };
}

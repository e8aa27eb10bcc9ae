import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { usePreviewView } from './preview-view.ts';

export function PreviewCard({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { isExpanded, toggle } = usePreviewView();
  const card = useRef<HTMLElement>(null);
  useShortcut({ keys: 'f', label: 'shortcuts.expand-preview', run: toggle });

  useEffect(() => {
    if (!isExpanded || !card.current) return;
    const restore = makeOthersInert(card.current);
    const { activeElement } = document;
    if (!card.current.contains(activeElement)) card.current.focus();
    return () => {
      restore();
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, [isExpanded]);

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) toggle();
  });
  useEffect(() => {
    if (!isExpanded) return;
    const onKeyDown = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isExpanded]);

  return (
    <section
      ref={card}
      role={isExpanded ? 'dialog' : undefined}
      aria-modal={isExpanded || undefined}
      aria-label={isExpanded ? t('preview.label', { name }) : undefined}
      tabIndex={-1}
      className={clsx(
        'flex flex-col overflow-hidden bg-surface outline-none',
        isExpanded
          ? 'fixed inset-0 z-dialog'
          : 'min-w-0 rounded-lg border border-border sm:min-h-96 sm:self-start xl:sticky xl:top-18',
      )}
    >
      {children}
    </section>
  );
}

/** Makes the rest of the page inert and stops its scrolling; returns a function that reverts this. */
function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      others.push(sibling);
    }
  }
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    for (const other of others) other.inert = false;
    style.overflow = overflow;
  };
}

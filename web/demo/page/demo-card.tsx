import { Info, MessagesSquare, RotateCcw, X } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { readStored, writeStored } from '../../browser/local-store.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { takeCorner } from '../../ui/layout/corner.ts';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';
import { requestDemo } from './demo-connection.ts';

// Hidden while the upload panel or the selection bar needs the corner.
const corner =
  'fixed right-3 bottom-3 z-sticky rounded-xl bg-surface-raised shadow-popover sm:right-6 sm:bottom-6 in-[:root:has([data-takes-corner])]:hidden';

/** Adds space at the end of pages, so that everything under the card can be scrolled into view. */
function takeRoom(element: Element | null) {
  if (!element) return undefined;
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    const { top, height } = element.getBoundingClientRect();
    page.setProperty('--room-below', height === 0 ? '0px' : `${innerHeight - top}px`);
  });
  observer.observe(element);
  const leaveCorner = takeCorner(element);
  return () => {
    observer.disconnect();
    page.removeProperty('--room-below');
    leaveCorner?.();
  };
}

export default function DemoCard() {
  const { t } = useTranslation();
  const [isHidden, setIsHidden] = useState(isHiddenAtFirst);
  const reset = useReset();
  const { links } = useConfig();

  const hide = (hidden: boolean) => {
    writeStored('demo-card', hidden ? 'hidden' : 'shown');
    setIsHidden(hidden);
  };

  if (isHidden) {
    return (
      <div ref={takeRoom} className={corner}>
        <IconButton aria-label={t('demo.card.show')} onClick={() => hide(false)}>
          <Info size={18} aria-hidden />
        </IconButton>
      </div>
    );
  }
  return (
    <section
      ref={takeRoom}
      aria-labelledby="demo-card-title"
      className={`${corner} left-3 p-4 sm:left-auto sm:w-88`}
    >
      <header className="-mt-1 -mr-1 flex items-center gap-2">
        <Info size={16} aria-hidden className="text-accent-text" />
        <h2 id="demo-card-title" className="min-w-0 flex-1 font-medium">
          {t('demo.card.title')}
        </h2>
        <IconButton size="sm" aria-label={t('demo.card.hide')} onClick={() => hide(true)}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      <p className="mt-1 text-sm text-pretty text-muted">{t('demo.card.description')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {links.chat && (
          <Button
            size="sm"
            icon={<MessagesSquare size={16} aria-hidden />}
            render={<ChatLink href={links.chat} />}
          >
            {t('demo.card.chat')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw size={16} aria-hidden />}
          isLoading={reset.isPending}
          onClick={() => void reset.start()}
        >
          {t('demo.card.reset')}
        </Button>
      </div>
    </section>
  );
}

function ChatLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** A phone has no room for the card until the user opens it. */
function isHiddenAtFirst(): boolean {
  const stored = readStored('demo-card');
  return stored === null ? !matchMedia('(min-width: 40rem)').matches : stored === 'hidden';
}

/** Asks, resets, and restarts at `/`, as the current page is no longer valid. */
function useReset() {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const confirm = useConfirm();
  const [isPending, setIsPending] = useState(false);

  const start = async () => {
    const isSure = await confirm({
      title: t('demo.reset.title'),
      description: t('demo.reset.description'),
      confirmLabel: t('demo.reset.confirm'),
      isDestructive: true,
    });
    if (!isSure) return;
    setIsPending(true);
    try {
      await assertOk(requestDemo({ kind: 'reset' }));
      location.assign('/');
    } catch (error) {
      setIsPending(false);
      toast.error(t('demo.reset.failed'), { description: errorMessage(error) });
    }
  };
  return { isPending, start };
}

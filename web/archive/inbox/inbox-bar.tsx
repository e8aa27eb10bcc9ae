import { clsx } from 'clsx';
import { Check, Inbox, SkipForward } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { takeCorner } from '../../ui/layout/corner.ts';
import { namedFilters } from '../bulk/bulk-filters.ts';
import { useMarkLookedAt } from './inbox-api.ts';
import { useInboxCount } from './use-inbox-count.ts';
import { useOpenNextInInbox } from './use-inbox-steps.ts';

export interface InboxBarProps {
  document: DocumentSummary;
  className?: string;
}

/** Says that nobody has looked at a document, and marks it as looked at. One that was opened from the Inbox leads to the next. */
export function InboxBar({ document, className }: InboxBarProps) {
  const { t } = useTranslation();
  const { organizationId, id } = document;
  const count = useInboxCount(organizationId);
  const openNext = useOpenNextInInbox(document);
  const { mark, isPending } = useMarkLookedAt(organizationId);
  const confirm = () => {
    // The mutation shows its own errors.
    void mark(namedFilters([id])).catch(() => undefined);
    void openNext?.();
  };
  const isInView = useIsInView(id);
  const onKey = (run: () => void) => () => isInView() && run();
  useShortcut({
    keys: 'c',
    label: 'shortcuts.confirm-inbox',
    run: onKey(() => !isPending && confirm()),
  });
  useShortcut({ keys: 's', label: 'shortcuts.skip-inbox', run: onKey(() => void openNext?.()) });

  if (count === null) return null;
  return (
    <section
      aria-label={t('navigation.inbox')}
      ref={takeCorner}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-surface px-4 py-2 max-sm:bg-surface-raised max-sm:shadow-popover',
        className,
      )}
    >
      <div className="flex min-w-40 flex-1 items-start gap-2 text-sm text-muted">
        <Inbox size={16} aria-hidden className="mt-0.5 shrink-0" />
        <p className="flex min-w-0 flex-wrap gap-x-2">
          {t('inbox.description')}
          {openNext && count !== undefined && (
            <span className="shrink-0 text-faint tabular-nums">{t('inbox.left', { count })}</span>
          )}
        </p>
      </div>
      <span className="flex items-center gap-2">
        {openNext && (
          <Button
            size="sm"
            variant="ghost"
            icon={<SkipForward size={16} aria-hidden />}
            // Runs once by a double click, which would skip two.
            isLoading={false}
            onClick={openNext}
          >
            {t('inbox.skip')}
            <KeyHint>S</KeyHint>
          </Button>
        )}
        <Button
          size="sm"
          variant="primary"
          icon={<Check size={16} aria-hidden />}
          isLoading={isPending}
          onClick={confirm}
        >
          {t('inbox.confirm')}
          <KeyHint>C</KeyHint>
        </Button>
      </span>
    </section>
  );
}

const glanceMs = 300;

/** Whether a document has been shown for long enough to be seen: a key pressed twice means the one before. */
function useIsInView(documentId: string): () => boolean {
  const shown = useRef({ documentId: '', since: 0 });
  useLayoutEffect(() => {
    shown.current = { documentId, since: performance.now() };
  }, [documentId]);
  return () =>
    shown.current.documentId === documentId && performance.now() - shown.current.since >= glanceMs;
}

function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

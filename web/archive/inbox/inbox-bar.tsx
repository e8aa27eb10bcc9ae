import { clsx } from 'clsx';
import { Check, Inbox, SkipForward } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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
import { useKeysInView } from './use-keys-in-view.ts';

interface InboxBarProps {
  document: DocumentSummary;
  className?: string;
}

/**
 * Marks a document in the Inbox as looked at. A document that was opened from the Inbox leads to the next one, even
 * after a colleague has confirmed it.
 */
export function InboxBar({ document, className }: InboxBarProps) {
  const { organizationId, id, isInInbox } = document;
  const count = useInboxCount(organizationId);
  const openNext = useOpenNextInInbox(document);
  const { mark, isPending } = useMarkLookedAt(organizationId);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const confirm = () => {
    setIsConfirmed(true);
    void mark(namedFilters([id])).catch(() => undefined);
    // A user who stays because of unsaved changes can continue later.
    void openNext?.().finally(() => setIsConfirmed(false));
  };
  if (count === null) return null;
  const bar = { document, className, count, openNext };
  if (isInInbox) return <ConfirmBar {...bar} isPending={isPending} onConfirm={confirm} />;
  return openNext && !isConfirmed && <LookedAtBar {...bar} openNext={openNext} />;
}

type BarProps = InboxBarProps & {
  count: number | undefined;
  openNext: ReturnType<typeof useOpenNextInInbox>;
};

function ConfirmBar(props: BarProps & { isPending: boolean; onConfirm: () => void }) {
  const { document, openNext, isPending, onConfirm } = props;
  const { t } = useTranslation();
  const press = useKeysInView(document.id, {
    c: () => !isPending && onConfirm(),
    s: () => void openNext?.(),
  });
  useShortcut({ keys: 'c', label: 'shortcuts.confirm-inbox', run: () => press('c') });
  useShortcut({ keys: 's', label: 'shortcuts.skip-inbox', run: () => press('s') });
  return (
    <BarFrame {...props} text={t('inbox.description')}>
      {openNext && (
        <NextButton onClick={openNext}>
          {t('inbox.skip')}
          <KeyHint>S</KeyHint>
        </NextButton>
      )}
      <Button
        size="sm"
        variant="primary"
        icon={<Check size={16} aria-hidden />}
        isLoading={isPending}
        onClick={onConfirm}
      >
        {t('inbox.confirm')}
        <KeyHint>C</KeyHint>
      </Button>
    </BarFrame>
  );
}

function LookedAtBar(props: BarProps & { openNext: () => Promise<void> }) {
  const { document, openNext } = props;
  const { t } = useTranslation();
  const press = useKeysInView(document.id, { s: () => void openNext() });
  useShortcut({ keys: 's', label: 'shortcuts.skip-inbox', run: () => press('s') });
  return (
    <BarFrame {...props} text={t('inbox.looked-at')}>
      <NextButton onClick={openNext}>
        {t('documents.next')}
        <KeyHint>S</KeyHint>
      </NextButton>
    </BarFrame>
  );
}

function BarFrame(props: BarProps & { text: string; children: ReactNode }) {
  const { text, count, openNext, className, children } = props;
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('navigation.inbox')}
      ref={takeCorner}
      className={clsx(
        'flex min-h-10 items-center gap-x-4 gap-y-2 sm:grow sm:group-has-data-findings/answers:grow-0 max-sm:flex-wrap max-sm:rounded-lg max-sm:border max-sm:border-border max-sm:bg-surface-raised max-sm:px-4 max-sm:py-2 max-sm:shadow-popover',
        className,
      )}
    >
      <div className="flex flex-1 items-start gap-2 text-sm text-muted max-sm:min-w-40">
        <Inbox size={16} aria-hidden className="mt-0.5 shrink-0" />
        <p className="flex min-w-0 flex-wrap gap-x-2">
          <span className="sm:group-has-data-findings/answers:sr-only">{text}</span>
          {openNext && count !== undefined && (
            <span className="shrink-0 text-faint tabular-nums">{t('inbox.left', { count })}</span>
          )}
        </p>
      </div>
      <span className="flex items-center gap-2">{children}</span>
    </section>
  );
}

function NextButton(props: { onClick: () => Promise<void>; children: ReactNode }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<SkipForward size={16} aria-hidden />}
      // A button with `isLoading` ignores the second click of a double click, which would otherwise skip two documents.
      isLoading={false}
      {...props}
    />
  );
}

function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { CutText } from '../../ui/display/text/cut-text.tsx';
import { useReminderTitle } from './use-reminder-title.ts';

interface ReminderRowProps {
  reminder: Reminder;
  /** Done, or not done any more. */
  toggle: { label: string; run: (reminder: Reminder) => void };
  when: ReactNode;
  /** Shown beside `when`, those that are not empty. */
  details: string[];
  /** Without what it asks to do, on the page of its document. */
  isOfPage?: boolean | undefined;
  actions?: ReactNode;
}

/** A reminder in a list, with a round button that is checked once it is done. */
export function ReminderRow({
  reminder,
  toggle,
  when,
  details,
  isOfPage,
  actions,
}: ReminderRowProps) {
  const canChange = useCanChange();
  const { organizationId, documentId } = reminder;
  const title = useReminderTitle()(reminder);
  const isDone = reminder.doneAt !== null;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-3">
      {canChange && (
        <button
          type="button"
          aria-label={toggle.label}
          title={toggle.label}
          className={clsx(
            'group relative flex size-5 shrink-0 items-center justify-center rounded-full border transition-colors duration-fast hover:border-accent-strong hover:text-accent-text focus-visible:text-accent-text pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5',
            isDone
              ? 'border-accent-strong bg-accent-soft text-accent-text'
              : 'border-border-strong text-transparent',
          )}
          data-toggle-done
          onClick={(event) => {
            // The second click of a double click would be on this reminder again, or on the next one.
            if (event.detail > 1) return;
            focusNeighbour(event.currentTarget);
            toggle.run(reminder);
          }}
        >
          <Check size={12} aria-hidden />
        </button>
      )}
      <div className="min-w-0 flex-1">
        {!isOfPage && (
          <Link
            to="/organizations/$organizationId/documents/$documentId"
            params={{ organizationId, documentId }}
            dir="auto"
            title={title}
            className="block w-fit max-w-full rounded-sm text-left font-medium underline-offset-4 hover:underline"
          >
            <CutText text={title} />
          </Link>
        )}
        <p className="text-sm wrap-anywhere text-muted">
          {when}
          {details
            .filter((text) => text !== '')
            .map((text) => (
              <Fragment key={text}>
                {' · '}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
        </p>
      </div>
      {canChange && actions && <span className="flex shrink-0">{actions}</span>}
    </li>
  );
}

export function toggleFocused() {
  const row = document.activeElement?.closest('li');
  row?.querySelector<HTMLElement>('[data-toggle-done]')?.click();
}

/** Keeps the focus in the list when the row that has it leaves the list. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[data-toggle-done]')?.focus();
}

import { Pencil, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../button.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import type { ConfirmOptions } from '../overlays/dialogs/confirm.tsx';
import { useConfirmedMutation, type Mutation } from '../overlays/dialogs/use-confirmed-mutation.ts';
import { TableCell, TableHeaderCell } from './table.tsx';

export function RowActionsHeader({ children }: { children: string }) {
  return (
    <TableHeaderCell isActions>
      <VisuallyHidden>{children}</VisuallyHidden>
    </TableHeaderCell>
  );
}

export function RowActions({ children }: { children: ReactNode }) {
  return (
    <TableCell isActions>
      <div className="flex items-center justify-end gap-1">{children}</div>
    </TableCell>
  );
}

type RowButtonProps = Omit<IconButtonProps, 'children' | 'size'>;

/** Links to where the row can be edited, or opens the dialog for it (`opensDialog`). */
export function EditRowButton(props: RowButtonProps) {
  return (
    <IconButton size="sm" {...props}>
      <Pencil size={16} aria-hidden />
    </IconButton>
  );
}

interface DeleteRowButtonProps extends ConfirmOptions {
  'aria-label': string;
  mutation: Mutation<string, unknown>;
  id: string;
  onDeleted: () => unknown;
}

export function DeleteRowButton(props: DeleteRowButtonProps) {
  const { 'aria-label': label, mutation, id, onDeleted, ...question } = props;
  const { button, finalFocus } = useRemovingButton();
  const deletion = useConfirmedMutation(mutation, {
    ...question,
    onSuccess: onDeleted,
    finalFocus,
  });
  return (
    <IconButton
      ref={button}
      data-delete-row
      size="sm"
      variant="danger-ghost"
      aria-label={label}
      title={question.confirmLabel}
      isLoading={deletion.isPending}
      onClick={() => deletion.ask(id)}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}

/** Keeps the focus in the table for a button that asks and then removes its row. */
export function useRemovingButton() {
  const button = useRef<HTMLButtonElement>(null);
  const neighbour = useRef<HTMLElement>(null);
  // The row may leave the table before or after the question has closed.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      neighbour.current = neighbourOf(element);
      if (element === document.activeElement) neighbour.current?.focus();
    };
  }, []);
  return { button, finalFocus: () => button.current ?? neighbour.current };
}

function neighbourOf(button: HTMLElement | null): HTMLElement | null {
  const row = button?.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-delete-row]') ?? null;
}

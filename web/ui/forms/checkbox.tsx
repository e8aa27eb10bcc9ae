import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isLabelHidden?: boolean;
  isIndeterminate?: boolean;
}

export function Checkbox({
  label,
  hint,
  error,
  isLabelHidden,
  isIndeterminate = false,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;

  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isIndeterminate;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };

  return (
    <label
      className={clsx(
        'group/check inline-flex items-start gap-2.5 text-base has-disabled:cursor-not-allowed has-disabled:opacity-50',
        isLabelHidden
          ? 'relative isolate align-middle after:absolute after:-inset-2.5 after:content-[""]'
          : 'pointer-coarse:min-h-10 pointer-coarse:py-2.5',
        className,
      )}
    >
      <span className={clsx('relative z-1 flex size-4 shrink-0', !isLabelHidden && 'mt-0.5')}>
        <input
          type="checkbox"
          {...input}
          ref={attach}
          aria-label={isLabelHidden && typeof label === 'string' ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={clsx(
            'peer size-4 shrink-0 cursor-[inherit] appearance-none rounded-sm border border-border-strong bg-surface transition-colors duration-fast',
            'group-hover/check:border-muted checked:border-accent-strong checked:bg-accent indeterminate:border-accent-strong indeterminate:bg-accent',
            'group-hover/check:checked:border-accent-strong aria-invalid:border-danger',
          )}
        />
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
          className="pointer-events-none absolute inset-0 hidden text-on-accent peer-checked:block peer-indeterminate:hidden"
        >
          <path d="m4.25 8.25 2.5 2.5 5-5.25" />
        </svg>
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden
          className="pointer-events-none absolute inset-0 hidden text-on-accent peer-indeterminate:block"
        >
          <path d="M4.5 8h7" />
        </svg>
      </span>
      {(!isLabelHidden || note) && (
        <span className="flex min-w-0 flex-col">
          {!isLabelHidden && <span>{label}</span>}
          {note && (
            <span id={noteId} className={clsx('text-sm', error ? 'text-danger' : 'text-muted')}>
              {note}
            </span>
          )}
        </span>
      )}
    </label>
  );
}

import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
}

interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label, control, hint and error, connected by ids; the control gets its ids through a function. */
export function Field({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  children,
}: FieldProps & { children: (control: FieldControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'self-start text-sm font-medium text-ink'}
      >
        {label}
        {isRequired && !isLabelHidden && (
          <span aria-hidden className="ml-0.5 text-accent-text">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export const controlStyles = [
  'w-full min-w-0 rounded-md border border-border-strong bg-surface text-base text-ink transition-[border-color,background-color] duration-fast',
  'placeholder:text-faint hover:border-muted',
  'focus-visible:border-focus-ring focus-visible:outline-1 focus-visible:-outline-offset-1',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:border-border disabled:bg-surface-sunken disabled:text-muted',
  'pointer-coarse:text-lg',
].join(' ');

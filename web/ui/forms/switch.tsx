import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  isLabelHidden?: boolean;
}

export function Switch({ label, hint, isLabelHidden, className, ...input }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div
      className={clsx(
        'flex gap-3 has-disabled:opacity-50 pointer-coarse:min-h-10',
        hint ? 'items-start' : 'items-start pointer-coarse:items-center',
        className,
      )}
    >
      <span className="relative flex h-5 w-8 shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          // A checkbox exposes its own state.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          {...input}
          aria-describedby={hint ? hintId : undefined}
          className="peer h-4.5 w-8 cursor-pointer appearance-none pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-2.5 rounded-full border border-border-strong bg-surface-sunken transition-colors duration-base checked:border-accent-strong checked:bg-accent hover:border-muted hover:checked:border-accent-strong disabled:cursor-not-allowed"
        />
        <span className="pointer-events-none absolute left-[3px] size-3 rounded-full bg-muted transition-[translate,background-color] duration-base ease-out peer-checked:translate-x-3.5 peer-checked:bg-on-accent" />
      </span>
      <span className={isLabelHidden ? 'sr-only' : 'flex min-w-0 flex-col'}>
        <label htmlFor={id} className="text-base">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}

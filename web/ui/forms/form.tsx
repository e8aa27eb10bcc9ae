import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { FormBusyContext } from '../form-busy.ts';
import { ignoreRepetition } from '../single-flight.ts';
import { useUiLabels } from '../ui-labels.tsx';
import { useSingleFlight } from '../use-single-flight.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** `none` in a dialog, where body and footer define the layout. */
  layout?: 'stack' | 'none';
  /** The form is busy until the returned promise is settled, and submits nothing else; the promise may reject. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

export function Form({ layout = 'stack', className, onSubmit, ...props }: FormProps) {
  const { run, isBusy } = useSingleFlight();
  return (
    <FormBusyContext value={isBusy}>
      <form
        noValidate
        {...props}
        className={clsx(layout === 'stack' ? 'flex flex-col gap-4' : 'contents', className)}
        ref={ignoreHeldEnter}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a closed dialog must not be submitted again.
          if (event.currentTarget.closest('[data-closed]')) return;
          run(() => onSubmit(event));
        }}
      />
    </FormBusyContext>
  );
}

/** A held Enter key would submit the form again as soon as the previous submission ends. */
function ignoreHeldEnter(form: HTMLFormElement) {
  form.addEventListener('keydown', ignoreRepeatedEnter);
  return () => form.removeEventListener('keydown', ignoreRepeatedEnter);
}

function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) ignoreRepetition(event);
}

/**
 * The error of the whole form under its submit button: a text or an error. Always rendered, so that a change is
 * announced.
 */
export function FormError(props: { error?: unknown; className?: string; children?: ReactNode }) {
  const { error, className, children } = props;
  const { submitErrorMessage } = useUiLabels();
  return (
    <p role="alert" className={clsx('text-sm text-danger empty:hidden', className)}>
      {error == null ? children : submitErrorMessage(error)}
    </p>
  );
}

export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-2 pt-1', className)}>{children}</div>
  );
}

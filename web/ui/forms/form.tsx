import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { FormBusyContext } from '../form-busy.ts';
import { useUiLabels } from '../ui-labels.tsx';
import { useSingleFlight } from '../use-single-flight.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** `none` in a dialog, whose body and footer are its flow. */
  layout?: 'stack' | 'none';
  /** Its promise, which may reject, lasts as long as the submit: until then the form is busy and submits nothing else. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

export function Form({ layout = 'stack', className, onSubmit, onInput, ...props }: FormProps) {
  const { run, allowRepeat, isBusy } = useSingleFlight();
  return (
    <FormBusyContext value={isBusy}>
      <form
        noValidate
        {...props}
        className={clsx(layout === 'stack' ? 'flex flex-col gap-4' : 'contents', className)}
        onInput={(event) => {
          allowRepeat();
          onInput?.(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          run(() => onSubmit(event), event.timeStamp);
        }}
      />
    </FormBusyContext>
  );
}

/**
 * The error of the whole form, under its submit button: a text, or what the submit failed with. Always rendered, so that
 * a change is announced.
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

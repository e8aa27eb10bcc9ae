import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form noValidate {...props} className={clsx('flex flex-col gap-4', className)} />;
}

/** The error of the whole form. Always rendered, so that a change is announced. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-danger empty:hidden">
      {children}
    </p>
  );
}

export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-2 pt-1', className)}>{children}</div>
  );
}

import { clsx } from 'clsx';
import {
  use,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Spinner } from './feedback/spinner.tsx';
import { FormBusyContext } from './form-busy.ts';
import { ignoreRepetition } from './single-flight.ts';
import { useRender } from './use-render.ts';
import { useSingleFlight } from './use-single-flight.ts';

const buttonStyles = [
  'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium',
  'transition-[background-color,border-color,color,box-shadow] duration-fast',
  'disabled:opacity-45 aria-disabled:cursor-default [&_svg]:shrink-0',
];

const variantStyles = {
  primary:
    'border border-accent-strong/55 bg-accent text-on-accent enabled:hover:bg-accent-hover enabled:active:bg-accent-pressed [a&]:hover:bg-accent-hover',
  secondary:
    'border border-border-control bg-surface-raised text-ink enabled:hover:border-border-strong enabled:active:bg-pressed [a&]:hover:border-border-strong data-popup-open:border-border-strong',
  ghost:
    'text-muted enabled:hover:bg-hover enabled:hover:text-ink enabled:active:bg-pressed [a&]:hover:bg-hover [a&]:hover:text-ink data-popup-open:bg-hover data-popup-open:text-ink',
  danger:
    'bg-danger-fill text-on-danger enabled:hover:bg-danger-fill-hover enabled:active:bg-danger-fill-pressed [a&]:hover:bg-danger-fill-hover',
  'danger-outline':
    'border border-border-control bg-surface-raised text-danger enabled:hover:border-danger enabled:active:bg-danger-soft [a&]:hover:border-danger',
  'danger-ghost':
    'text-danger enabled:hover:bg-danger-soft enabled:active:bg-pressed [a&]:hover:bg-danger-soft',
  link: 'text-accent-text underline-offset-4 hover:underline',
};

const sizeStyles = {
  sm: 'h-8 gap-1.5 rounded-md px-2.5 text-sm pointer-coarse:min-h-10',
  md: 'h-9 gap-2 rounded-md px-3.5 text-base pointer-coarse:min-h-10',
  lg: 'h-10 gap-2 rounded-lg px-5 text-base',
};

const iconSizeStyles = {
  sm: 'size-8 rounded-md pointer-coarse:size-10',
  md: 'size-9 rounded-md pointer-coarse:size-10',
};

const inlineStyles =
  'gap-1.5 rounded-sm pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5';

interface SharedProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  variant?: keyof typeof variantStyles;
  /** Also set on buttons that run an action: the second click of a double click is ignored, as on a submit button. */
  isLoading?: boolean;
  /** The button is busy until the returned promise is settled; it may reject. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** An element to render instead of a button: `render={<Link to="/" />}`. */
  render?: ReactElement;
}

export interface ButtonProps extends SharedProps {
  size?: keyof typeof sizeStyles;
  icon?: ReactNode;
  children: ReactNode;
}

export interface IconButtonProps extends SharedProps {
  size?: keyof typeof iconSizeStyles;
  'aria-label': string;
  children: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  children,
  className,
  ...props
}: ButtonProps) {
  return useButton({
    ...props,
    className: clsx(
      buttonStyles,
      variantStyles[variant],
      variant === 'link' ? inlineStyles : sizeStyles[size],
      className,
    ),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}

export function IconButton({
  variant = 'ghost',
  size = 'md',
  className,
  ...props
}: IconButtonProps) {
  return useButton({
    ...props,
    className: clsx(buttonStyles, variantStyles[variant], iconSizeStyles[size], className),
  });
}

function useButton({
  render,
  isLoading,
  children,
  onClick,
  onKeyDown,
  type = 'button',
  ref,
  ...props
}: SharedProps & { children: ReactNode }) {
  const isFormBusy = use(FormBusyContext);
  const { run, isBusy } = useSingleFlight();
  const isWaiting = isLoading || isBusy || (type === 'submit' && isFormBusy);
  const acts = isLoading !== undefined && onClick !== undefined;
  const isGuarded = acts || type === 'submit';
  const content = isWaiting ? (
    <>
      <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      <Spinner className="absolute" />
    </>
  ) : (
    children
  );

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignoreRepetition(event)) return;
    if (acts) run(() => onClick(event));
    else onClick?.(event);
  };
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' || event.key === ' ') ignoreRepetition(event);
  };

  return useRender('button', render, {
    ...(render ? {} : { type }),
    ...props,
    ref,
    onClick: isWaiting ? ignoreClick : isGuarded ? click : onClick,
    onKeyDown: isGuarded ? pressKey : onKeyDown,
    'aria-busy': isWaiting || undefined,
    'aria-disabled': isWaiting || props['aria-disabled'],
    children: content,
  });
}

// Not disabled while loading, as it would lose the focus while the form is sent.
function ignoreClick(event: MouseEvent) {
  event.preventDefault();
}

import { clsx } from 'clsx';

interface ProgressProps {
  label: string;
  /** 0 to 1. */
  value: number;
}

export function Progress({ label, value }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={Math.min(1, Math.max(0, value))}
      className={clsx(
        'block h-1 w-full text-accent-strong appearance-none overflow-hidden rounded-full bg-pressed',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-slow',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
      )}
    />
  );
}

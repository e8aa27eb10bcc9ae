import { clsx } from 'clsx';

export function LogoMark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden
      className={clsx('shrink-0', className)}
    >
      <path
        d="M11.5 3.7V3a1 1 0 0 1 1-1h8L26 7.5v6.2h-3.2V9.5L17 3.7zM22.8 20.3H26V26a2 2 0 0 1-2 2h-1.2z"
        className="fill-ink opacity-50"
      />
      <path
        d="M6 7a2 2 0 0 1 2-2h8.5l5 5v3.7H6zM6 20.3h15.5V28a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z"
        className="fill-ink"
      />
      <rect x="3.5" y="14.8" width="25" height="4.4" rx="2.2" className="fill-accent" />
    </svg>
  );
}

export function Logo({ size = 24 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark size={size} />
      <span className="font-serif text-xl font-semibold tracking-tight">Sheaf</span>
    </span>
  );
}

import { cx } from 'class-variance-authority'

/** The mark: sheets of paper, bundled like a sheaf of wheat. */
export function LogoMark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden className={cx('shrink-0', className)}>
      <g className="fill-ink" >
        <path opacity="0.5" d="M5.1 6.9a1.6 1.6 0 0 1 1.1-2l4.3-1.2 5 15.4-2.2 9-5.6-1.5 3.3-5.4z" />
        <path opacity="0.5" d="M26.9 6.9a1.6 1.6 0 0 0-1.1-2l-4.3-1.2-5 15.4 2.2 9 5.6-1.5-3.3-5.4z" />
        <path d="M12 3.6A1.6 1.6 0 0 1 13.6 2h4.8A1.6 1.6 0 0 1 20 3.6L18.6 18.5v5L20 30h-8l1.4-6.5v-5z" />
      </g>
      <rect x="9.5" y="18" width="13" height="4.4" rx="2.2" className="fill-accent" />
    </svg>
  )
}

export function Logo({ size = 24 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark size={size} />
      <span className="font-serif text-xl font-semibold tracking-tight">Sheaf</span>
    </span>
  )
}

import { cx } from 'class-variance-authority'

export interface ProgressProps {
  label: string
  /** 0 to 1. */
  value: number
  tone?: 'accent' | 'danger' | 'success'
}

const tones = { accent: 'bg-accent-strong', danger: 'bg-danger', success: 'bg-success' }

export function Progress({ label, value, tone = 'accent' }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100} className="h-1 w-full overflow-hidden rounded-full bg-pressed">
      <div style={{ width: `${percent}%` }} className={cx('h-full rounded-full transition-[width] duration-slow ease-out', tones[tone])} />
    </div>
  )
}

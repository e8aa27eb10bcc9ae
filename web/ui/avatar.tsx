import { cva } from 'class-variance-authority'
import { initialsOf } from './initials.ts'

const avatarStyles = cva('inline-flex shrink-0 select-none items-center justify-center overflow-hidden font-medium', {
  variants: {
    shape: { round: 'rounded-full bg-accent-soft text-accent-text', square: 'rounded-lg bg-surface-raised font-serif text-ink ring-1 ring-border' },
    size: { sm: 'size-6 text-xs', md: 'size-8 text-sm', lg: 'size-10 text-base' },
  },
})

export interface AvatarProps {
  name: string
  imageUrl?: string | null
  /** Round for people, square for organizations. */
  shape?: 'round' | 'square'
  size?: 'sm' | 'md' | 'lg'
}

/** Decorative: the name stands beside it or is the label of what holds it. */
export function Avatar({ name, imageUrl, shape = 'round', size = 'md' }: AvatarProps) {
  return (
    <span aria-hidden className={avatarStyles({ shape, size })}>
      {imageUrl ? <img src={imageUrl} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  )
}

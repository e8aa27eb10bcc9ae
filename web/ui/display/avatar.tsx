import { cva } from 'class-variance-authority';
import { initialsOf } from './initials.ts';

const avatarStyles = cva(
  'inline-flex shrink-0 select-none items-center justify-center overflow-hidden font-medium',
  {
    variants: {
      shape: {
        round: 'rounded-full bg-accent-soft text-accent-text',
        square: 'rounded-lg bg-surface-raised font-serif text-ink ring-1 ring-border',
      },
      size: { sm: 'size-6 text-xs', md: 'size-8 text-sm', lg: 'size-10 text-base' },
    },
  },
);

export interface AvatarProps {
  name: string;
  /** Round for people, square for organizations. */
  shape?: 'round' | 'square';
  size?: 'sm' | 'md' | 'lg';
}

/**
 * Decorative: the name is shown beside it or labels its container. The initials are drawn by the style sheet, so that
 * they are not part of the text of a button or link.
 */
export function Avatar({ name, shape = 'round', size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={avatarStyles({ shape, size, className: 'before:content-[attr(data-initials)]' })}
    />
  );
}

import { clsx } from 'clsx';
import { initialsOf } from './initials.ts';

const shapeStyles = {
  round: 'rounded-full bg-accent-soft text-accent-text',
  square: 'rounded-lg bg-surface-raised font-serif text-ink ring-1 ring-border',
};

const sizeStyles = { sm: 'size-6 text-xs', md: 'size-8 text-sm', lg: 'size-10 text-base' };

interface AvatarProps {
  name: string;
  shape?: keyof typeof shapeStyles;
  size?: keyof typeof sizeStyles;
}

/**
 * Decorative: the name is shown beside it or labels its container. The initials are generated content of the style
 * sheet, so that they are not part of the text of a button or link.
 */
export function Avatar({ name, shape = 'round', size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={clsx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden font-medium before:content-[attr(data-initials)]',
        shapeStyles[shape],
        sizeStyles[size],
      )}
    />
  );
}

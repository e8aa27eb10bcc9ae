import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface ScrollBoxProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> {
  label: string;
  /** Not every element supports the role: a section may not be a text box, for instance. */
  role?: 'textbox';
}

/** Long content that scrolls on its own; `className` limits its height. */
export function ScrollBox({ label, className, ...section }: ScrollBoxProps) {
  // The types of the two elements differ only in their refs.
  const Element = (section.role ? 'div' : 'section') as 'section';
  return (
    <Element
      {...section}
      aria-label={label}
      // Scrolls, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('overflow-auto focus-visible:-outline-offset-2', className)}
    />
  );
}

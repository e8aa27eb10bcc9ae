import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { CutText } from './text/cut-text.tsx';
import { useRender } from '../use-render.ts';

interface TagBadgeProps {
  name: string;
  /** The tag's colour, `#rrggbb`. */
  color: string;
  /** Not truncated, as in a list of tags. */
  isWhole?: boolean;
  render?: ReactElement;
  onRemove?: () => void;
  removeLabel?: string;
}

/**
 * The colour is a dot and a faint tint; the text keeps the ink colour, so that every tag is readable in both themes.
 * Edges are neither black nor white, as one theme has each as its background.
 */
export function TagBadge(props: TagBadgeProps) {
  const { name, color, isWhole, render, onRemove, removeLabel } = props;
  const label = useRender('span', render, {
    className:
      'flex min-w-0 items-center gap-1.5 rounded-full outline-offset-1 [a&]:after:absolute [a&]:after:inset-0 [a&]:after:rounded-full pointer-coarse:[a&]:after:-inset-y-2.5',
    children: (
      <>
        <TagDot color={color} />
        <span className="min-w-0" title={name}>
          <CutText text={name} />
        </span>
      </>
    ),
  });

  return (
    <span
      style={{ '--tag': color } as CSSProperties}
      className={clsx(
        'relative inline-flex h-5.5 items-center gap-1 rounded-full border border-[color-mix(in_oklab,oklch(from_var(--tag)_clamp(0.45,l,0.75)_c_h)_30%,var(--border-control))] bg-[color-mix(in_oklab,var(--tag)_14%,var(--surface))] pr-2 pl-1.5 text-xs text-ink transition-colors duration-fast has-[a:hover]:border-border-strong',
        isWhole ? 'max-w-full' : 'max-w-[min(12rem,100%)]',
      )}
    >
      {label}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-mr-1.5 flex size-4 items-center justify-center rounded-full text-muted after:absolute after:-inset-y-2 after:right-0 after:w-7 hover:bg-pressed hover:text-ink"
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}

export function TagDot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      style={{ '--tag': color } as CSSProperties}
      className="size-2 shrink-0 rounded-full border border-[oklch(from_var(--tag)_clamp(0.45,l,0.75)_c_h)] bg-(--tag)"
    />
  );
}

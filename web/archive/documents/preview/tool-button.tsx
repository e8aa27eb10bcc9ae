import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';

interface ToolButtonProps {
  icon: LucideIcon;
  label: string;
  shortcut?: string;
  isPressed?: boolean;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}

export function ToolButton({
  icon: Icon,
  label,
  shortcut,
  isPressed,
  className,
  ...button
}: ToolButtonProps) {
  return (
    <IconButton
      size="sm"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={isPressed}
      className={clsx(isPressed && 'bg-pressed text-ink', className)}
      {...button}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { toast } from './feedback/toasts/toast.ts';
import { useUiLabels } from './ui-labels.tsx';

const feedbackMs = 2000;

interface CopyButtonProps {
  value: string;
  label: string;
  copiedLabel: string;
  isIconOnly?: boolean;
  onCopied?: () => void;
  variant?: 'secondary' | 'ghost' | 'primary';
}

export function CopyButton({
  value,
  label,
  copiedLabel,
  isIconOnly,
  onCopied,
  variant = 'secondary',
}: CopyButtonProps) {
  const labels = useUiLabels();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), feedbackMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      onCopied?.();
    } catch {
      // Browsers have no clipboard without https.
      toast.error(labels.copyFailed);
    }
  };

  const text = isCopied ? copiedLabel : label;
  const icon = isCopied ? (
    <Check size={16} aria-hidden className="text-success" />
  ) : (
    <Copy size={16} aria-hidden />
  );

  if (isIconOnly) {
    return (
      <IconButton size="sm" variant={variant} aria-label={text} onClick={copy}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button variant={variant} icon={icon} onClick={copy}>
      <span aria-live="polite">{text}</span>
    </Button>
  );
}

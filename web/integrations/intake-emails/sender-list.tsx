import { X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';

interface SenderListProps {
  senders: readonly string[];
  removeLabel: (sender: string) => string;
  isBusy: boolean;
  onRemove: (sender: string) => void;
}

export function SenderList({ senders, removeLabel, isBusy, onRemove }: SenderListProps) {
  return (
    <ul className="divide-y divide-border rounded-lg border border-border">
      {senders.map((sender) => (
        <li key={sender} className="flex items-center gap-2 py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 text-sm wrap-anywhere">{sender}</span>
          <IconButton
            size="sm"
            aria-label={removeLabel(sender)}
            disabled={isBusy}
            onClick={() => onRemove(sender)}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { SkeletonRows } from './skeleton.tsx';

/** The place of a list that is on its way. */
export function ListLoading({ label }: { label: string }) {
  return (
    <output aria-busy aria-label={label} className="block">
      <SkeletonRows />
    </output>
  );
}

export interface ListErrorProps {
  title: string;
  message: string;
  retryLabel: string;
  onRetry: () => void;
}

/** The place of a list that could not be loaded. */
export function ListError({ title, message, retryLabel, onRetry }: ListErrorProps) {
  return (
    <div role="alert">
      <Callout
        tone="danger"
        title={title}
        actions={
          <Button size="sm" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {message}
      </Callout>
    </div>
  );
}

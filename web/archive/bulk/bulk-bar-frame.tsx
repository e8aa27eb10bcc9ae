import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { takeCorner } from '../../ui/layout/corner.ts';
import { leaveFocusToHeading } from '../../ui/layout/page-heading.ts';

interface BulkBarFrameProps {
  count: number;
  isCapped?: boolean;
  onClear: () => void;
  sum?: ReactNode;
  selectAll?: ReactNode;
  children: ReactNode;
}

/**
 * The bar at the bottom of a list while documents are selected. It has the width of the list, so that its buttons do
 * not move when the sum arrives.
 */
export function BulkBarFrame(props: BulkBarFrameProps) {
  const { count, isCapped = false, onClear, sum, selectAll, children } = props;
  const { t } = useTranslation();
  useCommand({ subject: 'selection', label: t('documents.bulk.clear'), icon: X, run: onClear });
  return (
    <section
      aria-label={t('documents.bulk.label')}
      ref={takeCorner}
      data-takes-corner
      className="sticky bottom-4 z-sticky flex flex-wrap items-center gap-2 self-stretch rounded-xl bg-surface-raised p-2 shadow-popover"
    >
      <IconButton size="sm" aria-label={t('documents.bulk.clear')} onClick={onClear}>
        <X size={16} aria-hidden />
      </IconButton>
      <span className="text-sm font-medium tabular-nums" aria-live="polite">
        {isCapped
          ? t('documents.bulk.selected-many', { count })
          : t('documents.bulk.selected', { count })}
      </span>
      {sum}
      {selectAll}
      {/* On a phone, there is room for the words only. */}
      <div
        ref={leaveFocusToHeading}
        className="flex flex-wrap items-center gap-2 max-sm:[&_.lucide]:hidden sm:ml-4"
      >
        {children}
      </div>
    </section>
  );
}

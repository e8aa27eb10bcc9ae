import {
  ArrowLeft,
  ArrowRight,
  FileOutput,
  Redo2,
  RotateCcw,
  RotateCw,
  Scissors,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { Organiser, OrganiserAction } from './use-organiser.ts';

const icons: Record<OrganiserAction, LucideIcon> = {
  'turn-left': RotateCcw,
  'turn-right': RotateCw,
  earlier: ArrowLeft,
  later: ArrowRight,
  mark: Scissors,
  extract: FileOutput,
  remove: Trash2,
  undo: Undo2,
  redo: Redo2,
};

const keys: Record<OrganiserAction, string> = {
  'turn-left': 'L',
  'turn-right': 'R',
  earlier: 'Alt ←',
  later: 'Alt →',
  mark: 'S',
  extract: 'E',
  remove: 'Del',
  undo: 'Ctrl Z',
  redo: 'Ctrl Y',
};

const ofSelection = [
  'turn-left',
  'turn-right',
  'earlier',
  'later',
  'mark',
  'extract',
  'remove',
] as const;
const ofHistory = ['undo', 'redo'] as const;

interface OrganiserBarProps {
  organiser: Organiser;
  children: ReactNode;
}

export function OrganiserBar({ organiser, children }: OrganiserBarProps) {
  const { t } = useTranslation();
  const { pages, selection } = organiser;
  const count = selection.selected.size;
  const isAll = count === pages.length;
  return (
    <div
      role="toolbar"
      aria-label={t('document-pages.toolbar')}
      className="flex flex-wrap items-center gap-x-1 gap-y-1.5 border-b border-border px-4 py-2"
    >
      {ofSelection.map((action) => (
        <ActionButton key={action} action={action} organiser={organiser} isOffered={count > 0} />
      ))}
      <span aria-hidden className="mx-1 h-5 w-px bg-border max-sm:hidden" />
      <span className="flex items-center gap-1">
        {ofHistory.map((action) => (
          <ActionButton key={action} action={action} organiser={organiser} isOffered />
        ))}
      </span>
      <span className="mr-1 ml-2 text-sm text-muted tabular-nums">
        {count > 0
          ? t('document-pages.selected', { count, total: pages.length })
          : t('document-pages.count', { count: pages.length })}
      </span>
      <Button
        variant="link"
        className="text-sm"
        onClick={isAll ? selection.clear : selection.selectAll}
      >
        {t(isAll ? 'document-pages.select-none' : 'document-pages.select-all')}
      </Button>
      <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        {children}
      </div>
    </div>
  );
}

interface ActionButtonProps {
  action: OrganiserAction;
  organiser: Organiser;
  isOffered: boolean;
}

function ActionButton({ action, organiser, isOffered }: ActionButtonProps) {
  const { t } = useTranslation();
  const run = isOffered ? organiser.actions[action] : undefined;
  const Icon = icons[action];
  const label = t(`document-pages.action.${action}`);
  return (
    <IconButton
      size="sm"
      variant={action === 'remove' ? 'danger-ghost' : 'ghost'}
      aria-label={label}
      title={`${label} (${keys[action]})`}
      // Stays focusable, so that the focus is not lost when a moved page reaches the end.
      aria-disabled={run === undefined}
      className="aria-disabled:opacity-45"
      onClick={() => run?.()}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

import { CheckCheck } from 'lucide-react';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { useMarkLookedAt } from './inbox-api.ts';

export function MarkLookedAtButton(props: {
  organizationId: string;
  filters: BulkFilter[];
  onDone: () => void;
}) {
  const { organizationId, filters, onDone } = props;
  const { t } = useTranslation();
  const { mark, isPending } = useMarkLookedAt(organizationId);
  const run = () => void mark(filters).then(onDone, () => undefined);
  useCommand({ subject: 'selection', label: t('inbox.bulk.action'), icon: CheckCheck, run });
  return (
    <Button
      size="sm"
      icon={<CheckCheck size={16} aria-hidden />}
      isLoading={isPending}
      onClick={run}
    >
      <span className="max-sm:hidden">{t('inbox.bulk.action')}</span>
      {/* On a phone, all actions have to fit into three lines. */}
      <span className="sm:hidden">{t('inbox.bulk.short')}</span>
    </Button>
  );
}

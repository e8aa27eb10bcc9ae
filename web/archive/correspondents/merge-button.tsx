import { Merge } from 'lucide-react';
import { useState } from 'react';
import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useRemovingButton } from '../../ui/lists/row-actions.tsx';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';
import { Picker } from '../../ui/pickers/picker.tsx';
import { useMergeCorrespondent } from './correspondent-api.ts';
import { correspondentOption } from './correspondent-option.ts';

interface MergeButtonProps {
  correspondent: Correspondent;
  all: readonly Correspondent[];
}

export function MergeButton({ correspondent, all }: MergeButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = useConfirm();
  const { button, finalFocus } = useRemovingButton();
  const { id, name, organizationId } = correspondent;
  const merge = useMergeCorrespondent(organizationId);
  const ask = async ([targetId]: string[]) => {
    setIsOpen(false);
    const target = all.find((each) => each.id === targetId);
    if (!target) return;
    const names = { name, target: target.name };
    const isSure = await confirm({
      title: t('correspondents.merge.title', names),
      description: t('correspondents.merge.description', names),
      confirmLabel: t('correspondents.merge.confirm'),
      isDestructive: true,
      finalFocus,
    });
    if (!isSure) return;
    merge.mutate(
      { correspondentId: id, intoCorrespondentId: target.id },
      { onSuccess: () => toast.success(t('correspondents.merged', names)) },
    );
  };
  return (
    <Picker
      label={t('correspondents.merge.into', { name })}
      placeholder={t('correspondents.find')}
      emptyLabel={t('correspondents.none')}
      options={all.filter((each) => each.id !== id).map(correspondentOption)}
      value={[]}
      onValueChange={(next) => void ask(next)}
      open={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      trigger={
        <IconButton
          ref={button}
          size="sm"
          aria-label={t('correspondents.merge.into', { name })}
          title={t('correspondents.merge.confirm')}
          isLoading={merge.isPending}
        >
          <Merge size={16} aria-hidden />
        </IconButton>
      }
    />
  );
}

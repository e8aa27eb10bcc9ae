import { useQuery } from '@tanstack/react-query';
import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { tagsQuery } from '../../tags/tag-api.ts';
import { useTagChoice } from '../../tags/use-tag-choice.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommand } from '../../../ui/keyboard/commands.ts';
import { Picker } from '../../../ui/pickers/picker.tsx';
import { nextChoice, tagStateOf, type TagChoice } from './tag-states.ts';

interface BulkTagPickerProps {
  organizationId: string;
  /** The selected documents that are loaded, in their current state; `isComplete` if these are all. */
  known: readonly DocumentSummary[];
  isComplete: boolean;
  isPending: boolean;
  onApply: (change: { addTagIds: string[]; removeTagIds: string[] }) => void;
}

export function BulkTagPicker(props: BulkTagPickerProps) {
  const { organizationId, known, isComplete, isPending, onApply } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, TagChoice>>(new Map());
  const { data: tags = [] } = useQuery(tagsQuery(organizationId));
  const choice = useTagChoice(organizationId, ({ id }) =>
    setChoices((before) => new Map(before).set(id, 'add')),
  );
  const states = new Map(tags.map((tag) => [tag.id, tagStateOf(tag, known, isComplete)]));
  const isOn = (id: string) =>
    choices.has(id) ? choices.get(id) === 'add' : states.get(id) === 'on';
  const value = tags.map(({ id }) => id).filter(isOn);

  const toggle = (next: string[]) => {
    const after = new Map(choices);
    for (const { id } of tags) {
      if (next.includes(id) === value.includes(id)) continue;
      const chosen = nextChoice(states.get(id) ?? 'off', choices.get(id));
      if (chosen) after.set(id, chosen);
      else after.delete(id);
    }
    setChoices(after);
  };

  const changeOpen = (next: boolean) => {
    // An open picker may report that it opens again.
    if (next !== isOpen) setChoices(new Map());
    setIsOpen(next);
  };
  useCommand({
    subject: 'selection',
    label: t('documents.bulk.tags'),
    icon: TagIcon,
    run: () => setIsOpen(true),
  });
  const idsOf = (choice: TagChoice) =>
    [...choices].filter(([, chosen]) => chosen === choice).map(([id]) => id);

  return (
    <Picker
      {...choice}
      options={choice.options.map(({ value: id, label, leading }) => ({
        value: id,
        label,
        leading,
        mixedLabel:
          states.get(id) === 'mixed' && !choices.has(id) ? t('documents.bulk.on-some') : undefined,
      }))}
      label={t('documents.bulk.tags')}
      open={isOpen}
      onOpenChange={changeOpen}
      value={value}
      onValueChange={toggle}
      trigger={
        <Button size="sm" icon={<TagIcon size={16} aria-hidden />} isLoading={isPending}>
          {t('documents.bulk.tags')}
        </Button>
      }
      footer={
        <Button
          size="sm"
          variant="primary"
          className="w-full"
          disabled={choices.size === 0}
          onClick={() => {
            onApply({ addTagIds: idsOf('add'), removeTagIds: idsOf('remove') });
            changeOpen(false);
          }}
        >
          {t('documents.bulk.apply-tags')}
        </Button>
      }
    />
  );
}

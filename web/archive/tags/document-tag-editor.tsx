import { useQuery } from '@tanstack/react-query';
import { Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentTag } from '../../../shared/archive/tags/tag.ts';
import { tagsQuery, useSwitchTag } from './tag-api.ts';
import { useTagChoice } from './use-tag-choice.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { Picker } from '../../ui/pickers/picker.tsx';
import { DocumentTags } from './document-tags.tsx';

export function DocumentTagEditor({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const { data: tags = [] } = useQuery(tagsQuery(organizationId));
  const switchTag = useSwitchTag({ organizationId, documentId });
  const current = document.tags.map(({ id }) => id);
  const [isOpen, setIsOpen] = useState(false);
  useCommand({
    subject: 'document',
    label: t('documents.add-tag'),
    icon: Tag,
    run: () => setIsOpen(true),
  });

  const change = ({ id, name, color }: DocumentTag, isOn: boolean) =>
    switchTag.mutate({ tag: { id, name, color }, isOn });
  const choice = useTagChoice(organizationId, (tag) => change(tag, true));

  const choose = (next: string[]) => {
    for (const tag of tags) {
      const isOn = next.includes(tag.id);
      if (isOn !== current.includes(tag.id)) change(tag, isOn);
    }
  };

  return (
    <DocumentTags document={document} onRemove={(tag) => change(tag, false)}>
      <Picker
        {...choice}
        label={t('documents.add-tag')}
        open={isOpen}
        onOpenChange={setIsOpen}
        value={current}
        onValueChange={choose}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            className={
              current.length === 0 ? '-ml-2.5 max-sm:justify-start' : 'max-sm:gap-0 max-sm:px-3'
            }
            icon={<Plus size={16} aria-hidden />}
          >
            <span className={current.length > 0 ? 'max-sm:sr-only' : 'truncate'}>
              {t('documents.add-tag')}
            </span>
          </Button>
        }
      />
    </DocumentTags>
  );
}

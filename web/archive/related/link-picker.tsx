import { useQuery } from '@tanstack/react-query';
import { Link } from 'lucide-react';
import { useState } from 'react';
import type { RelatedDocument } from '../../../shared/archive/related/related.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import { useDebounced } from '../../ui/forms/use-debounced.ts';
import { Picker } from '../../ui/pickers/picker.tsx';
import { documentsQuery } from '../documents/document-api.ts';
import { listStateOf } from '../documents/document-list-search.ts';

const searchDelayMs = 200;
const offeredDocuments = 50;

interface LinkPickerProps {
  organizationId: string;
  exceptIds: readonly string[];
  onChoose: (document: RelatedDocument) => void;
}

export function LinkPicker({ organizationId, exceptIds, onChoose }: LinkPickerProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), searchDelayMs);
  const { data, isPending } = useQuery({
    ...documentsQuery(organizationId, listStateOf({ pageSize: offeredDocuments, q })),
    enabled: isOpen,
  });
  const documents = (data?.documents ?? []).filter(({ id }) => !exceptIds.includes(id));
  const choose = ([id]: string[]) => {
    const chosen = documents.find((document) => document.id === id);
    setIsOpen(false);
    if (chosen) onChoose(chosen);
  };
  return (
    <Picker
      label={t('related.add')}
      placeholder={t('fields.value.document')}
      emptyLabel={t(isPending ? 'common.loading' : 'fields.value.none')}
      options={documents.map(({ id, name, mimeType }) => ({
        value: id,
        label: name,
        leading: <FileTypeIcon mimeType={mimeType} size="sm" />,
      }))}
      value={[]}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={setIsOpen}
      onSearch={setSearch}
      isSearched
      align="end"
      className="w-80"
      trigger={
        <Button variant="ghost" size="sm" icon={<Link size={16} aria-hidden />}>
          {t('related.add')}
        </Button>
      }
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveBlob } from '../../../browser/save-file.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ContainedEntry } from '../../../reading/views/file-view.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import {
  containedQuery,
  useViewTexts,
  type ViewSource,
} from '../../documents/preview/views/view-queries.ts';

export function SaveButton({ source, file }: { source: ViewSource; file: ContainedEntry }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const texts = useViewTexts();
  const { name, index } = file;
  const label = t('preview.panel.save', { name });
  const save = async () => {
    const content = await queryClient
      .fetchQuery(containedQuery(source, { index, texts }))
      .catch(() => null);
    if (!content) return toast.error(t('preview.panel.save-failed', { name }));
    saveBlob(new Blob([content.bytes], { type: 'application/octet-stream' }), name);
  };
  return (
    <IconButton size="sm" aria-label={label} title={label} onClick={() => void save()}>
      <Download size={16} aria-hidden />
    </IconButton>
  );
}

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { UploadItem } from '../queue/upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { groupUploads, type UploadKind } from '../queue/upload-summary.ts';

/** The groups in their order, with the number of rows that a long list shows at first. */
const firstRows: Record<UploadKind, number> = {
  uploading: Infinity,
  failed: 50,
  duplicate: 50,
  restored: 50,
  pending: 5,
  uploaded: 0,
};
const kinds = Object.keys(firstRows) as UploadKind[];

const shortLength = 10;
const moreRows = 100;

interface UploadListProps {
  items: readonly UploadItem[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Running uploads come first and finished ones last; of thousands of files, only some rows are rendered. */
export function UploadList({ items, ...actions }: UploadListProps) {
  const groups = groupUploads(items);
  const isShort = items.length <= shortLength;
  return (
    <ul className="max-h-[450px] min-h-0 divide-y divide-border overflow-y-auto overscroll-contain border-t border-border [@media(max-height:30rem)]:max-h-none [@media(max-height:30rem)]:shrink-0 [@media(max-height:30rem)]:overflow-visible">
      {kinds.map((kind) => (
        <UploadGroup
          key={kind}
          kind={kind}
          items={groups[kind] ?? []}
          firstRows={isShort ? shortLength : firstRows[kind]}
          {...actions}
        />
      ))}
    </ul>
  );
}

function UploadGroup(props: UploadListProps & { kind: UploadKind; firstRows: number }) {
  const { kind, items, firstRows, onCancel, onRetry } = props;
  const { t } = useTranslation();
  const [extraRows, setExtraRows] = useState(0);
  const shown = items.slice(0, firstRows + extraRows);
  const hidden = items.length - shown.length;
  return (
    <>
      {shown.map((item) => (
        <UploadRow key={item.id} item={item} onCancel={onCancel} onRetry={onRetry} />
      ))}
      {hidden > 0 && (
        <li className="px-2 py-1">
          <Button
            size="sm"
            variant="ghost"
            icon={<ChevronDown size={14} aria-hidden />}
            onClick={() => setExtraRows(extraRows + moreRows)}
          >
            {kind === 'uploaded' && shown.length === 0
              ? t('upload.title.done', { count: hidden })
              : t('common.show-more', { count: hidden })}
          </Button>
        </li>
      )}
    </>
  );
}

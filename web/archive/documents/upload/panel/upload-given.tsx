import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { refreshOrganization } from '../../../../api/queries/live-organization.ts';
import { errorToast } from '../../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFieldText } from '../../../fields/text/use-field-text.ts';
import { takeValuesBack, type GivenUpload } from '../values/give-values.ts';
import type { GivenValues } from '../values/upload-into.ts';
import type { UploadItem } from '../queue/upload-queue.ts';

export function UploadGiven({ items }: { items: readonly UploadItem[] }) {
  const [undoneIds, setUndoneIds] = useState<ReadonlySet<string>>(new Set());
  const uploads = items.flatMap((item): GivenUpload[] => {
    if (item.status !== 'success' || !item.given || undoneIds.has(item.document.id)) return [];
    const { organizationId, document, given } = item;
    return [{ organizationId, documentId: document.id, given }];
  });
  const groups = Map.groupBy(uploads, ({ organizationId, given }) =>
    JSON.stringify([organizationId, { ...given, before: undefined }]),
  );
  return [...groups].map(([key, group]) => (
    <GivenLine
      key={key}
      uploads={group}
      onUndone={() =>
        setUndoneIds((ids) => new Set([...ids, ...group.map(({ documentId }) => documentId)]))
      }
    />
  ));
}

function GivenLine({ uploads, onUndone }: { uploads: GivenUpload[]; onUndone: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const names = useNames();
  const undo = useMutation({
    mutationFn: takeValuesBack,
    onSuccess: onUndone,
    onError: errorToast(),
    onSettled: () => {
      for (const id of new Set(uploads.map(({ organizationId }) => organizationId))) {
        void refreshOrganization(queryClient, id);
      }
    },
  });
  const [first] = uploads;
  if (!first) return null;
  return (
    <div className="flex shrink-0 items-center justify-between gap-3 border-t border-border px-4 py-2">
      <output className="min-w-0 text-sm text-muted wrap-anywhere">
        {t('upload.given', {
          count: uploads.length,
          view: first.given.viewName,
          names: names(first.given),
        })}
      </output>
      <Button
        size="sm"
        variant="ghost"
        icon={<Undo2 size={14} aria-hidden />}
        isLoading={undo.isPending}
        onClick={() => undo.mutateAsync(uploads).catch(() => undefined)}
      >
        {t('documents.undo')}
      </Button>
    </div>
  );
}

function useNames() {
  const textOf = useFieldText();
  return ({ tags, values, fields }: GivenValues): string[] => [
    ...Object.entries(values).flatMap(([field, value]) => textOf(field, value) ?? []),
    ...fields.map(
      ({ name, type, value, text }) =>
        `${name}: ${text ?? textOf(name, Array.isArray(value) ? null : value, type) ?? ''}`,
    ),
    ...tags.map(({ name }) => name),
  ];
}

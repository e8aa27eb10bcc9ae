import type { RelatedDocument } from '../../../shared/archive/related/related.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { useChangePair } from './related-api.ts';
import type { PairChange } from './with-pair-change.ts';

export function usePairChanges(address: DocumentAddress) {
  const { t } = useTranslation();
  const { mutate } = useChangePair(address);

  const change = (made: PairChange, { undo, title }: { undo: PairChange; title: string }) =>
    mutate(made, {
      onSuccess: () =>
        toast.success(title, {
          description: made.other.name,
          action: { label: t('documents.undo'), onClick: () => mutate(undo) },
        }),
    });

  return {
    link: (other: RelatedDocument) =>
      change(
        { other, kind: 'linked' },
        { undo: { other, kind: 'linked', isUndone: true }, title: t('related.linked') },
      ),
    /** Also prevents it from being proposed, as it would reappear at once. */
    remove: (other: RelatedDocument) =>
      change(
        { other, kind: 'unrelated' },
        { undo: { other, kind: 'linked' }, title: t('related.removed') },
      ),
    refuse: (other: RelatedDocument) =>
      change(
        { other, kind: 'unrelated' },
        { undo: { other, kind: 'unrelated', isUndone: true }, title: t('related.refused') },
      ),
  };
}

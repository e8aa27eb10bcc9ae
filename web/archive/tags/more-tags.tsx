import { useTranslation } from '../../i18n/use-translation.ts';

/** How many more tags, or options, there are than are shown; their names as a title. */
export function MoreTags({ names }: { names: string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <span
      className="px-1 text-xs leading-5.5 text-muted"
      title={t('common.list', { items: names })}
    >
      {t('documents.more-tags', { count: names.length })}
    </span>
  );
}

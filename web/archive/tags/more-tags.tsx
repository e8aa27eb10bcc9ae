import { useTranslation } from '../../i18n/use-translation.ts';

/** The number of tags or options that are not shown; their names are the title. */
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

import { queryOptions } from '@tanstack/react-query';
import { dateLocale } from '../../../../i18n/formats/date-locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ViewTexts } from '../../../../reading/views/file-view.ts';
import { requestContained, requestView } from '../../../../reading/views/request-view.ts';

/** Where the bytes of a file come from never changes: `key` says it. */
export type ViewSource = {
  key: readonly unknown[];
  mimeType: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** What is shown of a file, in the language of its reader. */
export function viewQuery({ key, mimeType, bytes }: ViewSource, texts: ViewTexts) {
  return queryOptions({
    queryKey: ['file-view', key, texts.locale],
    queryFn: ({ signal }) => requestView({ bytes, mimeType, texts }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A file in the message that is shown; null where it cannot be read. */
export function containedQuery(
  { key, mimeType, bytes }: ViewSource,
  { index, texts }: { index: number; texts: ViewTexts },
) {
  return queryOptions({
    queryKey: ['contained-file', key, index],
    queryFn: ({ signal }) => requestContained({ bytes, mimeType, texts, index }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useViewTexts(): ViewTexts {
  const { t, i18n } = useTranslation();
  return {
    locale: dateLocale(i18n.language),
    from: t('preview.mail.from'),
    to: t('preview.mail.to'),
    cc: t('preview.mail.cc'),
    date: t('preview.mail.date'),
    quoted: t('preview.mail.quoted'),
  };
}

import { queryOptions } from '@tanstack/react-query';
import { dateLocale } from '../../../../i18n/formats/date-locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ViewTexts } from '../../../../reading/views/file-view.ts';
import { requestContained, requestView } from '../../../../reading/views/request-view.ts';

/** `key` identifies the source of a file's bytes, which never changes. */
export type ViewSource = {
  key: readonly unknown[];
  mimeType: string;
  bytes: Uint8Array<ArrayBuffer>;
};

export function viewQuery({ key, mimeType, bytes }: ViewSource, texts: ViewTexts) {
  return queryOptions({
    queryKey: ['file-view', key, texts.locale],
    queryFn: ({ signal }) => requestView({ bytes, mimeType, texts }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

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

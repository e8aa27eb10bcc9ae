import { useConfig } from '../../../../api/session/config-api.ts';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns the text of the upload limit; undefined if there is none. */
export function useLimitText(): string | undefined {
  const { t } = useTranslation();
  const { size } = useFormats();
  const { maxUploadSize } = useConfig().documentsStorage;
  return maxUploadSize > 0 ? t('upload.limit', { limit: size(maxUploadSize) }) : undefined;
}

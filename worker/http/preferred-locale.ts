import { chooseLocale, type Locale } from '../../shared/locales.ts';

/**
 * Returns the supported language that the Accept-Language header prefers (RFC 9110, 12.5.4); `en`
 * without a match.
 */
export function preferredLocaleOf(headers: Headers | undefined): Locale {
  const ranges = (headers?.get('accept-language') ?? '').split(',').map((range) => {
    const [tag = '', quality] = range.split(';q=');
    return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  return chooseLocale(
    ranges
      .filter(({ tag, quality }) => tag !== '' && quality > 0)
      .sort((left, right) => right.quality - left.quality)
      .map(({ tag }) => tag),
  );
}

import i18next, { type TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationContext } from './use-translation.ts';

const options = { i18n: i18next, useSuspense: false };

/**
 * Renders texts again when the language changes, with one subscription, as a list has hundreds of components with
 * texts.
 */
export function TranslationProvider({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation(undefined, options);
  const translation = useMemo(() => ({ t: withKnownTexts(t), i18n }), [t, i18n]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** Caches texts without values, as a list requests the same ones for every row. */
function withKnownTexts(t: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  return new Proxy(t, {
    apply(translate, self, call: unknown[]) {
      const [key, values] = call;
      if (values !== undefined) return Reflect.apply(translate, self, call) as unknown;
      if (!known.has(key)) known.set(key, Reflect.apply(translate, self, call));
      return known.get(key);
    },
  });
}

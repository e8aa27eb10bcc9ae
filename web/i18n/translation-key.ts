import type { ParseKeys } from 'i18next';

/** Every key `t` accepts; of plural forms without `_one`, `_few`, `_other`. */
export type TranslationKey = ParseKeys;

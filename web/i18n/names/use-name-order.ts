import { useCallback } from 'react';
import { sortByName } from './sort-by-name.ts';
import { useTranslation } from '../use-translation.ts';

const ownName = ({ name }: { name: string }) => name;

export function useNameOrder() {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  return useCallback(
    <Row extends { name: string }>(rows: readonly Row[]) =>
      sortByName(rows, { nameOf: ownName, locale }),
    [locale],
  );
}

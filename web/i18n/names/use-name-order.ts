import { useCallback } from 'react';
import { sortByName } from './sort-by-name.ts';
import { useTranslation } from '../use-translation.ts';

const ownName = ({ name }: { name: string }) => name;

/** Sorts rows by name as the chosen language does; the same function until that changes, as `select` of a query needs it. */
export function useNameOrder() {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  return useCallback(
    <Row extends { name: string }>(rows: readonly Row[]) =>
      sortByName(rows, { nameOf: ownName, locale }),
    [locale],
  );
}

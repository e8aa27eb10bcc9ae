import { createContext, use, useMemo } from 'react';
import type { OrganizationType } from '../../../shared/archive/document-types/document-type.ts';
import type { NamedType } from '../../../shared/archive/search/syntax/type-words.ts';
import { isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export const noTypes: readonly OrganizationType[] = [];

/** The types of the open organization; empty if it has only the built-in ones. */
export const DocumentTypesContext = createContext(noTypes);

export function useTypeName(): (key: string) => string | undefined {
  const given = useGivenTypeNames();
  const { t } = useTranslation();
  return useMemo(() => {
    const names = new Map(given.map(({ key, name }) => [key, name]));
    return (key) =>
      names.get(key) ?? (isBuiltInType(key) ? t(`documents.fields.type.${key}`) : undefined);
  }, [given, t]);
}

export function useGivenTypeNames(): readonly NamedType[] {
  const types = use(DocumentTypesContext);
  return useMemo(() => givenNames(types), [types]);
}

export function givenNames(types: readonly OrganizationType[]): readonly NamedType[] {
  return types.filter(({ isBuiltIn, isRenamed }) => !isBuiltIn || isRenamed);
}

import type { ReactNode } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { OptionList, type ListedOption } from '../../../../../ui/pickers/option-list.tsx';
import type { FacetProps } from './facet-props.ts';

type FacetOptionsProps = Pick<FacetProps, 'label' | 'onBack'> & {
  options: readonly ListedOption[];
  isPending?: boolean;
  onChoose: (value: string) => void;
  children?: ReactNode;
};

export function FacetOptions({ label, onBack, isPending, ...list }: FacetOptionsProps) {
  const { t } = useTranslation();
  return (
    <OptionList
      {...list}
      label={label}
      placeholder={label}
      emptyLabel={t(isPending ? 'common.loading' : 'documents.filter.none')}
      back={onBack && { label: t('common.back'), onBack }}
    />
  );
}

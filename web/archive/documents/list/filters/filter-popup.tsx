import type { ComponentProps } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PopoverPopup } from '../../../../ui/overlays/popover-parts.tsx';
import type { Facet } from './facets/facets.ts';
import type { FilterProps } from './facets/facet-props.ts';
import { FilterPanel } from './filter-panel.tsx';

type PopupProps = Omit<ComponentProps<typeof PopoverPopup>, 'label' | 'children'>;

export function FilterPopup(props: PopupProps & FilterProps & { facet?: Facet }) {
  const { organizationId, state, onChange, facet, ...popup } = props;
  const { t } = useTranslation();
  return (
    <PopoverPopup {...popup} label={t('documents.filter.menu')}>
      {(close) => <FilterPanel {...{ organizationId, state, onChange, facet }} onDone={close} />}
    </PopoverPopup>
  );
}

import type { ComponentProps } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PopoverPopup } from '../../../../ui/overlays/popover-parts.tsx';
import type { Facet } from './facets/facets.ts';
import type { OpenedFilter } from './facets/facet-props.ts';
import { FilterPanel } from './filter-panel.tsx';

type PopupProps = Omit<ComponentProps<typeof PopoverPopup>, 'label' | 'children'>;

export function FilterPopup(props: PopupProps & OpenedFilter & { facet?: Facet }) {
  const { organizationId, state, onChange, facet, source, ...popup } = props;
  const { t } = useTranslation();
  return (
    <PopoverPopup {...popup} label={t('documents.filter.menu')}>
      {(close) => (
        <FilterPanel {...{ organizationId, state, onChange, facet, source }} onDone={close} />
      )}
    </PopoverPopup>
  );
}

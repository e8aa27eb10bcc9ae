import { ListFilter } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { defer } from '../../../../ui/overlays/deferred.ts';
import { usePopup } from '../../../../ui/overlays/use-popup.ts';
import type { Facet } from './facets/facets.ts';
import type { FilterProps, OpenedFilter } from './facets/facet-props.ts';

const filterPopup = defer(() => import('./filter-popup.tsx'));

export function FilterButton(props: FilterProps) {
  const { t } = useTranslation();
  return (
    <FilterTrigger
      {...props}
      trigger={
        <Button icon={<ListFilter size={16} aria-hidden />} className="max-sm:gap-0 max-sm:px-3">
          <span className="max-sm:sr-only">{t('documents.filter.menu')}</span>
        </Button>
      }
    />
  );
}

export function FilterTrigger(props: OpenedFilter & { trigger: ReactElement; facet?: Facet }) {
  const { trigger, ...filter } = props;
  const {
    trigger: button,
    parts,
    popup,
    anchor,
  } = usePopup({
    kind: 'dialog',
    parts: filterPopup,
    trigger,
  });
  return (
    <>
      {button}
      {parts && <parts.FilterPopup {...popup} {...filter} anchor={anchor} />}
    </>
  );
}

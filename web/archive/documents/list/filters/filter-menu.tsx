import { useQuery } from '@tanstack/react-query';
import { ListFilter, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuSeparator,
} from '../../../../ui/overlays/menu.tsx';
import { failedCountQuery } from '../../document-api.ts';
import type { DocumentListState } from '../../document-list-search.ts';
import { offeredTypes, typeOf, withType, type OfferedType } from './type-filter.ts';

interface FilterMenuProps {
  organizationId: string;
  state: DocumentListState;
  onChange: (change: Partial<DocumentListState>) => void;
}

const typeLabels = {
  pdf: 'documents.type.pdf',
  image: 'documents.type.image',
  text: 'documents.type.text',
  word: 'documents.type.doc',
  spreadsheet: 'documents.type.sheet',
  presentation: 'documents.type.slides',
  email: 'documents.type.mail',
} as const satisfies Record<OfferedType, string>;

/** Filters besides tags: the type of file, which is written into the search, and texts that could not be read. */
export function FilterMenu({ organizationId, state, onChange }: FilterMenuProps) {
  const { t } = useTranslation();
  const type = typeOf(state.q);
  return (
    <Menu
      trigger={
        <Button icon={<ListFilter size={16} aria-hidden />} className="max-sm:gap-0 max-sm:px-3">
          <span className="max-sm:sr-only">{t('documents.filter.menu')}</span>
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('documents.filter.type')}
        value={type ?? 'any'}
        onValueChange={(value) =>
          onChange({ pageIndex: 0, q: withType(state.q, value === 'any' ? undefined : value) })
        }
        options={[
          { value: 'any', label: t('documents.filter.any-type') },
          ...offeredTypes.map((value) => ({ value, label: t(typeLabels[value]) })),
        ]}
      />
      <FailedItem
        organizationId={organizationId}
        isOn={state.extractionState === 'failed'}
        onChange={(isOn) =>
          onChange({ pageIndex: 0, extractionState: isOn ? 'failed' : undefined })
        }
      />
    </Menu>
  );
}

function FailedItem(props: {
  organizationId: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { organizationId, isOn, onChange } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data: count = 0 } = useQuery(failedCountQuery(organizationId));
  if (count === 0 && !isOn) return null;
  return (
    <>
      <MenuSeparator />
      <MenuCheckboxItem
        icon={<TriangleAlert size={16} aria-hidden />}
        trailing={number(count)}
        checked={isOn}
        onCheckedChange={onChange}
      >
        {t('documents.filter.failed')}
      </MenuCheckboxItem>
    </>
  );
}

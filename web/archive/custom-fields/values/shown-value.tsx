import { Fragment } from 'react';
import { hasOptions } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { TagDot } from '../../../ui/display/tag-badge.tsx';

interface ShownValueProps {
  field: CustomField;
  value: CustomFieldValue | null;
  text: string;
}

export function ShownValue({ field, value, text }: ShownValueProps) {
  if (!hasOptions(field.type)) return <bdi>{text}</bdi>;
  const ids = [value].flat();
  const chosen = field.options.filter(({ id }) => ids.includes(id));
  // Options are text with spaces between them, so that long names break.
  return chosen.map(({ id, name, color }) => (
    <Fragment key={id}>
      <span className="relative mr-2 ml-3.5">
        <span className="absolute top-1 -left-3.5 flex">
          <TagDot color={color} />
        </span>
        <bdi className="wrap-anywhere">{name}</bdi>
      </span>{' '}
    </Fragment>
  ));
}

import { useState } from 'react';
import { parseSearchQuery } from '../../../../../../shared/archive/search/parse-search-query.ts';
import { useFieldError } from '../../../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Form } from '../../../../../ui/forms/form.tsx';
import { TextField } from '../../../../../ui/forms/text/text-field.tsx';
import { focusOnMount } from '../../../../../ui/layout/focus-on-mount.ts';
import { FacetHeading } from './facet-heading.tsx';
import type { FacetProps } from './facet-props.ts';
import { useFilterValue } from './use-filter-value.ts';

export function RangeForm(facet: FacetProps) {
  const { t } = useTranslation();
  return (
    <>
      <FacetHeading {...facet} />
      <RangeFields
        type="number"
        facet={facet}
        labels={{ from: t('documents.filter.at-least'), to: t('documents.filter.at-most') }}
      />
    </>
  );
}

interface RangeFieldsProps {
  type: 'number' | 'date';
  facet: FacetProps;
  labels: { from: string; to: string };
}

/** Applied by Enter or the button, as an incomplete number should not filter. */
export function RangeFields({ type, facet, labels }: RangeFieldsProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const value = useFilterValue(facet);
  const [range, setRange] = useState(() => rangeOf(value, type));
  const [isInvalid, setIsInvalid] = useState(false);
  const field = (end: 'from' | 'to') => ({
    label: labels[end],
    value: range[end],
    onChange: (event: { target: { value: string } }) =>
      setRange({ ...range, [end]: event.target.value }),
    ...(type === 'date'
      ? { type }
      : { inputMode: 'decimal' as const, ref: end === 'from' ? focusOnMount : undefined }),
  });
  return (
    <Form
      layout="none"
      onSubmit={() => {
        const written = writtenRange(range);
        if (isKnown(written, facet)) facet.onValue(written);
        else setIsInvalid(true);
      }}
    >
      <div className="flex flex-col gap-2 border-t border-border p-3">
        <div className="grid grid-cols-2 gap-2">
          <TextField {...field('from')} />
          <TextField {...field('to')} />
        </div>
        {isInvalid && (
          <p role="alert" className="text-sm text-danger">
            {fieldError({ message: invalidText(type, facet) })}
          </p>
        )}
        <Button type="submit" size="sm">
          {t('documents.filter.apply')}
        </Button>
      </div>
    </Form>
  );
}

/**
 * Returns the error message for invalid text of a date, an amount, an archive number, or a number of a custom field.
 */
function invalidText(type: RangeFieldsProps['type'], { name, fields }: FacetProps) {
  if (type === 'date') return 'documents.fields.form.date';
  if (name === 'asn') return 'documents.fields.form.archive-number';
  const isNumber = fields.some((field) => field.key === name && field.type === 'number');
  return isNumber ? 'fields.value.number' : 'documents.fields.form.amount';
}

type Range = { from: string; to: string };

function rangeOf(value = '', type: RangeFieldsProps['type']): Range {
  const [, sign = '', operand = ''] = /^([<>]=?|=)?(.*)$/.exec(value) ?? [];
  const dots = operand.indexOf('..');
  const ends = dots > 0 ? [operand.slice(0, dots), operand.slice(dots + 2)] : [operand, operand];
  const [from = '', to = ''] = ends.map((end) =>
    type === 'number' || /^\d{4}-\d{2}-\d{2}$/.test(end) ? end : '',
  );
  return { from: sign.startsWith('<') ? '' : from, to: sign.startsWith('>') ? '' : to };
}

function writtenRange({ from, to }: Range): string | undefined {
  const [first, last] = [from, to].map((end) => end.replaceAll(/\s/gu, ''));
  if (first && last) return first === last ? first : `${first}..${last}`;
  if (first) return `>=${first}`;
  return last ? `<=${last}` : undefined;
}

function isKnown(written: string | undefined, { name, fields }: FacetProps): boolean {
  if (written === undefined) return true;
  return parseSearchQuery(`${name}:${written}`, fields).filters.length === 1;
}

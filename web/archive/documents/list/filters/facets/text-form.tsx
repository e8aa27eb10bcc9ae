import { useState } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { writtenValue } from '../../../../../../shared/archive/search/syntax/search-pieces.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Form } from '../../../../../ui/forms/form.tsx';
import { TextField } from '../../../../../ui/forms/text/text-field.tsx';
import { focusOnMount } from '../../../../../ui/layout/focus-on-mount.ts';
import { FacetHeading } from './facet-heading.tsx';
import type { FacetProps } from './facet-props.ts';
import { useFilterValue } from './use-filter-value.ts';

export function TextForm(facet: FacetProps) {
  const { t } = useTranslation();
  const value = useFilterValue(facet);
  const [text, setText] = useState(value ?? '');
  return (
    <Form
      layout="none"
      onSubmit={() => facet.onValue(text.trim() === '' ? undefined : writtenValue(text.trim()))}
    >
      <FacetHeading {...facet} />
      <div className="flex flex-col gap-2 border-t border-border p-3">
        <TextField
          label={t('documents.filter.begins')}
          ref={focusOnMount}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="sm">
          {t('documents.filter.apply')}
        </Button>
      </div>
    </Form>
  );
}

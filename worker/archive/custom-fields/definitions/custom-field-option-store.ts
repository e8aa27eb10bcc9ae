import { and, eq, isNotNull, min, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hasRow, subquery, valueOf } from '../../../database/expressions.ts';
import { customFieldOptionsTable, customFieldValuesTable } from '../custom-field-table.ts';
import { idOf } from '../search/custom-filter-store.ts';

type OptionColumns = { fieldId: SQLWrapper; optionId: SQLWrapper };

const option = alias(customFieldOptionsTable, 'option');
const chosen = alias(customFieldValuesTable, 'chosen');

export function isCurrentOption(columns: OptionColumns): SQL {
  return hasRow(option, isOption(columns, isNotNull(option.position)));
}

export function optionName(columns: OptionColumns): SQL {
  return valueOf(subquery.select({ name: option.name }).from(option).where(isOption(columns)));
}

export function firstOptionPlace(fieldId: string, sequence: SQLWrapper): SQL {
  return valueOf(
    subquery
      .select({ place: min(option.position) })
      .from(chosen)
      .crossJoin(option)
      .where(
        and(
          isOption({ fieldId: chosen.fieldId, optionId: chosen.value }),
          eq(chosen.documentSequence, sequence),
          eq(chosen.fieldId, idOf(fieldId)),
        ),
      ),
  );
}

function isOption({ fieldId, optionId }: OptionColumns, condition?: SQL) {
  return and(eq(option.fieldId, fieldId), eq(option.optionId, optionId), condition);
}

import { sql, type SQL } from 'drizzle-orm';
import { customFieldOptionsTable, customFieldValuesTable } from './custom-field-table.ts';
import { idOf } from './custom-filter-store.ts';

type OptionColumns = { fieldId: SQL; optionId: SQL };

/** Condition: the field still has the option. */
export function isCurrentOption({ fieldId, optionId }: OptionColumns): SQL {
  return sql`exists (
    select 1 from ${customFieldOptionsTable} as option
    where option.field_id = ${fieldId} and option.option_id = ${optionId} and option.position is not null)`;
}

/** The name of an option, also of one that was removed, until no document has it any more. */
export function optionName({ fieldId, optionId }: OptionColumns): SQL {
  return sql`(
    select option.name from ${customFieldOptionsTable} as option
    where option.field_id = ${fieldId} and option.option_id = ${optionId})`;
}

/** The place of the first option that the document with a sequence has. */
export function firstOptionPlace(fieldId: string, sequence: SQL): SQL {
  return sql`(
    select min(option.position) from ${customFieldValuesTable} as chosen
    cross join ${customFieldOptionsTable} as option
      on option.field_id = chosen.field_id and option.option_id = chosen.value
    where chosen.document_sequence = ${sequence} and chosen.field_id = ${idOf(fieldId)})`;
}

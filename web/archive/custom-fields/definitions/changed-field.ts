import { hasOptions } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type {
  CustomFieldForm,
  CustomFieldInput,
  CustomFieldUpdate,
  FieldOption,
} from '../../../../shared/archive/custom-fields/custom-field.ts';

type FormOption = CustomFieldForm['options'][number];

export function newField({ name, type, options }: CustomFieldForm): CustomFieldInput {
  const withOptions = hasOptions(type) ? options : [];
  return {
    name,
    type,
    options: withOptions.map((option) => ({ name: option.name, color: option.color })),
  };
}

/** Returns only what was edited in the form: the rest may have changed on the server. */
export function changedField({ name, options, opened }: CustomFieldForm): CustomFieldUpdate {
  const isSameList =
    options.length === opened.options.length &&
    options.every((option, index) => isSameOption(option, opened.options[index]));
  return {
    ...(name !== opened.name && { name }),
    ...(!isSameList && {
      options: options.map((option) => changedOption(option, opened.options)),
      knownOptionIds: opened.options.map(({ id }) => id),
    }),
  };
}

function isSameOption({ id, name, color }: FormOption, before: FieldOption | undefined): boolean {
  return id === before?.id && name === before?.name && color === before?.color;
}

function changedOption(option: FormOption, opened: readonly FieldOption[]) {
  const { id, name, color } = option;
  const before = opened.find((each) => each.id === id);
  if (!before) return option;
  return { id, ...(name !== before.name && { name }), ...(color !== before.color && { color }) };
}

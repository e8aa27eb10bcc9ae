export const customFieldTypes = [
  'text',
  'number',
  'money',
  'date',
  'boolean',
  'select',
  'multi-select',
  'person',
  'document',
  'link',
] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** Whether values of the type are chosen from options that the field defines. */
export function hasOptions(type: CustomFieldType): boolean {
  return type === 'select' || type === 'multi-select';
}

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

/** Returns whether values of the type are chosen from options of the field. */
export function hasOptions(type: CustomFieldType): boolean {
  return type === 'select' || type === 'multi-select';
}

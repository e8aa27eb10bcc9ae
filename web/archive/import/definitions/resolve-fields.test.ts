import { expect, it } from 'vitest';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { createId } from '../../../../shared/ids.ts';
import type { PlannedField } from '../plan/import-plan.ts';
import { resolveFields } from './resolve-fields.ts';

function fieldOf({ name, type, options }: PlannedField): CustomField {
  return {
    id: createId('fld'),
    organizationId: createId('org'),
    name,
    key: name.toLowerCase().replaceAll(' ', '-'),
    type,
    options: options.map((option) => ({ id: createId('opt'), color: '#000000', ...option })),
    createdAt: new Date(0),
    updatedAt: null,
  };
}

const text = (name: string): PlannedField => ({ name, type: 'text', options: [] });
const select = (...names: string[]): PlannedField => ({
  name: 'State',
  type: 'select',
  options: names.map((name) => ({ name })),
});
const shortly = (planned: PlannedField[], existing: PlannedField[]) =>
  resolveFields(planned, existing.map(fieldOf)).map(({ action, name }) => [action, name]);

it('uses a field of the same name and type, whatever its case', () => {
  expect(shortly([text('Project')], [text('PROJECT')])).toEqual([['use', 'PROJECT']]);
});

it('gives a field a number where another type has its name, and finds it again', () => {
  const date: PlannedField = { name: 'Project', type: 'date', options: [] };
  expect(shortly([text('Project')], [date])).toEqual([['create', 'Project 2']]);
  expect(shortly([text('Project')], [date, text('Project 2')])).toEqual([['use', 'Project 2']]);
});

it('adds the options that a select does not have', () => {
  const [resolution] = resolveFields([select('open', 'Done')], [fieldOf(select('Open'))]);
  expect(resolution).toMatchObject({ action: 'extend', newOptions: [{ name: 'Done' }] });
});

it('leaves out what is beyond the 50 fields of an organization', () => {
  const existing = Array.from({ length: 49 }, (_, index) => text(`Field ${index}`));
  expect(shortly([text('A'), text('B'), text('Field 3')], existing)).toEqual([
    ['create', 'A'],
    ['none', 'B'],
    ['use', 'Field 3'],
  ]);
});

it('keeps two planned fields apart that are one name', () => {
  expect(shortly([text('A'), text('a')], [])).toEqual([
    ['create', 'A'],
    ['create', 'a 2'],
  ]);
});

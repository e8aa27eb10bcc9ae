import { expect, it } from 'vitest';
import { tagInputSchema } from '../../shared/archive/tags/tag.ts';
import { limits } from '../../shared/limits.ts';
import { localeNames } from '../../shared/locales.ts';
import { permissions } from '../../shared/permissions.ts';
import {
  documentPageSizes,
  listStateOf,
} from '../../web/archive/documents/document-list-search.ts';
import { isSearchable } from '../../web/archive/search/search-api.ts';
import { newCondition } from '../../web/archive/tagging-rules/form/rule-form-values.ts';
import { presetColors } from '../../web/archive/tags/color-formats.ts';
import { trashPageSizes } from '../../web/archive/trash/trash-search.ts';
import { demoRules } from '../../web/demo/demo-rules.ts';
import { invitationCountQuery } from '../../web/people/invitations/invitation-api.ts';

// The figures and lists of the requirements.

it('lengths of what users type', () => {
  expect(limits).toMatchObject({
    organizationName: { min: 3, max: 50 },
    userName: { max: 50 },
    registrationName: { max: 64 },
    password: { min: 8, max: 128 },
    documentName: { max: 255 },
    tagName: { max: 64 },
    tagDescription: { max: 256 },
    taggingRuleName: { max: 64 },
    taggingRuleDescription: { max: 256 },
  });
});

it('the ten colours of tags, the first of which a new tag has', () => {
  expect(presetColors.join(' ')).toBe(
    '#D8FF75 #7FFF7A #7AFFCE #7AD7FF #7A7FFF #CE7AFF #FF7AD7 #FF7A7F #FFCE7A #FFFFFF',
  );
  const tag = tagInputSchema.parse({ name: 'Tax', color: presetColors[0] });
  expect(tag.color).toBe('#d8ff75');
});

it('the sizes of pages', () => {
  expect(documentPageSizes).toEqual([15, 50, 100]);
  expect(trashPageSizes).toEqual([15, 50, 100]);
  expect(listStateOf({})).toMatchObject({ pageIndex: 0, pageSize: 100 });
});

it('the languages by their own names', () => {
  expect(localeNames).toEqual({
    en: 'English',
    fr: 'Français',
    de: 'Deutsch',
    'pt-BR': 'Português Brasileiro',
    pt: 'Português Europeu',
    pl: 'Polski',
    ro: 'Română',
    es: 'Español',
    it: 'Italiano',
  });
});

it('the permissions of keys: three sections with four actions each', () => {
  const actions = ['create', 'read', 'update', 'delete'];
  const sections = ['organizations', 'documents', 'tags'];
  expect(permissions).toEqual(
    sections.flatMap((section) => actions.map((action) => `${section}:${action}`)),
  );
});

it('five minutes for which the number of invitations is fresh', () => {
  expect(invitationCountQuery.staleTime).toBe(300_000);
});

it('two letters that the palette searches from, and half a second that an upload of the demo takes', () => {
  expect(['a', ' a ', 'ab'].map(isSearchable)).toEqual([false, false, true]);
  expect(demoRules.uploadDelay).toBe(500);
});

it('the condition that is added to a rule', () => {
  const condition = { field: 'name', operator: 'contains', value: '' };
  expect(newCondition('en')).toMatchObject(condition);
});

import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { CorrespondentInput } from '../../../../shared/archive/correspondents/correspondent.ts';
import type {
  DocumentTypeUpdate,
  OrganizationType,
} from '../../../../shared/archive/document-types/document-type.ts';
import type {
  taggingRuleInputs,
  viewInputs,
} from '../../../../shared/archive/export/import-inputs.ts';
import {
  savedTaggingRuleResponseSchema,
  taggingRuleInputSchema,
  taggingRulesResponseSchema,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { viewInputSchema } from '../../../../shared/archive/views/view.ts';
import { membersResponseSchema } from '../../../../shared/people/members/member.ts';
import { recognitionLanguageCodes } from '../../../../shared/recognition-languages.ts';
import { organizationUpdateSchema } from '../../../../shared/people/organizations/organization.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import { api, fetchJson, fetchVoid } from '../../../api/api-client.ts';
import { hasCode } from '../../../api/api-error.ts';
import type { FieldResolution } from '../definitions/resolve-fields.ts';
import type { PlannedTag } from '../plan/import-plan.ts';

export type DefinitionRequests = {
  listTags(): Promise<{ id: string; name: string }[]>;
  createTag(tag: PlannedTag): Promise<void>;
  listCorrespondents(): Promise<{ id: string; name: string; aliases: string[] }[]>;
  createCorrespondent(input: CorrespondentInput): Promise<string>;
  listViews(): Promise<string[]>;
  createView(input: ReturnType<typeof viewInputs>[number]): Promise<void>;
  listRules(): Promise<string[]>;
  createRule(input: ReturnType<typeof taggingRuleInputs>[number]['input']): Promise<string>;
  enableRule(taggingRuleId: string): Promise<void>;
  listTypes(): Promise<OrganizationType[]>;
  createType(name: string): Promise<string>;
  changeType(key: string, change: DocumentTypeUpdate): Promise<void>;
  listFields(): Promise<CustomField[]>;
  createField(resolution: FieldResolution): Promise<CustomField>;
  listPeople(): Promise<{ id: string; name: string }[]>;
  listLanguages(): Promise<string[]>;
  setLanguages(languages: string[]): Promise<void>;
};

const organization = api.organizations[':organizationId'];

export function createDefinitionRequests(organizationId: string): DefinitionRequests {
  const param = { organizationId };
  return {
    listTags: async () => (await fetchJson(organization.tags.$get({ param }), 'tags')).tags,
    createTag: async ({ name, color = colorOf(name), description }) => {
      try {
        await fetchVoid(organization.tags.$post({ param, json: { name, color, description } }));
      } catch (error) {
        if (!hasCode(error, 'tags.already_exists')) throw error;
      }
    },
    listCorrespondents: async () =>
      (await fetchJson(organization.correspondents.$get({ param }), 'correspondents'))
        .correspondents,
    createCorrespondent: async (json) =>
      (await fetchJson(organization.correspondents.$post({ param, json }), 'correspondent'))
        .correspondent.id,
    listViews: async () =>
      (await fetchJson(organization.views.$get({ param }), 'views')).views.map(({ name }) => name),
    createView: async (input) =>
      fetchVoid(organization.views.$post({ param, json: viewInputSchema.parse(input) })),
    listRules: async () =>
      (
        await fetchJson(organization['tagging-rules'].$get({ param }), taggingRulesResponseSchema)
      ).taggingRules.map(({ name }) => name),
    createRule: async (input) => {
      const json = taggingRuleInputSchema.parse(input);
      const response = organization['tagging-rules'].$post({ param, json });
      return (await fetchJson(response, savedTaggingRuleResponseSchema)).taggingRule.id;
    },
    enableRule: (taggingRuleId) =>
      fetchVoid(
        organization['tagging-rules'][':taggingRuleId'].$patch({
          param: { ...param, taggingRuleId },
          json: { isEnabled: true },
        }),
      ),
    listTypes: async () =>
      (await fetchJson(organization['document-types'].$get({ param }), 'documentTypes'))
        .documentTypes,
    createType: async (name) => {
      const response = organization['document-types'].$post({ param, json: { name } });
      return (await fetchJson(response, 'documentType')).documentType.key;
    },
    changeType: (key, json) =>
      fetchVoid(organization['document-types'][':key'].$patch({ param: { ...param, key }, json })),
    listFields: async () =>
      (await fetchJson(organization.fields.$get({ param }), 'customFields')).fields,
    createField: async (resolution) => {
      const { planned, name } = resolution;
      const response =
        resolution.action === 'extend'
          ? organization.fields[':fieldId'].$patch({
              param: { ...param, fieldId: resolution.field.id },
              json: {
                options: [...resolution.field.options, ...resolution.newOptions],
                knownOptionIds: resolution.field.options.map(({ id }) => id),
              },
            })
          : organization.fields.$post({
              param,
              json: {
                name,
                type: planned.type,
                options: planned.options,
                ...(planned.key !== undefined && { key: planned.key }),
              },
            });
      return (await fetchJson(response, 'customField')).field;
    },
    listPeople: async () =>
      (await fetchJson(organization.members.$get({ param }), membersResponseSchema)).members.map(
        ({ user }) => ({ id: user.id, name: user.name }),
      ),
    listLanguages: async () =>
      (await fetchJson(organization.$get({ param }), 'organization')).organization
        .documentLanguages,
    setLanguages: async (languages) => {
      // Another installation may support other languages.
      const documentLanguages = languages.filter((code) => recognitionLanguageCodes.includes(code));
      try {
        await fetchVoid(
          organization.$put({ param, json: organizationUpdateSchema.parse({ documentLanguages }) }),
        );
      } catch (error) {
        if (!hasCode(error, 'auth.forbidden')) throw error;
      }
    },
  };
}

const colors = ['#a6cee3', '#1f78b4', '#b2df8a', '#33a02c', '#fb9a99', '#fdbf6f', '#cab2d6'];

function colorOf(name: string): string {
  let sum = 0;
  for (const character of tagNameKey(name)) sum += character.codePointAt(0) ?? 0;
  return colors[sum % colors.length] ?? '#a6cee3';
}

import { Hono } from 'hono';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import {
  savedTaggingRuleResponseSchema,
  taggingPreviewInputSchema,
  taggingPreviewResponseSchema,
  taggingRuleInputSchema,
  taggingRuleParamsSchema,
  taggingRuleResponseSchema,
  taggingRulesResponseSchema,
  taggingRuleUpdateSchema,
  taggingRunParamsSchema,
  taggingRunResponseSchema,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { organizationAccess } from '../../access/access.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { createTaggingRule } from './create-tagging-rule.ts';
import { deleteTaggingRule } from './delete-tagging-rule.ts';
import { getTaggingRule } from './get-tagging-rule.ts';
import { getTaggingRun } from './runs/get-tagging-run.ts';
import { previewTaggingRule } from './matching/preview-tagging-rule.ts';
import { startTaggingRun } from './runs/start-tagging-run.ts';
import { findTaggingRules } from './tagging-rule-store.ts';
import { setTaggingRuleEnabled, updateTaggingRule } from './update-tagging-rule.ts';

const tag = 'Tagging rules';
const path = '/organizations/:organizationId/tagging-rules';

export const taggingRuleRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List tagging rules',
      description: 'Oldest first.',
      tag,
      success: { status: 200, schema: taggingRulesResponseSchema },
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, taggingRulesResponseSchema, {
        taggingRules: await findTaggingRules(c.var.scope),
      }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a tagging rule',
      description:
        'After the text of a new document is extracted, the rule is applied if the document meets all of its conditions, or any of them, depending on `match`. It adds its tags and sets its fields: only fields without a value, or with `replaces`, also fields whose value was not set by a person. Conditions are compared with the document as it was before any rule was applied. If several rules set the same field, the oldest rule takes precedence. A rule without conditions matches every document and is also applied to the existing documents immediately: `run` is its progress.',
      tag,
      success: { status: 201, schema: savedTaggingRuleResponseSchema },
      errors: [
        'tag.not_found',
        'correspondent.not_found',
        'field.not_found',
        'document_type.not_found',
        'member.not_found',
        'document.not_found',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'tags:create' }),
    validate('param', organizationParamsSchema),
    validate('json', taggingRuleInputSchema),
    async (c) => {
      const saved = await createTaggingRule(c.var.scope, c.req.valid('json'));
      return respond(c, savedTaggingRuleResponseSchema, saved, 201);
    },
  )
  .post(
    `${path}/preview`,
    describeEndpoint({
      summary: 'Count the documents that meet conditions',
      description:
        'Checks a limited number of documents, newest first. `isCapped` is `true` if there are more.',
      tag,
      success: { status: 200, schema: taggingPreviewResponseSchema },
      errors: ['limit.reached', 'request.rate_limited'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('json', taggingPreviewInputSchema),
    async (c) =>
      respond(
        c,
        taggingPreviewResponseSchema,
        await inTurn(c.var.scope, () => previewTaggingRule(c.var.scope, c.req.valid('json'))),
      ),
  )
  .get(
    `${path}/:taggingRuleId`,
    describeEndpoint({
      summary: 'Get a tagging rule',
      tag,
      success: { status: 200, schema: taggingRuleResponseSchema },
      errors: ['tagging_rule.not_found'],
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', taggingRuleParamsSchema),
    async (c) => {
      const taggingRule = await getTaggingRule(c.var.scope, c.req.valid('param').taggingRuleId);
      c.header('etag', etagOf(taggingRule.version));
      return respond(c, taggingRuleResponseSchema, { taggingRule });
    },
  )
  .put(
    `${path}/:taggingRuleId`,
    describeEndpoint({
      summary: 'Update a tagging rule',
      description:
        'A rule without conditions is also applied to the existing documents: `run` is its progress. With the ETag of the rule in `If-Match` (its `version` in quotes), it is changed only if it still has that version. `details` of a conflict contains the current rule.',
      tag,
      success: { status: 200, schema: savedTaggingRuleResponseSchema },
      errors: [
        'request.conflict',
        'tagging_rule.not_found',
        'tag.not_found',
        'correspondent.not_found',
        'field.not_found',
        'document_type.not_found',
        'member.not_found',
        'document.not_found',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'tags:update' }),
    validate('param', taggingRuleParamsSchema),
    validate('json', taggingRuleInputSchema),
    async (c) => {
      const { taggingRuleId } = c.req.valid('param');
      const input = c.req.valid('json');
      const ifMatch = c.req.header('if-match');
      const saved = await updateTaggingRule(c.var.scope, taggingRuleId, { ...input, ifMatch });
      c.header('etag', etagOf(saved.taggingRule.version));
      return respond(c, savedTaggingRuleResponseSchema, saved);
    },
  )
  .patch(
    `${path}/:taggingRuleId`,
    describeEndpoint({
      summary: 'Switch a tagging rule on or off',
      description:
        'Only enabled rules are applied to new documents, but every rule can be applied to the existing ones. Switching a rule on or off cancels its run, and starts no new one.',
      tag,
      success: { status: 200, schema: taggingRuleResponseSchema },
      errors: ['tagging_rule.not_found'],
    }),
    organizationAccess({ permission: 'tags:update' }),
    validate('param', taggingRuleParamsSchema),
    validate('json', taggingRuleUpdateSchema),
    async (c) => {
      const { taggingRuleId } = c.req.valid('param');
      const { isEnabled } = c.req.valid('json');
      const taggingRule = await setTaggingRuleEnabled(c.var.scope, taggingRuleId, isEnabled);
      return respond(c, taggingRuleResponseSchema, { taggingRule });
    },
  )
  .delete(
    `${path}/:taggingRuleId`,
    describeEndpoint({
      summary: 'Delete a tagging rule',
      description: 'Documents keep the tags and values that the rule set.',
      tag,
      success: { status: 204 },
      errors: ['tagging_rule.not_found'],
    }),
    organizationAccess({ permission: 'tags:delete' }),
    validate('param', taggingRuleParamsSchema),
    async (c) => {
      await deleteTaggingRule(c.var.scope, c.req.valid('param').taggingRuleId);
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/:taggingRuleId/apply`,
    describeEndpoint({
      summary: 'Apply a tagging rule to the existing documents',
      description:
        'Starts a run in the background, or returns the current run. Documents whose text is still being extracted get the tags and values that depend on it afterwards. Changing or deleting the rule cancels the run, but tags and values that it has already set remain.',
      tag,
      success: { status: 202, schema: taggingRunResponseSchema },
      errors: ['tagging_rule.not_found'],
    }),
    organizationAccess({ permission: 'tags:update' }),
    validate('param', taggingRuleParamsSchema),
    async (c) => {
      const run = await startTaggingRun(c.var.scope, c.req.valid('param').taggingRuleId);
      return respond(c, taggingRunResponseSchema, { run }, 202);
    },
  )
  .get(
    `${path}/:taggingRuleId/runs/:runId`,
    describeEndpoint({
      summary: 'Get the progress of a run of a tagging rule',
      tag,
      success: { status: 200, schema: taggingRunResponseSchema },
      errors: ['tagging_rule.not_found'],
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', taggingRunParamsSchema),
    async (c) => {
      const { taggingRuleId, runId } = c.req.valid('param');
      const run = await getTaggingRun(c.var.scope, taggingRuleId, runId);
      return respond(c, taggingRunResponseSchema, { run });
    },
  );

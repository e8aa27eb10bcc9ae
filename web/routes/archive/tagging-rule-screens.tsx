import { getRouteApi } from '@tanstack/react-router';
import {
  CreateTaggingRulePage,
  EditTaggingRulePage,
} from '../../archive/tagging-rules/tagging-rule-pages.tsx';
import { TaggingRulesPage } from '../../archive/tagging-rules/tagging-rules-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');
const rule = getRouteApi('/private/organizations/$organizationId/tagging-rules/$taggingRuleId');

export function TaggingRulesScreen() {
  const { organizationId } = organization.useParams();
  return <TaggingRulesPage key={organizationId} organizationId={organizationId} />;
}

export function CreateTaggingRuleScreen() {
  const { organizationId } = organization.useParams();
  return <CreateTaggingRulePage key={organizationId} organizationId={organizationId} />;
}

export function EditTaggingRuleScreen() {
  const address = rule.useParams();
  return <EditTaggingRulePage key={address.taggingRuleId} {...address} />;
}

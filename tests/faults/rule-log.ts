import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  taggingConditionSchema,
  type TaggingCondition,
} from '../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';

/** What happened to rules and documents, in the order in which the database did it. */
type Entry = { kind: string; subject: string; value: string | null; tagId: string | null };

/** The kind of an entry, what is logged, and its subject, value and tag. */
const logged: [string, string, string][] = [
  ['rule', 'insert on tagging_rules', 'new.id, new.conditions, null'],
  ['rule', 'update on tagging_rules', 'new.id, new.conditions, null'],
  ['rule-deleted', 'delete on tagging_rules', 'old.id, null, null'],
  ['tag-added', 'insert on tagging_rule_tags', 'new.tagging_rule_id, null, new.tag_id'],
  ['tag-removed', 'delete on tagging_rule_tags', 'old.tagging_rule_id, null, old.tag_id'],
  ['run', 'insert on tagging_rule_runs', 'new.tagging_rule_id, null, null'],
  ['document', 'insert on documents', 'new.id, null, null'],
  ['name', 'insert on documents', 'new.id, new.name, null'],
  ['name', 'update of name on documents', 'new.id, new.name, null'],
  ['content', 'insert on document_contents', 'new.document_id, new.content, null'],
  ['content', 'update on document_contents', 'new.document_id, new.content, null'],
  ['content', `update on documents when new.extraction_state = 'failed'`, `new.id, '', null`],
  ['absent', `update on documents when new.extraction_state = 'failed'`, 'new.id, null, null'],
  ['absent', 'update on documents when new.deleted_at is not null', 'new.id, null, null'],
  ['absent', 'delete on documents', 'old.id, null, null'],
  [
    'tagged',
    `insert on document_activity when new.event = 'tagged' and new.data ->> '$.taggingRule.id' is not null`,
    `new.document_id, new.data ->> '$.taggingRule.id', new.data ->> '$.tag.id'`,
  ],
];

/** Logs from now on what `checkRules` needs. */
export async function logRules({ database }: OrganizationScope): Promise<void> {
  await database.run(sql`
    create table temp.rule_log (
      position integer primary key autoincrement, kind text, subject text, value text, tag_id text)`);
  for (const [index, [kind, event, values]] of logged.entries()) {
    const trigger = `
      create temp trigger rule_log_${index} after ${event.replace(' on ', ' on main.')} begin
        insert into rule_log (kind, subject, value, tag_id)
        select '${kind}', ${values.replace(', ', ' as subject, ')};
      end`;
    await database.run(sql.raw(trigger));
  }
}

type Rule = {
  conditions: TaggingCondition[];
  tagIds: Set<string>;
  changedAt: number;
  runAt: number;
};
/** `isAbsent`: it was in the trash at some time, or had no text. Rules need not have been applied to it. */
type Document = {
  createdAt: number;
  names: Set<string>;
  contents: Set<string>;
  tags: Set<string>;
  isAbsent: boolean;
};

/**
 * Tags in the name of a rule that did not exist or did not have the tag; and tags that are missing although a rule, as it still is, was applied to the document and matches all that it was.
 */
export async function checkRules({ database }: OrganizationScope): Promise<string[]> {
  const entries = await database.all<Entry>(sql`
    select kind, subject, value, tag_id as tagId from temp.rule_log order by position`);
  const rules = new Map<string, Rule>();
  const documents = new Map<string, Document>();
  for (const { kind, subject, value } of entries) {
    const document = documents.get(subject) ?? newDocument();
    if (kind === 'name')
      documents
        .set(subject, document)
        .get(subject)
        ?.names.add(value ?? '');
    if (kind === 'content')
      documents
        .set(subject, document)
        .get(subject)
        ?.contents.add(value ?? '');
  }
  const wrong: string[] = [];
  for (const [position, { kind, subject, value, tagId }] of entries.entries()) {
    const rule = rules.get(kind === 'tagged' ? (value ?? '') : subject);
    const document = documents.get(subject);
    switch (kind) {
      case 'rule':
        rules.set(subject, {
          conditions: z.array(taggingConditionSchema).parse(JSON.parse(value ?? '')),
          tagIds: rule?.tagIds ?? new Set(),
          changedAt: position,
          runAt: 0,
        });
        break;
      case 'rule-deleted':
        rules.delete(subject);
        break;
      case 'tag-added':
        rule?.tagIds.add(tagId ?? '');
        break;
      case 'tag-removed':
        rule?.tagIds.delete(tagId ?? '');
        break;
      case 'run':
        if (rule) rule.runAt = position;
        break;
      case 'document':
        if (document) document.createdAt = position;
        break;
      case 'absent':
        if (document) document.isAbsent = true;
        break;
      case 'tagged':
        document?.tags.add(tagId ?? '');
        if (!rule?.tagIds.has(tagId ?? '')) wrong.push(`tagged without a rule ${subject}`);
    }
  }
  for (const [ruleId, rule] of rules) {
    for (const [documentId, document] of documents) {
      const isApplied = document.createdAt > rule.changedAt || document.createdAt < rule.runAt;
      if (document.isAbsent || !isApplied || !matches(rule, document).every(Boolean)) continue;
      const isMissing = [...rule.tagIds].some((tagId) => !document.tags.has(tagId));
      if (isMissing) wrong.push(`rule ${ruleId} not applied ${documentId}`);
    }
  }
  return wrong;
}

function newDocument(): Document {
  return {
    createdAt: 0,
    names: new Set(),
    contents: new Set(),
    tags: new Set(),
    isAbsent: false,
  };
}

/** Whether a rule matches each thing that a document was. Words here are of lower case, and texts of one line. */
function matches({ conditions }: Rule, { names, contents }: Document): boolean[] {
  return [...names].flatMap((name) =>
    [...contents].map((content) =>
      conditions.every(({ field, operator, value }) => {
        const isContained = (field === 'name' ? name : content).includes(value);
        return operator === 'contains' ? isContained : !isContained;
      }),
    ),
  );
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  isTextCondition,
  taggingConditionSchema,
  type TaggingCondition,
} from '../../shared/archive/tagging-rules/tagging-condition.ts';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';

/** What happened to rules and documents, in the order in which the database did it. */
type Entry = { batch: number; kind: string; subject: string; value: string | null };

const ruleAs = (id: string) => `(
  select json_object('conditions', json(conditions), 'tagIds', (
    select json_group_array(tag_id) from main.tagging_rule_tags where tagging_rule_id = rule.id))
  from main.tagging_rules as rule where rule.id = ${id})`;
/** A text that is still to be extracted is none. */
const documentAs = (id: string) => `(
  select json_object('name', name, 'isTrashed', deleted_at is not null, 'text',
    iif(extraction_state = 'pending', null, coalesce((
      select content from main.document_contents where document_id = document.id), '')))
  from main.documents as document where document.id = ${id})`;
const runAs = `json_object('ruleId', new.tagging_rule_id, 'state', new.state)`;

/** The kind of an entry, when it is logged, its subject and its value: null once the subject is deleted. */
const logged: [string, string, string, string][] = [
  ['rule', 'insert on tagging_rules', 'new.id', ruleAs('new.id')],
  ['rule', 'update on tagging_rules', 'new.id', ruleAs('new.id')],
  ['rule', 'delete on tagging_rules', 'old.id', 'null'],
  ['rule', 'insert on tagging_rule_tags', 'new.tagging_rule_id', ruleAs('new.tagging_rule_id')],
  ['rule', 'delete on tagging_rule_tags', 'old.tagging_rule_id', ruleAs('old.tagging_rule_id')],
  ['run', 'insert on tagging_rule_runs', 'new.id', runAs],
  ['run', 'update of state on tagging_rule_runs', 'new.id', runAs],
  ['document', 'insert on documents', 'new.id', documentAs('new.id')],
  ['document', 'update on documents', 'new.id', documentAs('new.id')],
  ['document', 'delete on documents', 'old.id', 'null'],
  ['document', 'insert on document_contents', 'new.document_id', documentAs('new.document_id')],
  ['document', 'update on document_contents', 'new.document_id', documentAs('new.document_id')],
  [
    'extracted',
    `delete on jobs when old.job ->> '$.type' = 'document.extract'`,
    `old.job ->> '$.documentId'`,
    'null',
  ],
  [
    'tagged',
    `insert on document_activity when new.event = 'tagged' and new.data ->> '$.taggingRule.id' is not null`,
    'new.document_id',
    `json_object('ruleId', new.data ->> '$.taggingRule.id', 'tagId', new.data ->> '$.tag.id')`,
  ],
];

/** Logs from now on what `checkRules` needs. */
export async function logRules({ database }: OrganizationScope): Promise<void> {
  await database.run(sql`
    create table temp.rule_log (
      position integer primary key autoincrement, batch integer, kind text, subject text, value text)`);
  for (const [index, [kind, event, subject, value]] of logged.entries()) {
    const trigger = `
      create temp trigger rule_log_${index} after ${event.replace(' on ', ' on main.')} begin
        insert into rule_log (batch, kind, subject, value)
        select batch_number(), '${kind}', ${subject}, ${value};
      end`;
    await database.run(sql.raw(trigger));
  }
}

/** From now on, no process works with what it read before. */
export async function logRound({ database }: OrganizationScope): Promise<void> {
  await database.run(sql`
    insert into temp.rule_log (batch, kind, subject) values (batch_number(), 'round', '')`);
}

const ruleSchema = z.object({
  conditions: z.array(taggingConditionSchema),
  tagIds: z.array(z.string()),
});
const documentSchema = z.object({
  name: z.string(),
  isTrashed: z.coerce.boolean(),
  text: z.string().nullable(),
});
const runSchema = z.object({ ruleId: z.string(), state: z.string() });
const taggedSchema = z.object({ ruleId: z.string(), tagId: z.string() });

type Rule = z.infer<typeof ruleSchema> & { changedIn: number };
type DocumentState = z.infer<typeof documentSchema>;
type Document = { states: { batch: number; state: DocumentState | null }[]; tagIds: Set<string> };
type Run = z.infer<typeof runSchema> & { startedIn: number };

/**
 * What is wrong about rules, batch by batch:
 * - a tag in the name of a rule that does not have it, or does not match what the document was in this round
 * - at the end of an extraction, a tag that is missing though a rule matches
 * - at the end of a run, a tag that is missing though the rule has matched ever since the run began
 * - a run that ends early or never
 */
export async function checkRules({ database }: OrganizationScope): Promise<string[]> {
  const entries = await database.all<Entry>(sql`
    select batch, kind, subject, value from temp.rule_log order by position`);
  const rules = new Map<string, Rule>();
  const documents = new Map<string, Document>();
  const runs = new Map<string, Run>();
  const wrong: string[] = [];
  let roundBegan = 0;

  function apply({ batch, kind, subject, value }: Entry): void {
    const json: unknown = value === null ? null : JSON.parse(value);
    switch (kind) {
      case 'round':
        roundBegan = batch;
        break;
      case 'rule':
        if (json === null) rules.delete(subject);
        else rules.set(subject, { ...ruleSchema.parse(json), changedIn: batch });
        break;
      case 'run': {
        const startedIn = runs.get(subject)?.startedIn ?? batch;
        runs.set(subject, { ...runSchema.parse(json), startedIn });
        break;
      }
      case 'document': {
        const document = documents.get(subject) ?? { states: [], tagIds: new Set() };
        document.states.push({ batch, state: documentSchema.nullable().parse(json) });
        documents.set(subject, document);
        break;
      }
      case 'tagged':
        documents.get(subject)?.tagIds.add(taggedSchema.parse(json).tagId);
    }
  }

  function expectTags(rule: Rule, documentId: string, { since }: { since: number }): void {
    const document = documents.get(documentId);
    if (!document || !statesSince(document, since).every((state) => matches(rule, state))) return;
    const isMissing = rule.tagIds.some((tagId) => !document.tagIds.has(tagId));
    if (isMissing) wrong.push(`rule not applied ${documentId}`);
  }

  function check({ batch, kind, subject, value }: Entry): void {
    if (kind === 'tagged') {
      const { ruleId, tagId } = taggedSchema.parse(JSON.parse(value ?? ''));
      const rule = rules.get(ruleId);
      const document = documents.get(subject);
      const isDue =
        rule?.tagIds.includes(tagId) &&
        document &&
        statesSince(document, roundBegan).some((state) => matches(rule, state));
      if (!isDue) wrong.push(`tagged without a reason ${subject}`);
    }
    if (kind === 'extracted') {
      for (const rule of rules.values()) expectTags(rule, subject, { since: batch });
    }
    if (kind === 'run') {
      const run = runs.get(subject);
      const rule = run && rules.get(run.ruleId);
      if (!rule || run.state === 'running') return;
      if (run.state !== 'done') {
        if (rule.changedIn <= run.startedIn) wrong.push(`run ended early ${subject}`);
        return;
      }
      for (const [documentId, document] of documents) {
        const isActive = statesSince(document, run.startedIn).every(
          (state) => state?.isTrashed === false,
        );
        if (isActive) expectTags(rule, documentId, { since: run.startedIn });
      }
    }
  }

  for (const batch of Map.groupBy(entries, (entry) => entry.batch).values()) {
    batch.forEach(apply);
    batch.forEach(check);
  }
  for (const [runId, run] of runs) {
    if (run.state === 'running' && rules.has(run.ruleId)) wrong.push(`run never ended ${runId}`);
  }
  return wrong;
}

/** What a document was after a batch, and later. A document that was created later was none before. */
function statesSince({ states }: Document, batch: number): (DocumentState | null)[] {
  const current = states.findLastIndex((entry) => entry.batch <= batch);
  const since = states.slice(Math.max(current, 0)).map(({ state }) => state);
  return current === -1 ? [null, ...since] : since;
}

/** Words here are of lower case, and texts of one line. */
function matches({ conditions }: { conditions: TaggingCondition[] }, state: DocumentState | null) {
  if (!state) return false;
  return conditions.filter(isTextCondition).every(({ field, operator, value }) => {
    const text = field === 'name' ? state.name : state.text;
    return text !== null && text.includes(value) === (operator === 'contains');
  });
}

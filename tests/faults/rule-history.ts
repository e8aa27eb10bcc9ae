import { sql } from 'drizzle-orm';
import type {
  TaggingCondition,
  TaggingRuleInput,
} from '../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';
import { findTaggingRules } from '../../worker/archive/tagging-rules/tagging-rule-store.ts';

/** When a document was uploaded, and what it may have been since, as far as rules compare it. */
type DocumentHistory = {
  begunAt: number;
  endedAt: number;
  names: Set<string>;
  contents: Set<string>;
};

type RuleState = Pick<TaggingRuleInput, 'conditions' | 'tagIds'>;

/** A request to create, change or delete a rule. It took effect in between, or not at all, if it was not confirmed. */
type RuleChange = RuleState & {
  /** Unknown for a rule whose creation was not confirmed. */
  ruleId: string | null;
  begunAt: number;
  endedAt: number;
  /** The last activity once it was confirmed. */
  confirmedAfter: number | undefined;
};

/** A run of a rule that was confirmed. */
type RuleRun = { ruleId: string; begunAt: number };

type RuleActivity = { position: number; documentId: string; ruleId: string; tagId: string };
type TagOfDocument = { documentId: string; tagId: string };

const deleted: RuleState = { conditions: [], tagIds: [] };

/** Records what was requested of rules, in order, to tell which tags they must and must not have added. */
export function createRuleHistory(scope: OrganizationScope) {
  let time = 0;
  const changes: RuleChange[] = [];
  const runs: RuleRun[] = [];
  const documents = new Map<string, DocumentHistory>();
  /** Those that were read as a failure, and so compared without a text. */
  const failed = new Set<string>();
  const { database } = scope;
  const changesOf = (ruleId: string | null) => changes.filter((change) => change.ruleId === ruleId);

  async function lastActivity(): Promise<number> {
    const rows = await database.all<{ last: number | null }>(
      sql`select max(rowid) as last from document_activity`,
    );
    return rows[0]?.last ?? 0;
  }

  /** The change that a rule has kept since; undefined where that is not known. */
  function lastChangeOf(ruleId: string): RuleChange | undefined {
    const ofRule = changesOf(ruleId);
    const last = ofRule.at(-1);
    if (last?.confirmedAfter === undefined) return undefined;
    return ofRule.every((other) => other === last || other.endedAt < last.begunAt)
      ? last
      : undefined;
  }

  /** What a rule may have been when an activity was written: all that no later change had replaced by then. */
  function statesAt({ ruleId, position }: RuleActivity): RuleState[] {
    const known = changesOf(ruleId);
    const ofRule = known.length > 0 ? known : changesOf(null);
    return ofRule.filter(
      ({ endedAt }) =>
        !ofRule.some(
          ({ begunAt, confirmedAfter = Infinity }) =>
            begunAt > endedAt && confirmedAfter < position,
        ),
    );
  }

  /** Tags in the name of rules that did not have them, or did not match. */
  async function findUnfoundedTags(): Promise<string[]> {
    const activity = await database.all<RuleActivity>(sql`
      select rowid as position, document_id as documentId, data ->> '$.taggingRule.id' as ruleId,
        data ->> '$.tag.id' as tagId
      from document_activity where event = 'tagged' and data ->> '$.taggingRule.id' is not null`);
    return activity
      .filter(({ documentId }) => documents.has(documentId))
      .filter(
        (row) =>
          !statesAt(row).some(
            ({ conditions, tagIds }) =>
              tagIds.includes(row.tagId) &&
              statesOf(row.documentId).some((document) => meets(conditions, document)),
          ),
      )
      .map(({ documentId, tagId }) => `tagged without a rule ${documentId} ${tagId}`);
  }

  /** Tags that documents lack though a rule, as it still is, was applied to all that they may have been. */
  async function findMissingTags(documentIds: string[]): Promise<string[]> {
    const tags = await database.all<TagOfDocument>(
      sql`select document_id as documentId, tag_id as tagId from document_tags`,
    );
    const hasTag = (documentId: string, tagId: string) =>
      tags.some((row) => row.documentId === documentId && row.tagId === tagId);
    const rules = await findTaggingRules(scope);
    return rules.flatMap(({ id: ruleId }) => {
      const change = lastChangeOf(ruleId);
      if (!change) return [];
      const { begunAt, endedAt, conditions, tagIds } = change;
      const ofRule = runs.filter(
        (run) => run.ruleId === ruleId && (run.begunAt > endedAt || run.begunAt === begunAt),
      );
      return documentIds
        .filter((id) => {
          const document = documents.get(id);
          if (!document || failed.has(id)) return false;
          const isCompared =
            document.begunAt > endedAt || ofRule.some((run) => run.begunAt > document.endedAt);
          return isCompared && statesOf(id).every((state) => meets(conditions, state));
        })
        .flatMap((id) => tagIds.filter((tagId) => !hasTag(id, tagId)).map((tagId) => [id, tagId]))
        .map(([id, tagId]) => `rule ${ruleId} not applied ${id} ${tagId}`);
    });
  }

  function statesOf(documentId: string) {
    const { names = [], contents = [] } = documents.get(documentId) ?? {};
    const texts = failed.has(documentId) ? [...contents, ''] : [...contents];
    return [...names].flatMap((name) => texts.map((content) => ({ name, content })));
  }

  /** Sends a request that makes a rule be like `state`, and returns its id. */
  async function change(
    ruleId: string | null,
    state: RuleState,
    send: () => Promise<string>,
  ): Promise<string> {
    const recorded: RuleChange = {
      ...state,
      ruleId,
      begunAt: (time += 1),
      endedAt: Infinity,
      confirmedAfter: undefined,
    };
    changes.push(recorded);
    try {
      recorded.ruleId = await send();
      recorded.confirmedAfter = await lastActivity();
      return recorded.ruleId;
    } finally {
      recorded.endedAt = time += 1;
    }
  }

  return {
    /** Sends a request that creates or changes a rule; one without conditions is applied at once. */
    async save(ruleId: string | null, state: RuleState, send: () => Promise<string>) {
      const begunAt = time + 1;
      const id = await change(ruleId, state, send);
      if (state.conditions.length === 0) runs.push({ ruleId: id, begunAt });
      return id;
    },

    async delete(ruleId: string, send: () => Promise<void>) {
      await change(ruleId, deleted, () => send().then(() => ruleId));
    },

    async apply(ruleId: string, send: () => Promise<unknown>) {
      const begunAt = (time += 1);
      await send();
      runs.push({ ruleId, begunAt });
    },

    /** Sends a request that uploads a document; `send` returns its id if it is a new one. */
    async upload(
      { name, content }: { name: string; content: string },
      send: () => Promise<string | undefined>,
    ) {
      const begunAt = (time += 1);
      const id = await send();
      if (id === undefined) return;
      const endedAt = (time += 1);
      documents.set(id, { begunAt, endedAt, names: new Set([name]), contents: new Set([content]) });
    },

    /** Notes what a document may be called, or contain, from now on. */
    edit(documentId: string, { name, content }: { name?: string; content?: string }) {
      if (name !== undefined) documents.get(documentId)?.names.add(name);
      if (content !== undefined) documents.get(documentId)?.contents.add(content);
    },

    /** To be called when no request is under way. */
    async noteFailures() {
      const rows = await database.all<{ id: string }>(
        sql`select id from documents where extraction_state = 'failed'`,
      );
      for (const { id } of rows) failed.add(id);
    },

    /** What rules have done wrong to any document, or not done to those that have always been active. */
    async check(activeIds: string[]): Promise<string[]> {
      return [...(await findUnfoundedTags()), ...(await findMissingTags(activeIds))];
    },
  };
}

/** Rules here are of lower-case words, each in one line. */
function meets(
  conditions: readonly TaggingCondition[],
  document: { name: string; content: string },
): boolean {
  return conditions.every(({ field, operator, value }) => {
    const isContained = document[field].includes(value);
    return operator === 'contains' ? isContained : !isContained;
  });
}

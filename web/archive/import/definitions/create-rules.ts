import { taggingRuleInputs } from '../../../../shared/archive/export/import-inputs.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import type { ImportPlan } from '../plan/import-plan.ts';
import type { Define } from './define.ts';
import type { ItemResult } from '../records/import-record.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { ImportTarget } from '../engine/item-metadata.ts';
import { knownIdsOf } from './known-ids.ts';
import type { Send } from '../requests/request-pace.ts';

export async function createRules(
  { contents }: ImportPlan,
  {
    target,
    results,
    requests,
    define,
    send,
  }: {
    target: ImportTarget;
    results: ReadonlyMap<string, ItemResult>;
    requests: ImportRequests;
    define: Define;
    send: Send;
  },
) {
  if (!contents || contents.taggingRules.length === 0) return;
  const known = await knownIdsOf(contents, { ...target, requests, send });
  const documents = new Map(
    [...results].flatMap(([sha256, { madeIds, knownIds }]) => {
      const id = madeIds[0] ?? knownIds[0];
      return id === undefined ? [] : [[sha256, id] as const];
    }),
  );
  const people = target.people.named;
  const names = new Set((await send(requests.listRules)).map(foldCase));
  for (const { input, isEnabled } of taggingRuleInputs(contents, { ...known, people, documents })) {
    if (names.has(foldCase(input.name))) continue;
    const id = await define(input.name, () => requests.createRule(input));
    if (id !== undefined && isEnabled) await send(() => requests.enableRule(id));
  }
}

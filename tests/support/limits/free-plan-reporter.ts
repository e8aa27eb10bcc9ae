import type { Reporter, TestModule } from 'vitest/node';
import type { Use } from './invocation.ts';
import { limits } from './limits.ts';

/** Prints the kinds of invocations in these tests that exceed the Workers Free plan. */
export default function createFreePlanReporter(): Reporter {
  return {
    onTestRunEnd(modules) {
      const uses = mostUses(modules);
      console.log(
        `\n${uses.length} kinds of invocations used more than the Workers Free plan has: ` +
          `${limits.d1Queries.free} queries, ${limits.subrequests.free} subrequests, ${limits.fetches.free} of them to other servers`,
      );
      for (const [name, { queries, subrequests, fetches }] of uses) {
        console.log(
          `  ${name}: ${queries} queries, ${subrequests} subrequests, ${fetches} fetches`,
        );
      }
      console.log('CPU time is not among them, of which a password takes more than the plan has.');
    },
  };
}

function mostUses(modules: readonly TestModule[]): [string, Use][] {
  const most = new Map<string, Use>();
  const all = modules.flatMap((module) => [...module.children.allTests()]);
  for (const [name, use] of all.flatMap((test) => test.meta().uses ?? [])) {
    const known = most.get(name);
    if (!known || known.queries < use.queries) most.set(name, use);
  }
  return [...most].toSorted(([, one], [, other]) => other.queries - one.queries);
}

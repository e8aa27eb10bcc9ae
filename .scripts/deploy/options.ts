import { parseArgs } from 'node:util';

export type DeployOptions = {
  /** Begins the name of everything in the account. */
  name: string;
  /** Whether only the plan is printed. */
  isPlan: boolean;
  /** Where a new database and bucket are created; Cloudflare chooses by default. */
  location: string | undefined;
  /** The variables and secrets that may be given in the environment of the command. */
  environment: Record<string, string | undefined>;
};

const locations = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'];

/** Throws an Error that says what is wrong with the arguments or the environment of the command. */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): DeployOptions {
  const { values } = parseArgs({
    args,
    options: { plan: { type: 'boolean', default: false }, location: { type: 'string' } },
  });
  const name = environment.SHEAF_NAME || 'sheaf';
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
    throw new Error(
      `SHEAF_NAME is "${name}": it begins with a letter and consists of at most 40 small letters, digits and hyphens.`,
    );
  }
  if (values.location !== undefined && !locations.includes(values.location)) {
    throw new Error(`--location is "${values.location}": it is one of ${locations.join(', ')}.`);
  }
  return { name, isPlan: values.plan, location: values.location, environment };
}

import { parseArgs } from 'node:util';

export type DeployOptions = {
  /** Begins the name of everything in the account. */
  name: string;
  /** Whether only the plan is printed. */
  isPlan: boolean;
  /** Where a new database and bucket are created; Cloudflare chooses by default. */
  location: string | undefined;
  /** How many databases there are to be; by default as many as there are, and one at first. */
  databases: number | undefined;
  /** The variables and secrets that may be given in the environment of the command. */
  environment: Record<string, string | undefined>;
};

const mostDatabases = 100;
const locations = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'];

/** Throws an Error that says what is wrong with the arguments or the environment of the command. */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): DeployOptions {
  const { values } = parseArgs({
    args,
    options: {
      plan: { type: 'boolean', default: false },
      location: { type: 'string' },
      databases: { type: 'string' },
    },
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
  const databases = values.databases === undefined ? undefined : Number(values.databases);
  if (
    databases !== undefined &&
    !(Number.isInteger(databases) && databases >= 1 && databases <= mostDatabases)
  ) {
    throw new Error(
      `--databases is "${values.databases}": it is a number from 1 to ${mostDatabases}.`,
    );
  }
  return { name, isPlan: values.plan, location: values.location, databases, environment };
}

import { parseArgs } from 'node:util';

export type DeployOptions = {
  /** Prefix of all names in the account. */
  name: string;
  isPlan: boolean;
  /** Location of a new database and bucket; chosen by Cloudflare by default. */
  location: string | undefined;
  /** Number of databases; the current number by default, or one at first. */
  databases: number | undefined;
  /** Variables and secrets from the environment of the command. */
  environment: Record<string, string | undefined>;
};

const mostDatabases = 100;
const locations = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'];

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

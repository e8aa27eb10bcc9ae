import { isOnWorkersDev } from './address.ts';
import type { DeployOptions } from './options.ts';
import { sharedResources, type WorkerConfigs } from './worker-configs.ts';

type PlannedAddress = { address: string | undefined; isLive: boolean };

const paidPlan =
  'The Workers Paid plan is required for passwords and mail: on the Free plan, Cloudflare ends a request after 10 ms of CPU, ' +
  'of which a password takes about 60, and delivers mail to verified addresses of the account only.';

export function describePlan(
  configs: WorkerConfigs,
  { name, location }: Pick<DeployOptions, 'name' | 'location'>,
  { address, isLive }: PlannedAddress,
): string {
  const { databases, buckets, queues } = sharedResources(configs);
  const { application, reader } = configs;
  const where = location ? `, in ${location}` : '';
  return [
    `Sheaf is deployed under the name "${name}" (SHEAF_NAME). What exists stays; what is missing is created:`,
    ...databases.map((database) => `  database   ${database} (D1${where})`),
    ...buckets.map((bucket) => `  bucket     ${bucket} (R2${where})`),
    ...queues.map((queue) => `  queue      ${queue}`),
    '  secret     AUTH_SECRET (random where it is missing; others as they are given)',
    `  Worker     ${application.name}, every minute by Cron`,
    `  Worker     ${reader.name}, reads files, has no address`,
    `  route      ${describeRoute(application.name, address)}`,
    ...(isLive
      ? []
      : ['  temporary  a Worker that responds 503 under each new name, until Sheaf is uploaded']),
    `Then migrations are applied to ${databases.length === 1 ? 'the database' : 'each database'}, and both Workers are uploaded.`,
    paidPlan,
  ].join('\n');
}

function describeRoute(worker: string, address: string | undefined): string {
  if (!address) return `${worker}.<your subdomain>.workers.dev, as APP_BASE_URL is not set`;
  if (isOnWorkersDev(address)) return address;
  return `${address}, as its custom domain (what else has this name is replaced); workers.dev is off`;
}

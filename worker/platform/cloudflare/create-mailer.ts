import type { Database } from '../../database/database.ts';
import type { Config } from '../config.ts';
import type { Clock, Mailer } from '../platform.ts';

/** The mailer the configuration asks for. */
export function createMailer(_config: Config, _database: Database, _clock: Clock): Mailer {
  return {
    send: () => Promise.reject(new Error('No mail driver yet')),
  };
}

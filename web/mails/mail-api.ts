import { queryOptions } from '@tanstack/react-query';
import { localMailsResponseSchema } from '../../shared/mails/mail.ts';
import { api, fetchJson } from '../api/api-client.ts';

export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async () => (await fetchJson(api.dev.mailbox.$get(), localMailsResponseSchema)).messages,
});

import { queryOptions } from '@tanstack/react-query';
import { localMailsResponseSchema } from '../../shared/mails/mail.ts';
import { api, read } from '../api/api-client.ts';

export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async () => (await read(api.dev.mailbox.$get(), localMailsResponseSchema)).messages,
});

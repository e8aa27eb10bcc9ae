import type { Mutation } from './mutation.ts';

const webhooks = ['tests/contract/webhooks.test.ts'];
const delivery = ['tests/worker/webhook-delivery.test.ts'];
const deliveries = [
  ...delivery,
  'tests/worker/webhook-messages.test.ts',
  'tests/worker/webhook-fairness.test.ts',
];
const plan = ['worker/integrations/webhooks/deliveries/plan-delivery.test.ts'];
const urls = ['shared/integrations/webhooks/webhook-url.test.ts'];
const intake = ['tests/worker/intake.test.ts'];
const quarantine = ['tests/contract/intake-quarantine.test.ts'];
const intakeMail = ['tests/contract/intake-mail.test.ts'];
const webhookStore = 'worker/integrations/webhooks/webhook-store.ts';
const deliveryStore = 'worker/integrations/webhooks/deliveries/webhook-delivery-store.ts';
const eventStore = 'worker/integrations/webhooks/deliveries/webhook-event-store.ts';
const messageStore = 'worker/integrations/webhooks/deliveries/messages/webhook-message-store.ts';
const deliverWebhook = 'worker/integrations/webhooks/deliveries/deliver-webhook.ts';
const laneStore = 'worker/outbox/lane-store.ts';
const planDelivery = 'worker/integrations/webhooks/deliveries/plan-delivery.ts';
const sendMessage = 'worker/integrations/webhooks/deliveries/messages/send-message.ts';
const url = 'shared/integrations/webhooks/webhook-url.ts';
const intakeMessages = 'worker/integrations/intake-emails/messages';
const checkMessage = `${intakeMessages}/check-message.ts`;
const receiveMail = `${intakeMessages}/receive-mail.ts`;
const intakeStore = 'worker/integrations/intake-emails/intake-email-store.ts';

export const webhookMutations: Mutation[] = [
  {
    what: 'a webhook follows redirects',
    file: sendMessage,
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    suites: deliveries,
  },
  {
    what: 'a redirect counts as delivered',
    file: sendMessage,
    find: 'status >= 300 && status < 400',
    replace: 'false',
    suites: deliveries,
  },
  {
    what: 'every answer is a success',
    file: sendMessage,
    find: 'status >= 200 && status < 300',
    replace: 'status >= 200',
    suites: [...plan, ...deliveries],
  },
  {
    what: 'the time of a message is not signed',
    file: sendMessage,
    find: '`${id}.${timestamp}.${body}`',
    replace: '`${id}.${body}`',
    suites: deliveries,
  },
  {
    what: 'all of an answer is read',
    file: sendMessage,
    find: 'length < maxExcerpt',
    replace: 'length < Infinity',
    suites: deliveries,
  },
  {
    what: 'an address inside the network is sent to once it is stored',
    file: 'worker/integrations/webhooks/deliveries/deliver-webhook.ts',
    find: "if (webhookUrlProblem(config, webhook.url)) return { ...notSent, failure: 'refused-address' };",
    replace: '',
    suites: deliveries,
  },
  {
    what: 'a disabled webhook gets events',
    file: eventStore,
    find: 'allOf(eq(webhook.enabled, true), isListed(webhookEvent, webhook.events))',
    replace: 'isListed(webhookEvent, webhook.events)',
    suites: deliveries,
    equivalent: 'Its job sends nothing for a disabled webhook; this only saves the job.',
  },
  {
    what: 'a webhook gets events from before it was made',
    file: eventStore,
    find: ' and page.created_at >= webhook.listening_since',
    replace: '',
    suites: deliveries,
  },
  {
    what: 'events are one job each',
    file: eventStore,
    find: 'cast(sum(octet_length(event)) over (rows unbounded preceding) / ${bytesPerJob} as integer)',
    replace: 'sum(octet_length(event)) over (rows unbounded preceding) / ${bytesPerJob}',
    suites: deliveries,
  },
  {
    what: 'messages get new ids each time a page is read',
    file: messageStore,
    find: "'evt_' || substr(each.value ->> 'id', 5, 12) || substr(webhook.id, 4, 12)",
    replace: "'evt_' || lower(hex(randomblob(12)))",
    suites: deliveries,
    equivalent: 'A page is read once, with the cursor of the webhook moved in the same batch.',
  },
  {
    what: 'all messages try a receiver that fails',
    file: deliverWebhook,
    find: 'webhook.failedRounds > 0 ? 1 : messagesPerRound',
    replace: 'messagesPerRound',
    suites: deliveries,
  },
  {
    what: 'a webhook does not wait for its back-off',
    file: deliverWebhook,
    find: ' && (webhook.pausedUntil?.getTime() ?? 0) <= now.getTime()',
    replace: '',
    suites: deliveries,
  },
  {
    what: 'the former receiver disables a webhook',
    file: webhookStore,
    find: 'return and(isWebhook(scope, id), eq(webhooksTable.url, url));',
    replace: 'return and(isWebhook(scope, id), eq(sql`${url}`, url));',
    suites: deliveries,
  },
  {
    what: 'a new origin gets the secret of the former one',
    file: 'worker/integrations/webhooks/update-webhook.ts',
    find: 'new URL(former.url).origin !== new URL(input.url).origin',
    replace: 'false',
    suites: webhooks,
  },
  {
    what: 'a delivery of another organization can be sent again',
    file: 'worker/integrations/webhooks/deliveries/messages/manual-message-store.ts',
    find: 'eq(deliveries.organizationId, scope.organizationId),',
    replace: '',
    suites: deliveries,
    equivalent: 'The webhook is one of the organization, and so are its deliveries.',
  },
  {
    what: 'a webhook keeps all of its deliveries',
    file: deliveryStore,
    find: 'minus(lastNumber(webhookId), limits.webhookDeliveries.max)',
    replace: 'minus(lastNumber(webhookId), 1000000)',
    suites: deliveries,
  },
  {
    what: 'an organization may fill the queues',
    file: laneStore,
    find: 'const placesPerLane = 5;',
    replace: 'const placesPerLane = 100;',
    suites: ['tests/worker/fair-outbox.test.ts'],
  },
  {
    what: 'the pages of an organization wait while another one has all places',
    file: laneStore,
    find: 'max(not exists (select 1',
    replace: 'max(0 * exists (select 1',
    suites: ['tests/worker/fair-outbox.test.ts'],
  },
  {
    what: 'the places of pages go to the organization that has most of them',
    file: laneStore,
    find: 'order by places, sharing.lane',
    replace: 'order by places desc, sharing.lane',
    suites: ['tests/worker/fair-outbox.test.ts'],
  },
  {
    what: 'Cron reads the whole backlog of an organization',
    file: laneStore,
    find: '(select min(lane) from ${jobsTable} where lane > lanes.lane)',
    replace: '(select min(lane) from ${jobsTable} where lane || id > lanes.lane || id)',
    suites: ['tests/worker/fair-outbox.test.ts'],
  },
  {
    what: 'deliveries are kept for ever',
    file: deliveryStore,
    find: 'lt(webhookDeliveriesTable.createdAt, time)',
    replace: 'lt(webhookDeliveriesTable.createdAt, new Date(0))',
    suites: deliveries,
  },
  {
    what: 'a webhook of another organization can be read',
    file: webhookStore,
    find: 'eq(webhooksTable.id, webhookId),\n    eq(webhooksTable.organizationId, scope.organizationId),',
    replace: 'eq(webhooksTable.id, webhookId),',
    suites: webhooks,
  },
  {
    what: 'an organization has as many webhooks as it likes',
    file: webhookStore,
    find: '), limits.webhooks.max)',
    replace: '), 1000)',
    suites: webhooks,
  },
  {
    what: 'a webhook switched on again is still failing',
    file: webhookStore,
    find: 'failingSince: null,\n    failedRounds: 0,',
    replace: 'failedRounds: 0,',
    suites: deliveries,
  },
  {
    what: 'a success does not end a series of failures',
    file: webhookStore,
    find: 'failingSince: pausedUntil && coalesce',
    replace: 'failingSince: coalesce',
    suites: deliveries,
  },
  {
    what: 'the first failure is forgotten with each next one',
    file: webhookStore,
    find: 'coalesce(failingSince, valueOf(now.getTime()))',
    replace: 'now',
    suites: delivery,
  },
  {
    what: 'a receiver that is gone is tried again',
    file: planDelivery,
    find: 'if (outcome.status === gone)',
    replace: 'if (outcome.status === 0)',
    suites: plan,
  },
  {
    what: 'a webhook that fails for days is never switched off',
    file: planDelivery,
    find: 'failingFor >= disabledAfter',
    replace: 'failingFor < 0',
    suites: plan,
  },
  {
    what: 'a secret can be read under the id of another webhook',
    file: 'worker/platform/encrypted-text.ts',
    find: 'additionalData: encoder.encode(encryption.id),\n      },',
    replace: 'additionalData: encoder.encode(encryption.id.slice(0, 0)),\n      },',
    suites: deliveries,
  },
  {
    what: 'names without a dot are public',
    file: url,
    find: "host.includes('.') && ",
    replace: '',
    suites: urls,
  },
  {
    what: 'plain http is accepted',
    file: url,
    find: "url.protocol === 'http:' && !options.isHttpAllowed",
    replace: 'false',
    suites: urls,
  },
  {
    what: 'a mapped IPv4 address is public',
    file: url,
    find: "if (address.range() !== 'unicast') return false;",
    replace:
      "if (address.range() === 'ipv4Mapped') return true;\n  if (address.range() !== 'unicast') return false;",
    suites: urls,
  },
  {
    what: 'an IPv6 address that is not assigned for global use is public',
    file: url,
    find: 'address instanceof ipaddr.IPv4 || address.match(globalIpv6)',
    replace: 'address instanceof ipaddr.IPv4 || globalIpv6.length > 0',
    suites: urls,
  },
];

export const intakeMutations: Mutation[] = [
  {
    what: 'mail is accepted while intake is switched off',
    file: receiveMail,
    find: 'if (!platform.config.INTAKE_EMAILS_IS_ENABLED) return noSuchAddress;',
    replace: '',
    suites: intake,
  },
  {
    what: 'everybody may write to an intake address',
    file: checkMessage,
    find: 'if (!isAllowedOrigin(intakeEmail.allowedOrigins, sender))',
    replace: 'if (intakeEmail.allowedOrigins.length === 0)',
    suites: intake,
  },
  {
    what: 'a disabled address takes mail',
    file: checkMessage,
    find: 'if (!context.intakeEmail.isEnabled)',
    replace: 'if (context.intakeEmail.isEnabled === undefined)',
    suites: intake,
  },
  {
    what: 'forged mail is taken',
    file: checkMessage,
    find: "if (verdict === 'fail')",
    replace: "if (verdict !== 'fail' && false)",
    suites: intake,
  },
  {
    what: 'mail that nobody has verified is taken',
    file: checkMessage,
    find: "verdict === 'pass' ||",
    replace: "verdict !== 'fail' ||",
    suites: quarantine,
  },
  {
    what: 'a sender verifies their own mail',
    file: `${intakeMessages}/mail/dmarc-verdict.ts`,
    find: 'return isOurs && isPass',
    replace: 'return isPass',
    suites: quarantine,
  },
  {
    what: 'a message can be accepted twice at once',
    file: `${intakeMessages}/intake-message-store.ts`,
    find: 'lte(since, abandonedBefore(platform))',
    replace: 'isNotNull(since)',
    suites: quarantine,
  },
  {
    what: 'strangers push the mail of others off the list',
    file: `${intakeMessages}/intake-message-store.ts`,
    find: 'partition by refusal is null, confirmation is null order by',
    replace: 'partition by confirmation is null order by',
    suites: intakeMail,
  },
  {
    what: 'one failing attachment loses the others',
    file: `${intakeMessages}/store-mail-files.ts`,
    find: "return [{ name, outcome: 'failed', documentId: null }];",
    replace: 'throw error;',
    suites: intakeMail,
  },
  {
    what: 'an attachment that finds no room waits for a person',
    file: `${intakeMessages}/store-mail-files.ts`,
    find: 'if (error instanceof OverloadError || isStorageFull(error)) throw error;',
    replace: '',
    suites: intakeMail,
  },
  {
    what: 'links of a forwarding confirmation lead anywhere',
    file: `${intakeMessages}/mail/forwarding-confirmation.ts`,
    find: 'linkHosts.includes(url.hostname)',
    replace: 'linkHosts.length > 0',
    suites: [`${intakeMessages}/mail/forwarding-confirmation.test.ts`],
  },
  {
    what: 'of two From headers the first counts',
    file: checkMessage,
    find: 'from === undefined || more.length > 0',
    replace: 'from === undefined || more.length > 9',
    suites: intake,
  },
  {
    what: 'automatic answers are taken',
    file: checkMessage,
    find: 'if (isAutomatic(header))',
    replace: 'if (isAutomatic(header) && false)',
    suites: quarantine,
  },
  {
    what: 'bounces are taken',
    file: checkMessage,
    find: "['', '<>'].includes(envelopeFrom.trim())",
    replace: "envelopeFrom.trim() === '?'",
    suites: intake,
  },
  {
    what: 'a message too large for its announced size is read',
    file: 'shared/mime/mail-stream.ts',
    find: 'if (length > maxBytes) return null;',
    replace: 'if (length > 2 * maxBytes) return null;',
    suites: intakeMail,
  },
  {
    what: 'a message has as many attachments as it likes',
    file: `${intakeMessages}/store-mail-files.ts`,
    find: 'files.slice(0, limits.mail.attachments).entries()',
    replace: 'files.entries()',
    suites: intake,
  },
  {
    what: 'a deleted organization gets mail',
    file: intakeStore,
    find: 'and(eq(intakeEmailsTable.emailAddress, emailAddress), isNull(organizationsTable.deletedAt)),',
    replace: 'eq(intakeEmailsTable.emailAddress, emailAddress),',
    suites: intake,
  },
  {
    what: 'an intake address of another organization can be changed',
    file: intakeStore,
    find: 'eq(intakeEmailsTable.id, intakeEmailId),\n    eq(intakeEmailsTable.organizationId, scope.organizationId),',
    replace: 'eq(intakeEmailsTable.id, intakeEmailId),',
    suites: ['tests/contract/intake-emails.test.ts'],
  },
  {
    what: 'pictures of a message become documents',
    file: 'shared/mime/files/content-parts.ts',
    find: 'isImage(part) && references.has(part.contentId)',
    replace: 'isImage(part) && references.has(part.mimeType)',
    suites: intake,
  },
  {
    what: 'an archive that is larger than it says is unpacked',
    file: 'shared/mime/envelopes/zip-parts.ts',
    find: 'if (length !== size || checksum !== crc) throw damaged();',
    replace: 'if (checksum === -1) throw damaged();',
    suites: ['shared/mime/envelopes/open-envelopes.test.ts'],
  },
];

/**
 * The intake address that a message was sent to (lower case), and the name of a tag after a plus as it is written, null
 * without one: `abc@x` and `Tax` for `ABC+Tax@x`.
 */
export function parseRecipient(recipient: string): { address: string; tagName: string | null } {
  const [, local = '', tag, domain = ''] =
    /^([^+@]*)(?:\+(.*))?@([^@]*)$/s.exec(recipient.trim()) ?? [];
  return { address: `${local}@${domain}`.toLowerCase(), tagName: tag || null };
}

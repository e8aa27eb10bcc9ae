/**
 * Returns the intake address of a recipient in lower case, and the unchanged name of a tag after a
 * plus; null without one. For `ABC+Tax@x` these are `abc@x` and `Tax`.
 */
export function parseRecipient(recipient: string): { address: string; tagName: string | null } {
  const [, local = '', tag, domain = ''] =
    /^([^+@]*)(?:\+(.*))?@([^@]*)$/s.exec(recipient.trim()) ?? [];
  return { address: `${local}@${domain}`.toLowerCase(), tagName: tag || null };
}

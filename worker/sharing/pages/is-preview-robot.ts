/**
 * Programs of messengers, mail and social networks that open every address they find. CUBOT is a
 * phone.
 */
const robots =
  /(?<!cu)bot\b|crawl|spider|preview|facebookexternalhit|^whatsapp|embedly|vkshare|mastodon|iframely/i;

export function isPreviewRobot(headers: Headers): boolean {
  return robots.test(headers.get('user-agent') ?? '');
}

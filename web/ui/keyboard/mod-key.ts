/** The key of shortcuts like Ctrl + K, as it is written on this machine's keyboard. */
export const modKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

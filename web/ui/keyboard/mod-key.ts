/** The modifier of shortcuts like Ctrl + K, as this machine's keyboard labels it. */
export const modKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

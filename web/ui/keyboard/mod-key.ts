/** The label of the modifier key on this machine's keyboard. */
export const modKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

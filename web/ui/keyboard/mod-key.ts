/** The modifier of shortcuts like Ctrl + K, as labelled on the keyboard of this platform. */
export const modKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

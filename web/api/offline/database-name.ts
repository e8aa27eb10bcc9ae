/** The IndexedDB database of what is kept in this browser for use without a network. */
export const offlineDatabaseName = 'sheaf-offline';

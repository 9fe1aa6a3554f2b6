/** The operator's token of the Worker under test; no answer and no log may hold it. */
export const ADMIN_TOKEN = 'canary-of-the-admin-token'

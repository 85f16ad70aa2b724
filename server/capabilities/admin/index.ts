/** Public interface of administration: figures, settings and the audit log. */
export { changeSettings } from './change-settings.ts';
export { readSupportContacts } from './read-settings.ts';
export { adminRoutes } from './routes.ts';
export { adminPersonalData } from './saved-views.ts';

/** The door of administration: figures, settings, and the log of all acts. */
export { adminRoutes } from './routes.ts';

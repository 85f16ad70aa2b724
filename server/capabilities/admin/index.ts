/** Public interface of administration: figures, settings and the audit log. */
export { adminRoutes } from './routes.ts';

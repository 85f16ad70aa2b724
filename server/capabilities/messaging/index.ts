/** The door of messaging. */
export { messagingRoutes } from './routes.ts';

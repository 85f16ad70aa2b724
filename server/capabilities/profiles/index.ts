/** The door of profiles: people as others see them. */
export { profileRoutes } from './routes.ts';

/** Public interface of profiles: users as others see them. */
export { profileRoutes } from './routes.ts';

/** The door of favourites. */
export { favouriteRoutes } from './routes.ts';

/** The door of favourites. */
export { favouritesPart } from './person-part.ts';
export { favouriteRoutes } from './routes.ts';

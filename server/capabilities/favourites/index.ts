/** The door of favourites. */
export { addFavourite } from './add-favourite.ts';
export { favouritesPart } from './person-part.ts';
export { favouriteRoutes } from './routes.ts';

/** Public interface of favourites. */
export { addFavourite } from './add-favourite.ts';
export { favouritePersonalData } from './personal-data.ts';
export { favouriteRoutes } from './routes.ts';

/** Public interface of sharing: pictures for links to cars. */
export { sharingRoutes } from './routes.ts';

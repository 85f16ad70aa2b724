/** Public interface of people: looking a person up, their file, and admins' notes. */
export { peoplePersonalData } from './personal-data.ts';
export { personFileRoutes } from './routes.ts';

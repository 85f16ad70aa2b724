/** Public interface of reports: something is wrong on a booking, and an admin decides how it goes on. */
export { reportCreated, reportDecided } from './events.ts';
export { reportPersonalData } from './personal-data.ts';
export { reportRoutes } from './routes.ts';
export { countOpenReports, hasReportSince, reportsOfPerson } from './sql.ts';

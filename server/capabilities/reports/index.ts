/** Public interface of reports: a party reports that something is wrong on a booking, and an admin decides. */
export { reportCreated, reportDecided } from './events.ts';
export { reportPersonalData } from './personal-data.ts';
export { reportRoutes } from './routes.ts';
export { countOpenReports, hasReportSince, reportsOfPerson } from './sql.ts';

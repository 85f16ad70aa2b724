/** Public interface of invoices: numbered invoices and credit notes, and owners' monthly statements. */
export { invoiceJobs, invoicesRecurring, issueInvoices, issueMissingInvoices } from './issue-invoices.ts';
export { invoicePersonalData } from './personal-data.ts';
export { invoiceRoutes } from './routes.ts';

/** Public interface of reviews. */
export { countReportedReviews } from './admin-sql.ts';
export { answerReview } from './answer-review.ts';
export { reviewDue, reviewReceived } from './events.ts';
export { reviewJobs, reviewsRecurring } from './job-handlers.ts';
export { reviewPersonalData } from './personal-data.ts';
export { reportReview } from './report-review.ts';
export { reviewRoutes } from './routes.ts';
export { writeReview } from './write-review.ts';

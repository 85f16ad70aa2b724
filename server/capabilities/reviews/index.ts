/** The door of reviews. */
export { answerReview } from './answer-review.ts';
export { reviewJobs, reviewsRecurring } from './jobs.ts';
export { reviewDue, reviewReceived } from './news.ts';
export { reviewsPart } from './person-part.ts';
export { reportReview } from './report-review.ts';
export { reviewRoutes } from './routes.ts';
export { writeReview } from './write-review.ts';

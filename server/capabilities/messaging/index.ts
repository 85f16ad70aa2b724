/** The door of messaging. */
export { openConversation } from './hear-bookings.ts';
export { inquire } from './inquire.ts';
export { messagingJobs } from './jobs.ts';
export { conversationRead, messageWaits } from './news.ts';
export { messagingPart } from './person-part.ts';
export { messagingRoutes } from './routes.ts';
export { sendMessage } from './send-message.ts';
export { tellOfBooking, tellOfClaim, tellOfHandover } from './tell-events.ts';

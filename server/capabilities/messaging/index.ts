/** Public interface of messaging. */

export { appendBookingEvents, appendClaimEvents, appendHandoverEvents, appendRenterClaimEvents } from './append-system-messages.ts';
export { conversationRead, messageUnread } from './events.ts';
export { inquire } from './inquire.ts';
export { messagingJobs } from './notify-if-unread.ts';
export { messagingPersonalData } from './personal-data.ts';
export { replyPersonalData } from './replies/manage-replies.ts';
export { automaticMessageJobs, automaticMessagesRecurring, onBookingConfirmed } from './replies/send-automatic.ts';
export { messagingRoutes } from './routes.ts';
export { sendMessage } from './send-message.ts';
export { openConversation } from './subscribers.ts';

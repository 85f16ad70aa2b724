/** Notifications (the bell). */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging } from './paging.ts';

export const notificationRefusals = {
	NOTIFICATION_NOT_FOUND: { status: 404, en: 'This notification no longer exists.', ar: 'هذا الإشعار لم يعد موجوداً.' },
} as const satisfies Record<string, RefusalText>;

export const notificationTypes = [
	'BOOKING_REQUEST',
	'BOOKING_CONFIRMED',
	'BOOKING_CANCELLED',
	'NEW_MESSAGE',
	'PAYOUT_READY',
	'PAYOUT_PAID',
	'PAYOUT_FAILED',
	'PAYOUT_DETAILS_CHANGED',
	'BOOKING_REMINDER',
	'HANDOVER_RECORDED',
	'PAYMENT_FAILED',
	'REFUND_SENT',
	'CLAIM_OPENED',
	'CLAIM_ANSWERED',
	'CLAIM_RESOLVED',
	'CLAIM_PAYMENT',
	'REVIEW_RECEIVED',
	'KYC_APPROVED',
	'KYC_REJECTED',
	'CAR_VERIFIED',
	'CAR_REJECTED',
	'CAR_CHANGE_SUBMITTED',
	'BOOKING_PLACE',
	'RENTER_LATE',
	'ON_THE_WAY',
	'SAVED_SEARCH_MATCH',
	'REPORT_CREATED',
	'REPORT_DECIDED',
	'TICKET_ANSWERED',
	'REQUEST_SENT',
	'BOOKING_CHANGE',
	'GOODWILL_WAITING',
	'GOODWILL_GRANTED',
	'FINE_HOLD',
	'FINE_STATED',
	'FINE_ANSWERED',
	'FINE_DECIDED',
	'RENTER_CLAIM_OPENED',
	'RENTER_CLAIM_ANSWERED',
	'RENTER_CLAIM_DECIDED',
	'INSTANT_BOOK_PAUSED',
	'TICKET_WAITING',
	'GOODWILL_DECIDED',
	'COMPANY_PAPER_DECIDED',
	'COMPANY_PERMIT_ENDING',
	'DRIVER_JOINED',
	'DRIVER_ENDED',
	'NO_SHOW',
	'CAR_SERVICE_DUE',
	'KYC_SUBMITTED',
	'CAR_SUBMITTED',
	'LICENCE_EXPIRING',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

const bilingual = z.object({ en: z.string(), ar: z.string() });

export const notification = z.object({
	id: z.uuid(),
	type: z.enum(notificationTypes),
	title: bilingual,
	body: bilingual,
	actionUrl: z.string().nullable(),
	isRead: z.boolean(),
	createdAt: z.string(),
});
export type Notification = z.output<typeof notification>;

const notificationId = z.object({ id: z.uuid() });

export const listNotifications = endpoint({
	method: 'GET',
	path: '/api/notifications',
	summary: 'The caller’s notifications, newest first; X-Unread-Count is the number of unread ones.',
	access: 'signed-in',
	team: { permission: 'manage', else: 'own' },
	query: z.object(paging),
	response: z.array(notification),
});

export const markNotificationRead = endpoint({
	method: 'PATCH',
	path: '/api/notifications/{id}/read',
	summary: 'Mark a notification as read.',
	access: 'signed-in',
	team: { permission: 'manage', else: 'own' },
	params: notificationId,
	response: notification,
	refusals: ['NOTIFICATION_NOT_FOUND'],
});

export const deleteNotification = endpoint({
	method: 'DELETE',
	path: '/api/notifications/{id}',
	summary: 'Delete a notification.',
	access: 'signed-in',
	team: { permission: 'manage', else: 'own' },
	params: notificationId,
	response: z.object({ success: z.literal(true) }),
	refusals: ['NOTIFICATION_NOT_FOUND'],
});

export const markAllNotificationsRead = endpoint({
	method: 'POST',
	path: '/api/notifications/read-all',
	summary: 'Mark all of the caller’s notifications as read.',
	access: 'signed-in',
	team: { permission: 'manage', else: 'own' },
	response: z.object({ success: z.literal(true) }),
});
